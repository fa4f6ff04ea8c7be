// What happened in a dash since one last looked.
import type { JSX } from 'preact';
import { missedAfter } from '../../net/connection.ts';
import { AwaySlip } from '../../race/away/load.ts';
import { context, me, past } from '../game.ts';
import { headlineOf } from '../moments.ts';
import { eventWords } from '../words.ts';

export function WhileAway(): JSX.Element | null {
  const after = missedAfter.value;
  const seat = me.value;
  if (after === null || seat === null) return null;
  const told = past.value
    .filter((one) => one.line > after && one.seat !== seat && one.events.length > 0)
    .map(({ events }) =>
      headlineOf(events)
        .map((event) => eventWords(event, context.value))
        .join(' '),
    );
  if (told.length === 0) return null;
  return (
    <AwaySlip
      others={told}
      onClose={() => {
        missedAfter.value = null;
      }}
    />
  );
}
