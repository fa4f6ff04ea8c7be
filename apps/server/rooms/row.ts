// A table and its lines as they are written to the store.
import type { Types } from '@race/kernel';
import type { Live } from '@race/live';
import type { KeptLine, KeptTable } from '@race/store';
import { namedIn } from './matter.ts';
import type { Keyed, Room } from './room.ts';

/** The room as a row that is to be written next. */
export function nextRow(room: Room, now: number): KeptTable {
  room.revision += 1;
  room.isOurs = true;
  room.written = now;
  return {
    table: room.id,
    game: room.game.id,
    plan: JSON.stringify(room.plan),
    matter: JSON.stringify(room.matter),
    stage: room.stage,
    listed: room.listed,
    made: room.made,
    touched: now,
    revision: room.revision,
    people: namedIn(room.matter),
    due: room.ticking.due,
  };
}

/** The same where nobody else may notice that anything was written. */
export const quietRow = (room: Room): KeptTable => nextRow(room, room.written);

/** A line that ends where the table stands now. */
export const keptLine = (live: Live<Types>, { seat, key }: Keyed, entry: string): KeptLine => ({
  line: live.lines,
  seat,
  entry,
  key,
  at: live.at,
  question: live.question,
  print: live.print,
});
