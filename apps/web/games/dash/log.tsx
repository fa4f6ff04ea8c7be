// The log of a dash, in sentences.
import type { DashEvent } from '@race/dash';
import type { ComponentChildren, JSX } from 'preact';
import { type DashTableModel, useDashTable } from './dash-table.ts';
import { type DashMoment, headlineOf } from './facts.ts';
import { eventWords, say } from './words.ts';

/** The timeline, and all steps so far, the latest first. */
export function Log({ children }: { children: ComponentChildren }): JSX.Element {
  const table = useDashTable();
  const told = newsOf(
    table,
    table.past.value.flatMap(({ events }) => events),
  );
  return (
    <details class="dash-log">
      <summary class="label">{say('dash.page.log')}</summary>
      {children}
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

/** A bot has the name of its character: that it takes it is not worth a line. */
const isNews = ({ latest }: DashTableModel, event: DashEvent): boolean =>
  event.key !== 'characterTaken' || latest.value?.players[event.seat]?.kind === 'person';

/** The events worth a line, a sentence each. */
export const newsOf = (table: DashTableModel, events: readonly DashEvent[]): string[] =>
  events.filter((event) => isNews(table, event)).map((event) => eventWords(event, table.context.value));

/** A moment in a sentence or two; without events, that a card was laid face down. */
export function momentWords({ context, nameAt }: DashTableModel, { events, seat, line }: DashMoment): string {
  if (events.length > 0)
    return headlineOf(events)
      .map((event) => eventWords(event, context.value))
      .join(' ');
  if (line === 0) return '';
  return seat === null ? say('dash.page.sealed') : say('dash.page.sealedBy', { who: nameAt(seat) });
}
