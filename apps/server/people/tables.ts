// The tables of a person: carried over to another one, or left without a name.
import { uniqueName } from '@race/protocol';
import { gameOf } from '../rooms/games.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { quietRow } from '../rooms/row.ts';
import { leaveSeat } from '../rooms/seats.ts';
import { namesIn } from '../rooms/table.ts';
import {
  hostPassedOn,
  namedIn,
  parsed,
  type SeatRecord,
  seatOf,
  type TableRecord,
} from '../rooms/table-record.ts';
import { writing } from '../rooms/writing.ts';

export interface Person {
  readonly person: string;
  readonly name: string;
}

/** More than anybody sits at. */
const ALL = 100_000;

/** What was a guest's at tables is somebody else's; false when some could not be moved. */
export async function moveTables(rooms: Rooms, guest: string, to: Person): Promise<boolean> {
  let isAll = true;
  for (const { table } of await rooms.store.tablesOf(guest, ALL)) {
    const moved = await rewrite(rooms, table, (record) =>
      // Nobody may know two hands of one race.
      isAt(record, to.person) ? null : withPerson(record, guest, calledThere(record, guest, to)),
    );
    const seen = await rooms.store.seen(table, guest);
    if (moved && seen !== null)
      await writing(rooms.committer)({ write: 'seen', table, person: to.person, at: seen });
    isAll &&= moved;
  }
  return isAll;
}

/** Somebody with the name they have at a table, which nobody else there has. */
const calledThere = ({ seats }: TableRecord, guest: string, to: Person): Person => ({
  ...to,
  name: uniqueName(to.name, namesIn(seats, guest)),
});

/** Stands for a name that was taken out. */
const NOBODY = '—';

const isAt = (record: TableRecord, person: string): boolean => namedIn(record).includes(person);

/** Takes somebody out of all tables: those nobody else sat at are dropped, at the others a seat loses its name. */
export async function leaveTables(rooms: Rooms, person: string): Promise<boolean> {
  for (const row of await rooms.store.tablesOf(person, ALL)) {
    const { table, people, stage } = row;
    const leaving = { person, nobody: rooms.newName(), bot: gameOf(row.game)?.defaultBot ?? '', stage };
    const isSingleProcess = people.every((one) => one === person);
    const left = isSingleProcess
      ? await drop(rooms, table)
      : (await rewrite(rooms, table, (record) => withoutPerson(record, leaving))) ||
        (await leaveUnopened(rooms, table, leaving));
    if (!left) return false;
  }
  return true;
}

/** Leaves every seat whose race is not over: before it the seat is open again, in it a bot drives. */
export async function leaveSeats(rooms: Rooms, person: string): Promise<void> {
  for (const { table, stage } of await rooms.store.tablesOf(person, ALL)) {
    const room = stage === 'over' ? null : await rooms.room(table);
    const seat = room === null ? null : seatOf(room.record, person);
    if (room !== null && seat !== null && room.stage !== 'over') leaveSeat(rooms, room, seat, null);
  }
}

async function drop(rooms: Rooms, table: string): Promise<boolean> {
  const room = await rooms.room(table);
  if (room !== null) rooms.reopen(room);
  return writing(rooms.committer)({ write: 'dropTable', table });
}

/** Changes a table beside its race, whatever else happens at it, and waits until that is written. */
async function rewrite(
  rooms: Rooms,
  table: string,
  next: (record: TableRecord) => TableRecord | null,
): Promise<boolean> {
  const room = await rooms.room(table);
  if (room === null) return false;
  return rooms.exclusively(room, async () => {
    const record = next(room.record);
    if (record === null) return false;
    room.record = record;
    // Nobody has played: when that was last stays as it is.
    const isWritten = await writing(rooms.committer)({ write: 'table', row: quietRow(room) });
    // Seats come from the table record: everybody who watches reloads.
    rooms.reopen(room);
    return isWritten;
  });
}

/** At a table that cannot be opened, the row alone is changed. If it cannot be read either, nobody will play there again. */
async function leaveUnopened(rooms: Rooms, table: string, leaving: Leaving): Promise<boolean> {
  if ((await rooms.room(table)) !== null) return false;
  const row = await rooms.store.table(table);
  if (row === null) return true;
  const record = parsed<TableRecord>(row.record);
  if (record === null) return writing(rooms.committer)({ write: 'dropTable', table });
  const left = withoutPerson(record, leaving);
  const next = {
    ...row,
    record: JSON.stringify(left),
    people: namedIn(left),
    revision: row.revision + 1,
  };
  return writing(rooms.committer)({ write: 'table', row: next });
}

function withPerson(record: TableRecord, from: string, to: Person): TableRecord {
  const { former, host } = record;
  return {
    ...record,
    host: host === from ? to.person : host,
    seats: record.seats.map((sits) =>
      sits.kind === 'person' && sits.person === from ? { ...sits, ...to } : sits,
    ),
    ...(former === undefined
      ? {}
      : { former: former.map((one) => (one.person === from ? { ...one, person: to.person } : one)) }),
  };
}

interface Leaving {
  readonly person: string;
  /** Stands where the person stood, and is nobody. */
  readonly nobody: string;
  readonly bot: string;
  readonly stage: string;
}

function withoutPerson(record: TableRecord, { person, nobody, bot, stage }: Leaving): TableRecord {
  const risen = withPerson(hostPassedOn(record, person), person, { person: nobody, name: NOBODY });
  const seats = risen.seats.map((sits): SeatRecord => {
    if (sits.kind !== 'person' || sits.person !== nobody) return sits;
    if (stage === 'gathering') return { kind: 'open' };
    return stage === 'racing' ? { kind: 'bot', bot } : sits;
  });
  return { ...risen, seats };
}
