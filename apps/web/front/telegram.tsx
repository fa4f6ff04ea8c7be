// The unfinished game touched last; with nothing unfinished there is no telegram.
import type { JSX } from 'preact';
import { RouteLink } from '../router/route-link.tsx';
import type { Go } from '../router/router.ts';
import { save, savedOption } from '../settings/local-storage.ts';
import { say } from '../words/say.ts';
import { type SavedGame, unfinished } from './library.ts';
import './telegram.css';

const PLACES = ['none', 'one', 'more'] as const;

/** The next visit keeps a place for as much as this one has shown. */
export function keepPlaceFor(games: readonly SavedGame[]): void {
  save('telegram', PLACES[Math.min(2, unfinished(games).length)] ?? 'none');
}

/** Until it is known what waits: nothing moves when it comes. */
export function TelegramPlace(): JSX.Element | null {
  const place = savedOption('telegram', PLACES) ?? 'none';
  return place === 'none' ? null : <div class={`telegram-place ${place}`} />;
}

export function Telegram({ games, go }: { games: readonly SavedGame[]; go: Go }): JSX.Element | null {
  const [latest, ...others] = unfinished(games);
  if (latest === undefined) return null;
  const { progress, title, text, short } = latest.telegram();
  return (
    <section class="telegram sheet" aria-labelledby="telegram-title">
      <p class="telegram-head label">
        <span>{say('front.telegram')}</span>
        <span>{progress}</span>
      </p>
      <div class="telegram-words">
        <h2 id="telegram-title">{title}</h2>
        <p class="telegram-text">{text}</p>
        <p class="telegram-short">{short}</p>
        {others.length > 0 && (
          <RouteLink to={{ at: 'races' }} go={go} class="telegram-more">
            {say('front.more', { count: others.length })}
          </RouteLink>
        )}
      </div>
      <RouteLink to={latest.to} go={go} class="button telegram-button">
        {say('front.continue')}
      </RouteLink>
    </section>
  );
}
