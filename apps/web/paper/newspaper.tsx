// "The Continental": dispatches, newest first, about all crews or one. It lies on open sea.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { crewName } from '../dash/names.ts';
import { Token } from '../dash/silhouette.tsx';
import { Icon } from '../icons/icon.tsx';
import { turnWords } from '../map/title.ts';
import { crews } from '../state/crews.ts';
import { isCompact } from '../state/layout.ts';
import { told } from '../state/shown.ts';
import { capital, label, nameOf, say } from '../words/say.ts';
import { concerns, type Dispatch, dispatchesOf } from './dispatches.ts';
import { sentenceOf } from './sentences.ts';
import './newspaper.css';

/** Whether it lies open. On a small screen it waits to be asked for. */
export const isOpen = signal(!isCompact());

const about = signal<number | null>(null);
const AT_FIRST = 12;
const shown = signal(AT_FIRST);

export function Newspaper({ place }: { place: { readonly [property: string]: string } }): JSX.Element | null {
  if (!isOpen.value) return null;
  const all = dispatchesOf(told.value)
    .filter((one) => about.value === null || concerns(one, about.value))
    .reverse();
  const [lead, ...rest] = all.slice(0, shown.value);
  return (
    <section class="news" style={place} aria-label={say('viewer.log')}>
      <header>
        <h2 class="news-title">{label('page.paper')}</h2>
        <p class="news-date">
          <span>{turnWords()}</span>
          <span>{label('page.wireless')}</span>
          <span>{label('page.price')}</span>
        </p>
        <Filter />
        <FoldButton />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to */}
      <div class="news-body" tabIndex={0}>
        {lead === undefined ? <p class="news-none">{say('viewer.logEmpty')}</p> : <Article dispatch={lead} />}
        <div class="news-columns">
          {rest.map((one) => (
            <Article key={one.from} dispatch={one} />
          ))}
        </div>
        {all.length > shown.value && (
          <button type="button" class="news-more" onClick={() => (shown.value += AT_FIRST * 2)}>
            {label('page.earlier')}
          </button>
        )}
      </div>
    </section>
  );
}

function Article({ dispatch }: { dispatch: Dispatch }): JSX.Element {
  const crew = dispatch.seat === null ? undefined : crews.value[dispatch.seat];
  const headline = crew === undefined ? capital(nameOf('phase', dispatch.phase)) : crewName(crew);
  return (
    <article class="news-article">
      <h3>{headline}</h3>
      <p>{dispatch.events.map(sentenceOf).join(' ')}</p>
    </article>
  );
}

function Filter(): JSX.Element {
  const choices = [null, ...crews.value.map(({ seat }) => seat)];
  return (
    <fieldset class="news-filter">
      <legend class="unseen">{label('page.filter')}</legend>
      {choices.map((seat) => {
        const crew = seat === null ? undefined : crews.value[seat];
        const name = crew === undefined ? label('page.allCrews') : crewName(crew);
        return (
          <button
            key={seat}
            type="button"
            aria-pressed={about.value === seat}
            title={name}
            onClick={() => {
              about.value = seat;
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

function FoldButton(): JSX.Element {
  return (
    <button
      type="button"
      class="news-fold"
      aria-label={label('page.fold')}
      title={label('page.fold')}
      onClick={() => (isOpen.value = false)}
    >
      <Icon name="fold" />
    </button>
  );
}
