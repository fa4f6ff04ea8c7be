// The unfinished race touched last; with nothing unfinished there is no telegram.
import type { JSX } from 'preact';
import type { Kept } from '../device/protocol.ts';
import { keep, kept } from '../state/keep.ts';
import { nameOf, say } from '../words/say.ts';
import { peopleOf, unfinished } from './kept-races.ts';
import type { Go } from './place.ts';
import { PlaceLink } from './place-link.tsx';
import { telegramText } from './race-words.ts';
import './telegram.css';

const PLACES = ['none', 'one', 'more'] as const;

/** The next visit keeps a place for as much as this one has shown. */
export function keepPlaceFor(races: readonly Kept[]): void {
  keep('telegram', PLACES[Math.min(2, unfinished(races).length)] ?? 'none');
}

/** Until it is known what waits: nothing moves when it comes. */
export function TelegramPlace(): JSX.Element | null {
  const place = kept('telegram', PLACES) ?? 'none';
  return place === 'none' ? null : <div class={`telegram-place ${place}`} />;
}

export function Telegram({ races, go }: { races: readonly Kept[]; go: Go }): JSX.Element | null {
  const [latest, ...others] = unfinished(races);
  if (latest === undefined) return null;
  const { turn, table, options } = latest;
  const board = nameOf('board', options.board);
  return (
    <section class="telegram sheet" aria-labelledby="telegram-title">
      <p class="telegram-head label">
        <span>{say('front.telegram')}</span>
        <span>{say('front.telegram.turn', { turn })}</span>
      </p>
      <div class="telegram-words">
        <h2 id="telegram-title">
          {say(peopleOf(latest) > 1 ? 'front.telegram.several' : 'front.telegram.one')}
        </h2>
        <p class="telegram-text">{telegramText(latest)}</p>
        <p class="telegram-short">{say('front.telegram.short', { board, turn })}</p>
        {others.length > 0 && (
          <PlaceLink to={{ at: 'races' }} go={go} class="telegram-more">
            {say('front.more', { count: others.length })}
          </PlaceLink>
        )}
      </div>
      <PlaceLink to={{ at: 'table', table }} go={go} class="button telegram-button">
        {say('front.continue')}
      </PlaceLink>
    </section>
  );
}
