// The tables of the lobby, and one's own.
import { includes } from '@race/kernel';
import { asked } from '@race/online';
import type { LobbyTable, MyTable, TableStage } from '@race/protocol';
import type { TableRow } from '@race/store';
import { gameOf } from '../rooms/games.ts';
import { isHere } from '../rooms/news.ts';
import { chargeOpening, type Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { isStage, seatNews, seatOf, type TablePlanRecord, type TableRecord } from '../rooms/table-record.ts';
import type { HandlerResult, RequestContext } from './handlers.ts';

const MOST_LISTED = 50;
/** At one's own tables. */
const MOST_MINE = 50;
/** Where tables of other processes are listed, so many are looked through for those of different people. */
const MOST_READ = 200;
/** Tables opened to see whose turn it is, newest first; older ones say so when they are looked at. */
const MOST_OPENED = 10;

/** A table of the lobby, and who it is of: the tables of one take no more turns in the list than those of another. */
interface Listed {
  readonly of: string;
  readonly touched: number;
  readonly table: LobbyTable;
}

/** The open tables at which somebody is. */
export async function lobby({ shared: { rooms } }: RequestContext): Promise<HandlerResult> {
  const listed = rooms.isSingleProcess ? rooms.watched().flatMap(listedHere) : await listedAnywhere(rooms);
  const newest = listed.toSorted((a, b) => b.touched - a.touched);
  const shown = (stage: TableStage): LobbyTable[] =>
    inTurns(newest.filter(({ table }) => table.stage === stage))
      .slice(0, MOST_LISTED)
      .map(({ table }) => table);
  return { kind: 'lobby', tables: [...shown('gathering'), ...shown('racing')] };
}

function listedHere(room: Room): Listed[] {
  const { listed, members, written } = room;
  const of = members[0]?.member.address ?? '';
  return listed ? [{ of, touched: written, table: tableOf(room.id, room, room) }] : [];
}

async function listedAnywhere({ store, now, openNow }: Rooms): Promise<Listed[]> {
  const read = (stage: TableStage) => store.lookedAt(stage, now(), MOST_READ);
  const rows = await Promise.all([read('gathering'), read('racing')]);
  return rows.flat().flatMap((row) => {
    const told = readTable(row);
    return told === null
      ? []
      : [{ of: told.record.host, touched: row.touched, table: lobbyTable(row, told, openNow(row.table)) }];
  });
}

/** One of each, then a second one of each, and so on. */
function inTurns(listed: readonly Listed[]): Listed[] {
  const queues = [...Map.groupBy(listed, ({ of }) => of).values()];
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat();
}

interface Told {
  readonly plan: TablePlanRecord;
  readonly record: TableRecord;
}

/** Null for a row that cannot be read: it hides no other. */
function readTable(row: TableRow): Told | null {
  try {
    return { plan: JSON.parse(row.plan), record: JSON.parse(row.record) };
  } catch {
    return null;
  }
}

const lobbyTable = (row: TableRow, told: Told, room: Room | null): LobbyTable =>
  tableOf(
    row.table,
    { ...told, game: { id: row.game }, stage: isStage(row.stage) ? row.stage : 'over' },
    room,
  );

function tableOf(
  table: string,
  { game, plan, record, stage }: Told & Pick<Room, 'stage'> & { readonly game: Pick<Room['game'], 'id'> },
  room: Room | null,
): LobbyTable {
  return {
    table,
    game: game.id,
    options: plan.options,
    stage,
    seats: record.seats.map((sits) => seatNews(sits, (one) => room !== null && isHere(room, one))),
    clock: record.clock ?? null,
  };
}

export async function mine({ shared: { rooms }, who, session }: RequestContext): Promise<HandlerResult> {
  if (!who.isStored) return { kind: 'mine', tables: [] };
  const tables: MyTable[] = [];
  let opened = 0;
  for (const row of await rooms.store.tablesOf(who.person, MOST_MINE)) {
    const told = readTable(row);
    const seat = told === null ? null : seatOf(told.record, who.person);
    if (told === null || seat === null || gameOf(row.game) === null) continue;
    const isOpened = opened < MOST_OPENED;
    const room =
      row.stage !== 'racing'
        ? null
        : isOpened
          ? await rooms.room(row.table, session.address)
          : rooms.openNow(row.table);
    if (room !== null) {
      opened += 1;
      chargeOpening(room, session);
    }
    const seen = (await rooms.store.seen(row.table, who.person)) ?? 0;
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
