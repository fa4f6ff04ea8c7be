// "The Continental": dispatches, newest first, about all crews or one. It lies on open sea, and is fetched after the first question.

import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../../shell/base/lazy.tsx';
import { loadSheets, loadSolo, loadTurn } from '../../shell/chunks.ts';
import { IconButton, RuleMark } from '../../shell/icons/icon.tsx';
import { capital, nameOf, say } from '../../shell/words/say.ts';
import { crewName, Token } from '../dashboard/crew.tsx';
import { freeSeaOf } from '../map/free-sea.ts';
import { turnWords } from '../map/title.ts';
import { sentencesOf } from '../model/sentences.ts';
import { useTable } from '../model/table.ts';
import { concerns, type Dispatch, dispatchesOf, leadOf, touches } from './dispatches.ts';
import { Fold, headlineOf } from './fold.tsx';
import { explainedOf, newspaperOf, PAPER_LENGTH } from './open-paper.tsx';
import { printed } from './weights.ts';
import './newspaper.css';

const WhyButton = lazy(async () => (await loadSolo()).WhyButton, null);
const WhyPage = lazy(async () => (await loadSolo()).WhyPage, null);
const RulesOf = lazy(async () => (await loadSheets()).RulesOf, null);

interface NewspaperProps {
  /** Its place, where it is not the open sea of the sheet. */
  readonly place?: Place | null;
  /** Whether the key map is below it. */
  readonly isAboveKeyMap?: boolean;
  /** The crew of the reader: what others did to it is the headline. */
  readonly reader?: Seat | null;
}

type Place = { readonly [property: string]: string };
type Props = NewspaperProps & { readonly place: Place };

export function Newspaper({ place, ...given }: NewspaperProps): JSX.Element {
  const table = useTable();
  const { paperPlace } = freeSeaOf(table);
  const props = { ...given, place: place ?? paperPlace.value };
  const { explained, goBackToOpener } = explainedOf(table);
  const { isOpen } = newspaperOf(table);
  // Reasons belong to the race that is shown.
  useEffect(
    () => () => {
      explained.value = null;
    },
    [],
  );
  useEffect(() => {
    if (explained.value === null) goBackToOpener();
  }, [explained.value]);
  return (
    <>
      {isOpen.value ? <Paper {...props} /> : table.isLive.value && <Fold {...props} />}
      {explained.value !== null && <WhyPage dispatch={explained.value} place={props.place} />}
    </>
  );
}

function Paper({ place, reader = null }: Props): JSX.Element {
  const table = useTable();
  const { moments } = table;
  const { filter, shown } = newspaperOf(table);
  const { explained } = explainedOf(table);
  const all = dispatchesOf(moments.value).reverse();
  const about = filter.value === null ? all : all.filter((one) => concerns(one, filter.value ?? 0));
  const lead = leadOf(about, reader);
  const rest = about.filter((one) => one !== lead).slice(0, shown.value);
  return (
    <section class="news" style={place} aria-label={say('newspaper.log')} inert={explained.value !== null}>
      <header>
        <h2 class="news-title">{say('newspaper.title')}</h2>
        <p class="news-date">
          <span>{turnWords(table)}</span>
          <span>{say('newspaper.wireless')}</span>
          <span>{say('newspaper.price')}</span>
        </p>
        <Filter />
        <FoldButton />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to */}
      <div class="news-body" tabIndex={0}>
        {lead === undefined ? (
          <p class="news-none">{say('newspaper.logEmpty')}</p>
        ) : (
          <Article dispatch={lead} isMine={reader !== null && touches(lead, reader)} />
        )}
        <div class="news-columns">
          <Lateness />
          {rest.map((one) => (
            <Article key={one.from} dispatch={one} />
          ))}
        </div>
        {about.length > rest.length + 1 && (
          <button type="button" class="news-more" onClick={() => (shown.value += PAPER_LENGTH * 2)}>
            {say('newspaper.earlier')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Whose time ran out at an online table, and how often. */
function Lateness(): JSX.Element | null {
  const table = useTable();
  const { crews, late } = table;
  const seats = [...new Set(late.value.map(({ seat }) => seat))];
  if (seats.length === 0) return null;
  const told = seats.map((seat) => {
    const crew = crews.value[seat];
    const name = crew === undefined ? '' : crewName(table, crew);
    return say('newspaper.late.who', { name, count: late.value.filter((one) => one.seat === seat).length });
  });
  return (
    <article class="news-article">
      <h3>{say('newspaper.late')}</h3>
      <p>{told.join(' ')}</p>
    </article>
  );
}

/** What happened, without ways to find it on the map. */
function Told({ events }: { events: Dispatch['events'] }): JSX.Element {
  const { sentenceOf } = sentencesOf(useTable());
  return <>{events.map(sentenceOf).join(' ')}</>;
}

/** The same with the places it names, which can be found on the map. */
const NamedPlaces = lazy(async () => (await loadTurn()).NamedPlaces, Told);

interface ArticleProps {
  readonly dispatch: Dispatch;
  /** Whether it was done to the reader. */
  readonly isMine?: boolean;
}

function Article({ dispatch, isMine = false }: ArticleProps): JSX.Element {
  const table = useTable();
  const { crews, mapInteraction } = table;
  const crew = dispatch.seat === null ? undefined : crews.value[dispatch.seat];
  const name = crew === undefined ? capital(nameOf('phase', dispatch.phase)) : crewName(table, crew);
  const events = printed(dispatch);
  return (
    <article class="news-article">
      {isMine && <p class="news-mine label">{say('newspaper.you')}</p>}
      <h3>{headlineOf(table, dispatch) ?? name}</h3>
      <p>{mapInteraction.value === null ? <Told events={events} /> : <NamedPlaces events={events} />}</p>
      {crew?.isRene === true && <WhyButton dispatch={dispatch} />}
      <Rules events={events} />
    </article>
  );
}

/** The rules behind a dispatch are fetched when they are first opened. */
function Rules({ events }: { events: Dispatch['events'] }): JSX.Element {
  const [isOpened, setOpened] = useState(false);
  return (
    <details class="news-rules" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary aria-label={say('newspaper.rulesOf')} title={say('newspaper.rulesOf')}>
        <RuleMark />
      </summary>
      {isOpened && <RulesOf events={events} />}
    </details>
  );
}

function Filter(): JSX.Element {
  const table = useTable();
  const { crews } = table;
  const { filter, shown } = newspaperOf(table);
  const choices = [null, ...crews.value.map(({ seat }) => seat)];
  return (
    <fieldset class="news-filter">
      <legend class="unseen">{say('newspaper.filter')}</legend>
      {choices.map((seat) => {
        const crew = seat === null ? undefined : crews.value[seat];
        const name = crew === undefined ? say('newspaper.allCrews') : crewName(table, crew);
        return (
          <button
            key={seat}
            type="button"
            aria-pressed={filter.value === seat}
            title={name}
            onClick={() => {
              filter.value = seat;
              shown.value = PAPER_LENGTH;
            }}
          >
            {crew !== undefined && <Token crew={crew.id} />}
            <span class={crew === undefined ? '' : 'unseen'}>{name}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

const FoldButton = (): JSX.Element => {
  const table = useTable();
  const { setOpen } = newspaperOf(table);
  return (
    <IconButton icon="fold" class="news-fold" words={say('newspaper.fold')} act={() => setOpen(false)} />
  );
};
