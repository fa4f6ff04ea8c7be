import type { JSX } from 'preact';
import { past } from './game.ts';
import { newsOf } from './news.ts';
import { say } from './words.ts';

/** Everything told so far, the latest first. */
export function Log(): JSX.Element {
  const told = newsOf(past.value.flatMap(({ events }) => events));
  return (
    <details class="dash-log" open>
      <summary class="label">{say('dash.page.log')}</summary>
      <ol aria-label={say('dash.page.log')}>
        {told
          .map((words, at) => ({ at, words }))
          .reverse()
          .map(({ at, words }) => (
            <li key={at}>{words}</li>
          ))}
      </ol>
    </details>
  );
}
