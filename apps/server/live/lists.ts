// The tables of the lobby, and one's own.
import { includes } from '@race/kernel';
import { asked } from '@race/live';
import type { LobbyTable, MyTable } from '@race/protocol';
import type { KeptTable } from '@race/store';
import { gameOf } from '../rooms/games.ts';
import { isStage, type Matter, type Plan, seatNews, seatOf } from '../rooms/matter.ts';
import { isHere } from '../rooms/news.ts';
import { chargeOpening, type Room } from '../rooms/room.ts';
import type { At, Granted } from './grants.ts';

const MOST_LISTED = 50;
/** Tables opened to see whose turn it is, newest first; older ones say so when they are looked at. */
const MOST_OPENED = 10;

export async function lobby({ desk: { hall } }: At): Promise<Granted> {
  const [gathering, racing] = await Promise.all([
    hall.store.listed('gathering', MOST_LISTED),
    hall.store.listed('racing', MOST_LISTED),
  ]);
  return {
    kind: 'lobby',
    tables: [...gathering, ...racing].flatMap((row) => {
      const told = readTable(row);
      return told === null ? [] : [lobbyTable(row, told, hall.openNow(row.table))];
    }),
  };
}

interface Told {
  readonly plan: Plan;
  readonly matter: Matter;
}

/** Null for a row that cannot be read: it hides no other. */
function readTable(row: KeptTable): Told | null {
  try {
    return { plan: JSON.parse(row.plan), matter: JSON.parse(row.matter) };
  } catch {
    return null;
  }
}

function lobbyTable(row: KeptTable, { plan, matter }: Told, room: Room | null): LobbyTable {
  return {
    table: row.table,
    game: row.game,
    options: plan.options,
    stage: isStage(row.stage) ? row.stage : 'over',
    seats: matter.seats.map((sits) => seatNews(sits, (one) => room !== null && isHere(room, one))),
    clock: matter.clock ?? null,
  };
}

export async function mine({ desk: { hall }, who, session }: At): Promise<Granted> {
  if (!who.isKept) return { kind: 'mine', tables: [] };
  const tables: MyTable[] = [];
  let opened = 0;
  for (const row of await hall.store.tablesOf(who.person, MOST_LISTED)) {
    const told = readTable(row);
    if (told === null || gameOf(row.game) === null) continue;
    const isOpened = opened < MOST_OPENED;
    const room =
      row.stage !== 'racing'
        ? null
        : isOpened
          ? await hall.room(row.table, session.address)
          : hall.openNow(row.table);
    if (room !== null) {
      opened += 1;
      chargeOpening(room, session);
    }
    const seat = seatOf(told.matter, who.person);
    if (seat === null) continue;
    const seen = (await hall.store.seen(row.table, who.person)) ?? 0;
    tables.push({
      ...lobbyTable(row, told, room),
      seat,
      yourTurn: room?.live != null && includes(asked(room.live), seat),
      news: room?.live == null ? 0 : Math.max(0, room.live.at - seen),
      touched: row.touched,
    });
  }
  return { kind: 'mine', tables };
}
