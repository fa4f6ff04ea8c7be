// The tables of a person: moved to another person, or left without a name.
import { uniqueName } from '@race/protocol';
import { withoutChallenge } from '../rooms/challenged.ts';
import { gameOf } from '../rooms/games.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { quietRow } from '../rooms/row.ts';
import { leaveSeat } from '../rooms/seats.ts';
import {
  hostPassedOn,
  namedIn,
  namesIn,
  type Person,
  type SeatRecord,
  seatOf,
  type TableRecord,
} from '../rooms/table-record.ts';
import { tryRecord } from '../rooms/table-schema.ts';

/** More tables than any person has. */
const ALL = 100_000;

/** Moves the seats of a guest to another person; false where some could not be moved. */
export async function moveTables(rooms: Rooms, guest: string, to: Person): Promise<boolean> {
  let isAll = true;
  for (const { table } of await rooms.services.store.tablesOf(guest, ALL)) {
    const moved = await rewrite(rooms, table, (record) =>
      // Nobody may know two hands of one race.
      isAt(record, to.person) ? null : withPerson(record, guest, calledThere(record, guest, to)),
    );
    const seen = await rooms.services.store.seen(table, guest);
    if (moved && seen !== null)
      await rooms.services.committer.write({ write: 'seen', table, person: to.person, at: seen });
    isAll &&= moved;
  }
  return isAll;
}

/** A person with a name that nobody else at the table has. */
const calledThere = ({ seats }: TableRecord, guest: string, to: Person): Person => ({
  ...to,
  name: uniqueName(to.name, namesIn(seats, guest)),
});

/** Replaces a name that was removed. */
const NOBODY = '—';

const isAt = (record: TableRecord, person: string): boolean => namedIn(record).includes(person);

/** Removes a person from all tables: tables of theirs alone are deleted, at others the seat loses its name. */
export async function leaveTables(rooms: Rooms, person: string): Promise<boolean> {
  for (const row of await rooms.services.store.tablesOf(person, ALL)) {
    const { table, people, stage } = row;
    const leaving = {
      person,
      nobody: rooms.services.newName(),
      bot: gameOf(row.game)?.defaultBot ?? '',
      stage,
    };
    const isSingleProcess = people.every((one) => one === person);
    const left = isSingleProcess
      ? await drop(rooms, table)
      : (await rewrite(rooms, table, (record) => withoutPerson(record, leaving))) ||
        (await leaveUnopened(rooms, table, leaving));
    if (!left) return false;
  }
  return true;
}

/** Gives a person another name at all their tables. */
export async function renameAtTables(rooms: Rooms, to: Person): Promise<void> {
  for (const { table } of await rooms.services.store.tablesOf(to.person, ALL))
    await rewrite(rooms, table, (record) =>
      withPerson(record, to.person, calledThere(record, to.person, to)),
    );
}

/** Leaves every seat whose race is not over: before the race the seat is open again, during it a bot plays. */
export async function leaveSeats(rooms: Rooms, person: string): Promise<void> {
  for (const { table, stage } of await rooms.services.store.tablesOf(person, ALL)) {
    const actor = stage === 'over' ? null : await rooms.get(table);
    const seat = actor === null ? null : seatOf(actor.game.record, person);
    if (actor !== null && seat !== null && actor.game.stage !== 'over') leaveSeat(actor, seat, null);
  }
}

async function drop(rooms: Rooms, table: string): Promise<boolean> {
  (await rooms.get(table))?.reopen();
  return rooms.services.committer.write({ write: 'dropTable', table });
}

/** Changes a table record, whatever else happens at the table, and waits until that is written. */
async function rewrite(
  rooms: Rooms,
  table: string,
  next: (record: TableRecord) => TableRecord | null,
): Promise<boolean> {
  const actor = await rooms.get(table);
  if (actor === null) return false;
  return actor.gate.run(async () => {
    const record = next(actor.game.record);
    if (record === null) return false;
    actor.game.record = record;
    // This is no move: the time of the last one stays.
    const isWritten = await rooms.services.committer.write({ write: 'table', row: quietRow(actor) });
    // Seats come from the table record: everybody who watches reloads.
    actor.reopen();
    return isWritten;
  });
}

/** At a table that cannot be opened, the row alone is changed. If it cannot be read either, nobody will play there again. */
async function leaveUnopened(rooms: Rooms, table: string, leaving: Leaving): Promise<boolean> {
  if ((await rooms.get(table)) !== null) return false;
  const row = await rooms.services.store.table(table);
  if (row === null) return true;
  const record = tryRecord(row.record);
  if (record === null) return rooms.services.committer.write({ write: 'dropTable', table });
  const left = withoutPerson(record, leaving);
  const next = {
    ...row,
    record: JSON.stringify(left),
    people: namedIn(left),
    revision: row.revision + 1,
  };
  return rooms.services.committer.write({ write: 'table', row: next });
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
    ...(record.challenged?.person === from ? { challenged: { ...record.challenged, ...named(to) } } : {}),
  };
}

const named = ({ person, name }: Person) => ({ person, name });

interface Leaving {
  readonly person: string;
  /** An identifier that replaces the person's, and belongs to nobody. */
  readonly nobody: string;
  readonly bot: string;
  readonly stage: string;
}

function withoutPerson(record: TableRecord, { person, nobody, bot, stage }: Leaving): TableRecord {
  const { challenged } = record;
  const rest = challenged?.person === person ? withoutChallenge(record) : record;
  const risen = withPerson(hostPassedOn(rest, person), person, { person: nobody, name: NOBODY });
  const seats = risen.seats.map((sits): SeatRecord => {
    if (sits.kind !== 'person' || sits.person !== nobody) return sits;
    if (stage === 'gathering') return { kind: 'open' };
    return stage === 'racing' ? { kind: 'bot', bot } : sits;
  });
  return { ...risen, seats };
}
