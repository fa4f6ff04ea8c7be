// The tables of a person: carried over to another one, or left without a name.
import { uniqueName } from '@race/protocol';
import { gameOf } from '../rooms/games.ts';
import type { Hall } from '../rooms/hall.ts';
import { hostPassedOn, type Matter, namedIn, parsed, type SeatMatter, seatOf } from '../rooms/matter.ts';
import { quietRow } from '../rooms/row.ts';
import { leaveSeat } from '../rooms/seats.ts';
import { namesIn } from '../rooms/table.ts';
import { writing } from '../rooms/writing.ts';

export interface Person {
  readonly person: string;
  readonly name: string;
}

/** More than anybody sits at. */
const ALL = 100_000;

/** What was a guest's at tables is somebody else's; false when some could not be moved. */
export async function moveTables(hall: Hall, guest: string, to: Person): Promise<boolean> {
  let isAll = true;
  for (const { table } of await hall.store.tablesOf(guest, ALL)) {
    const moved = await rewrite(hall, table, (matter) =>
      // Nobody may know two hands of one race.
      isAt(matter, to.person) ? null : withPerson(matter, guest, calledThere(matter, guest, to)),
    );
    const seen = await hall.store.seen(table, guest);
    if (moved && seen !== null)
      await writing(hall.committer)({ write: 'seen', table, person: to.person, at: seen });
    isAll &&= moved;
  }
  return isAll;
}

/** Somebody with the name they have at a table, which nobody else there has. */
const calledThere = ({ seats }: Matter, guest: string, to: Person): Person => ({
  ...to,
  name: uniqueName(to.name, namesIn(seats, guest)),
});

/** Stands for a name that was taken out. */
const NOBODY = '—';

const isAt = (matter: Matter, person: string): boolean => namedIn(matter).includes(person);

/** Takes somebody out of all tables: those nobody else sat at are dropped, at the others a seat loses its name. */
export async function leaveTables(hall: Hall, person: string): Promise<boolean> {
  for (const row of await hall.store.tablesOf(person, ALL)) {
    const { table, people, stage } = row;
    const leaving = { person, nobody: hall.newName(), bot: gameOf(row.game)?.usualBot ?? '', stage };
    const isAlone = people.every((one) => one === person);
    const left = isAlone
      ? await drop(hall, table)
      : (await rewrite(hall, table, (matter) => withoutPerson(matter, leaving))) ||
        (await leaveUnopened(hall, table, leaving));
    if (!left) return false;
  }
  return true;
}

/** Leaves every seat whose race is not over: before it the seat is open again, in it a bot drives. */
export async function leaveSeats(hall: Hall, person: string): Promise<void> {
  for (const { table, stage } of await hall.store.tablesOf(person, ALL)) {
    const room = stage === 'over' ? null : await hall.room(table);
    const seat = room === null ? null : seatOf(room.matter, person);
    if (room !== null && seat !== null && room.stage !== 'over') leaveSeat(hall, room, seat, null);
  }
}

async function drop(hall: Hall, table: string): Promise<boolean> {
  const room = await hall.room(table);
  if (room !== null) hall.reopen(room);
  return writing(hall.committer)({ write: 'dropTable', table });
}

/** Changes a table beside its race, whatever else happens at it, and waits until that is written. */
async function rewrite(hall: Hall, table: string, next: (matter: Matter) => Matter | null): Promise<boolean> {
  const room = await hall.room(table);
  if (room === null) return false;
  return hall.alone(room, async () => {
    const matter = next(room.matter);
    if (matter === null) return false;
    room.matter = matter;
    // Nobody has played: when that was last stays as it is.
    const isWritten = await writing(hall.committer)({ write: 'table', row: quietRow(room) });
    // Seats are given by the matter: whoever looks on looks anew.
    hall.reopen(room);
    return isWritten;
  });
}

/** At a table that cannot be opened, the row alone is changed. If it cannot be read either, nobody will play there again. */
async function leaveUnopened(hall: Hall, table: string, leaving: Leaving): Promise<boolean> {
  if ((await hall.room(table)) !== null) return false;
  const row = await hall.store.table(table);
  if (row === null) return true;
  const matter = parsed<Matter>(row.matter);
  if (matter === null) return writing(hall.committer)({ write: 'dropTable', table });
  const left = withoutPerson(matter, leaving);
  const next = {
    ...row,
    matter: JSON.stringify(left),
    people: namedIn(left),
    revision: row.revision + 1,
  };
  return writing(hall.committer)({ write: 'table', row: next });
}

function withPerson(matter: Matter, from: string, to: Person): Matter {
  const { former, host } = matter;
  return {
    ...matter,
    host: host === from ? to.person : host,
    seats: matter.seats.map((sits) =>
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

function withoutPerson(matter: Matter, { person, nobody, bot, stage }: Leaving): Matter {
  const risen = withPerson(hostPassedOn(matter, person), person, { person: nobody, name: NOBODY });
  const seats = risen.seats.map((sits): SeatMatter => {
    if (sits.kind !== 'person' || sits.person !== nobody) return sits;
    if (stage === 'gathering') return { kind: 'open' };
    return stage === 'racing' ? { kind: 'bot', bot } : sits;
  });
  return { ...risen, seats };
}
