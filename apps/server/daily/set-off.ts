// Setting off: one try a person and day, at a table of its own that begins at once. DAILY-02.
import type { RunRow } from '@race/store';
import { openRoom, type Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { nextRow } from '../rooms/row.ts';
import type { Person } from '../rooms/table.ts';
import { personAt } from '../rooms/table.ts';
import type { TableRecord } from '../rooms/table-record.ts';
import { writing } from '../rooms/writing.ts';
import { endOf } from './day.ts';
import { type DayPlan, planOf } from './plan.ts';

const RACER = 'racer';

/** The table of somebody's try, new or begun; null when it could not be kept. */
export async function setOff(rooms: Rooms, day: string, who: Person): Promise<string | null> {
  const run = (await rooms.store.run(day, who.person)) ?? (await claim(rooms, day, who.person));
  if (run === null) return null;
  // Whoever was cut off between the two finds the try and sets up its table.
  const isThere = (await rooms.room(run.table)) !== null || (await setUp(rooms, run.table, day, who));
  return isThere ? run.table : null;
}

/** Only one of those who ask at once sets off; the others find what it has begun. */
async function claim({ store, committer, newName, now }: Rooms, day: string, person: string) {
  const run = { day, person, table: newName(), made: now(), ends: endOf(day) };
  await writing(committer)({ write: 'run', run });
  return (await store.run(day, person)) satisfies RunRow | null;
}

async function setUp(rooms: Rooms, table: string, day: string, who: Person): Promise<boolean> {
  const room = roomFor(table, await planOf(rooms, day), { who, now: rooms.now() });
  if (room === null) return false;
  const isFirst = await writing(rooms.committer)({ write: 'table', row: nextRow(room, rooms.now()) });
  if (!isFirst) return (await rooms.room(table)) !== null;
  rooms.enter(room);
  return true;
}

interface Setting {
  readonly who: Person;
  readonly now: number;
}

function roomFor(table: string, plan: DayPlan, { who, now }: Setting): Room | null {
  const rivals = Array.from({ length: plan.options.crews - 1 }, () => ({ kind: 'bot', bot: RACER }) as const);
  const record: TableRecord = {
    seats: [personAt(who), ...rivals],
    host: who.person,
    proposal: null,
    held: null,
    rematch: null,
  };
  const row = {
    table,
    game: 'race',
    plan: JSON.stringify(plan),
    record: JSON.stringify(record),
    stage: 'racing',
    listed: false,
    made: now,
    touched: now,
    revision: 0,
    people: [],
    due: null,
  };
  return openRoom(row, [], now);
}
