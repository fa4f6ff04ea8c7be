// A table and its lines as they are written to the store.
import type { Types } from '@race/kernel';
import type { LiveTable } from '@race/online';
import type { LineRow, TableRow } from '@race/store';
import type { Keyed } from './actor-state.ts';
import type { TableActor } from './table-actor.ts';
import { namedIn } from './table-record.ts';

/** The row of a table, to be written next. */
export function nextRow(actor: TableActor, now: number): TableRow {
  actor.game.revision += 1;
  actor.game.isOwned = true;
  actor.game.written = now;
  return {
    table: actor.id,
    game: actor.served.id,
    plan: JSON.stringify(actor.plan),
    record: JSON.stringify(actor.game.record),
    stage: actor.game.stage,
    listed: actor.game.listed,
    made: actor.made,
    touched: now,
    revision: actor.game.revision,
    people: namedIn(actor.game.record),
    due: actor.timers.clocks.due,
  };
}

/** The same for secret changes: the time of the last change stays as it was. */
export const quietRow = (actor: TableActor): TableRow => nextRow(actor, actor.game.written);

/** The line that led to the present position. */
export const lineRowOf = (live: LiveTable<Types>, { seat, key }: Keyed, entry: string): LineRow => ({
  line: live.lines,
  seat,
  entry,
  key,
  at: live.at,
  question: live.question,
  checksum: live.checksum,
});
