// "The Continental": dispatches, newest first, about all crews or one. It lies on open sea.
import { signal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { crewName } from '../dashboard/names.ts';
import { Token } from '../dashboard/silhouette.tsx';
import { IconButton } from '../icons/icon-button.tsx';
import { lazy } from '../lazy.tsx';
import { turnWords } from '../map/title.ts';
import { RuleMark } from '../race/rules/rule-mark.tsx';
import { crews } from '../state/crews.ts';
import { areLettersLarge, isCompact } from '../state/layout.ts';
import { moments } from '../state/table-state.ts';
import { capital, nameOf, say } from '../words/say.ts';
import { concerns, type Dispatch, dispatchesOf, leadOf, printed, touches } from './dispatches.ts';
import { explained, goBackToOpener } from './explained.ts';
import { headlineOf } from './headlines.ts';
import { named, sentenceOf } from './sentences.ts';
import './newspaper.css';

const WhyButton = lazy(async () => (await import('../solo/why/why-button.tsx')).WhyButton, null);
const WhyPage = lazy(async () => (await import('../solo/why/why-page.tsx')).WhyPage, null);
const RulesOf = lazy(async () => (await import('./rules-of.tsx')).RulesOf, null);

/** Whether it lies open. On a small screen, or in large letters, it waits to be asked for. */
export const isOpen = signal(!isCompact() && !areLettersLarge.peek());

/** The crew it tells about; null for all. */
const filter = signal<Seat | null>(null);
const AT_FIRST = 12;
const shown = signal(AT_FIRST);

interface Props {
  /** Where it lies, when the style sheet does not say. */
  readonly place: { readonly [property: string]: string };
  /** Who reads it: what others did to this crew is the headline. */
  readonly reader?: Seat | null;
}

export function Newspaper(props: Props): JSX.Element {
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
      {isOpen.value && <Paper {...props} />}
      {explained.value !== null && <WhyPage dispatch={explained.value} place={props.place} />}
    </>
  );
}

function Paper({ place, reader = null }: Props): JSX.Element {
  const all = dispatchesOf(moments.value).reverse();
  const about = filter.value === null ? all : all.filter((one) => concerns(one, filter.value ?? 0));
  const lead = leadOf(about, reader);
  const rest = about.filter((one) => one !== lead).slice(0, shown.value);
  return (
    <section class="news" style={place} aria-label={say('viewer.log')} inert={explained.value !== null}>
      <header>
        <h2 class="news-title">{say('page.paper')}</h2>
        <p class="news-date">
          <span>{turnWords()}</span>
          <span>{say('page.wireless')}</span>
          <span>{say('page.price')}</span>
        </p>
        <Filter />
        <FoldButton />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to */}
      <div class="news-body" tabIndex={0}>
        {lead === undefined ? (
          <p class="news-none">{say('viewer.logEmpty')}</p>
        ) : (
          <Article dispatch={lead} isMine={reader !== null && touches(lead, reader)} />
        )}
        <div class="news-columns">
          {rest.map((one) => (
            <Article key={one.from} dispatch={one} />
          ))}
        </div>
        {about.length > rest.length + 1 && (
          <button type="button" class="news-more" onClick={() => (shown.value += AT_FIRST * 2)}>
            {say('page.earlier')}
          </button>
        )}
      </div>
    </section>
  );
}

interface ArticleProps {
  readonly dispatch: Dispatch;
  /** Whether it was done to who reads it. */
  readonly isMine?: boolean;
}

function Article({ dispatch, isMine = false }: ArticleProps): JSX.Element {
  const crew = dispatch.seat === null ? undefined : crews.value[dispatch.seat];
  const name = crew === undefined ? capital(nameOf('phase', dispatch.phase)) : crewName(crew);
  const events = printed(dispatch);
  const Named = named.value;
  return (
    <article class="news-article">
      {isMine && <p class="news-mine label">{say('desk.paper.you')}</p>}
      <h3>{headlineOf(dispatch) ?? name}</h3>
      <p>{Named === null ? events.map(sentenceOf).join(' ') : <Named events={events} />}</p>
      {crew?.isRene === true && <WhyButton dispatch={dispatch} />}
      <Rules events={events} />
    </article>
  );
}

/** The rules behind a dispatch are fetched when somebody asks for them. */
function Rules({ events }: { events: Dispatch['events'] }): JSX.Element {
  const [isOpened, setOpened] = useState(false);
  return (
    <details class="news-rules" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary aria-label={say('page.rulesOf')} title={say('page.rulesOf')}>
        <RuleMark />
      </summary>
      {isOpened && <RulesOf events={events} />}
    </details>
  );
}

function Filter(): JSX.Element {
  const choices = [null, ...crews.value.map(({ seat }) => seat)];
  return (
    <fieldset class="news-filter">
      <legend class="unseen">{say('page.filter')}</legend>
      {choices.map((seat) => {
        const crew = seat === null ? undefined : crews.value[seat];
        const name = crew === undefined ? say('page.allCrews') : crewName(crew);
        return (
          <button
            key={seat}
            type="button"
            aria-pressed={filter.value === seat}
            title={name}
            onClick={() => {
              filter.value = seat;
              shown.value = AT_FIRST;
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

const FoldButton = (): JSX.Element => (
  <IconButton icon="fold" class="news-fold" words={say('page.fold')} act={() => (isOpen.value = false)} />
);
