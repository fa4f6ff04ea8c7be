// A table and its lines as they are written to the store.
import type { Types } from '@race/kernel';
import type { LiveTable } from '@race/online';
import type { LineRow, TableRow } from '@race/store';
import type { Keyed, Room } from './room.ts';
import { namedIn } from './table-record.ts';

/** The room as a row that is to be written next. */
export function nextRow(room: Room, now: number): TableRow {
  room.revision += 1;
  room.isOwned = true;
  room.written = now;
  return {
    table: room.id,
    game: room.game.id,
    plan: JSON.stringify(room.plan),
    record: JSON.stringify(room.record),
    stage: room.stage,
    listed: room.listed,
    made: room.made,
    touched: now,
    revision: room.revision,
    people: namedIn(room.record),
    due: room.ticking.due,
  };
}

/** The same where nobody else may notice that anything was written. */
export const quietRow = (room: Room): TableRow => nextRow(room, room.written);

/** A line that ends where the table stands now. */
export const lineRowOf = (live: LiveTable<Types>, { seat, key }: Keyed, entry: string): LineRow => ({
  line: live.lines,
  seat,
  entry,
  key,
  at: live.at,
  question: live.question,
  checksum: live.checksum,
});
