// The tables of the lobby, and those of a person.
import { includes } from '@race/kernel';
import { asked } from '@race/online';
import type { LiveNews, LobbyTable, MyTable, RequestOf, TableStage } from '@race/protocol';
import type { TableRow } from '@race/store';
import { DONE, type HandlerResult, type RequestContext, type SharedContext } from '../requests/context.ts';
import type { Lobby } from '../requests/lobby-feed.ts';
import { timeLeft } from '../rooms/clocks.ts';
import { gameOf } from '../rooms/games.ts';
import { isHere, watchersOf } from '../rooms/news.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import { isStage, seatNews, seatOf, type TablePlanRecord, type TableRecord } from '../rooms/table-record.ts';
import { tryPlan, tryRecord } from '../rooms/table-schema.ts';
import { withStrengths } from './strengths.ts';

const MOST_LISTED = 50;
/** The most tables of a person. */
const MOST_MINE = 50;
/** With several processes, so many listed tables are read to find those of different people. */
const MOST_READ = 200;
/** The most rows that say who watches them: a few processes for each. */
const MOST_PRESENT = 2_000;
/** Tables that are opened to see whose turn it is, newest first; older ones say so when they are watched. */
const MOST_OPENED = 10;

/** A table of the lobby and its owner: owners take turns in the list. */
interface Listed {
  readonly of: string;
  readonly touched: number;
  readonly table: LobbyTable;
}

/** The open tables with a person present; of those that race, the strongest first. */
export async function listLobby({
  rooms,
  peopleHere,
}: Pick<SharedContext, 'rooms' | 'peopleHere'>): Promise<Lobby> {
  const listed =
    rooms.services.node === null ? rooms.watched().flatMap(listedHere) : await listedAnywhere(rooms);
  const newest = listed.toSorted((a, b) => b.touched - a.touched);
  const shown = (stage: TableStage): LobbyTable[] =>
    inTurns(newest.filter(({ table }) => table.stage === stage)).map(({ table }) => table);
  const racing = await withStrengths(rooms.services.store, shown('racing').slice(0, MOST_READ));
  // Tables of the same strength keep their turns.
  const strength = (one: LobbyTable): number => one.strength ?? Number.MIN_SAFE_INTEGER;
  const strongest = racing.toSorted((a, b) => strength(b) - strength(a));
  return {
    tables: [...shown('gathering').slice(0, MOST_LISTED), ...strongest.slice(0, MOST_LISTED)],
    here: peopleHere(),
  };
}

/** Whether anybody may watch it who has not been sent its link: a listed table, and that of a cup once it races. CUP-04. */
const isPublic = (isListed: boolean, stage: string, { cup }: TableRecord): boolean =>
  isListed || (stage === 'racing' && cup !== undefined && !cup.sealed);

export const lobby = async ({ shared }: RequestContext): Promise<HandlerResult> => ({
  kind: 'lobby',
  ...(await listLobby(shared)),
});

export async function followLobby(
  { shared, session }: RequestContext,
  { follows }: RequestOf<'followLobby'>,
): Promise<HandlerResult> {
  if (follows) return { kind: 'lobby', ...(await shared.lobby.follow(session)) };
  shared.lobby.leave(session);
  return DONE;
}

function listedHere(actor: TableActor): Listed[] {
  const { listed, written } = actor.game;
  const { members } = actor.people;
  const of = members[0]?.member.address ?? '';
  const { plan, served, game } = actor;
  const told = { plan, game: served.id, record: game.record, stage: game.stage, made: actor.made };
  return isPublic(listed, game.stage, game.record)
    ? [{ of, touched: written, table: tableOf(actor.id, told, { actor, people: NO_ONE }) }]
    : [];
}

async function listedAnywhere({ services, openNow }: Rooms): Promise<Listed[]> {
  const { store, now } = services;
  const read = (stage: TableStage) => store.lookedAt(stage, now(), MOST_READ);
  const [present, ...rows] = await Promise.all([
    store.presentAtListed(now(), MOST_PRESENT),
    read('gathering'),
    read('racing'),
  ]);
  const here = Map.groupBy(present, ({ table }) => table);
  return rows.flat().flatMap((row) => {
    const told = readTable(row);
    if (told === null || !isPublic(row.listed, row.stage, told.record)) return [];
    const people = new Set(here.get(row.table)?.flatMap((one) => one.people));
    const table = lobbyTable(row, told, { actor: openNow(row.table), people });
    return [{ of: told.record.host, touched: row.touched, table }];
  });
}

/** One table of each owner, then a second one of each, and so on. */
function inTurns(listed: readonly Listed[]): Listed[] {
  const queues = [...Map.groupBy(listed, ({ of }) => of).values()];
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat();
}

interface Told {
  readonly plan: TablePlanRecord;
  readonly record: TableRecord;
}

/** Null for a row that cannot be read, so that it hides no other. */
function readTable(row: TableRow): Told | null {
  const [plan, record] = [tryPlan(row.plan), tryRecord(row.record)];
  return plan === null || record === null ? null : { plan, record };
}

/** Where a table may be open, and who watches it as far as the store knows. */
interface Whereabouts {
  readonly actor: TableActor | null;
  readonly people: ReadonlySet<string>;
}

const NO_ONE: ReadonlySet<string> = new Set();

const lobbyTable = (row: TableRow, told: Told, whereabouts: Whereabouts): LobbyTable =>
  tableOf(
    row.table,
    { ...told, game: row.game, stage: isStage(row.stage) ? row.stage : 'over', made: row.made },
    whereabouts,
  );

function tableOf(
  table: string,
  {
    game,
    plan,
    record,
    stage,
    made,
  }: Told & Pick<TableRow, 'made'> & { readonly game: string; readonly stage: TableStage },
  { actor, people }: Whereabouts,
): LobbyTable {
  const awayFor = (person: string): number | null =>
    people.has(person) || (actor !== null && isHere(actor, person)) ? null : 0;
  return {
    table,
    game,
    options: plan.options,
    stage,
    seats: record.seats.map((sits) => seatNews(sits, awayFor)),
    clock: record.clock ?? null,
    rated: record.rated === true,
    made,
    live: actor === null ? null : liveNews(actor),
    strength: null,
  };
}

/** A table that is not in the list of open ones, as such a list shows it; null where its row cannot be read. */
export function tableInList({ openNow }: Pick<Rooms, 'openNow'>, row: TableRow): LobbyTable | null {
  const told = readTable(row);
  return told === null ? null : lobbyTable(row, told, { actor: openNow(row.table), people: NO_ONE });
}

/** How far a table of this process has come; null where nothing is played. */
function liveNews(actor: TableActor): LiveNews | null {
  const { served, game, rules } = actor;
  if (game.live === null || game.stage !== 'racing') return null;
  return { ...served.progress(rules, game.live.state.public), watching: watchersOf(actor) };
}

export async function mine({ shared: { rooms }, who, session }: RequestContext): Promise<HandlerResult> {
  if (!who.isStored) return { kind: 'mine', tables: [] };
  const tables: MyTable[] = [];
  let opened = 0;
  for (const row of await rooms.services.store.tablesOf(who.person, MOST_MINE)) {
    const told = readTable(row);
    const seat = told === null ? null : seatOf(told.record, who.person);
    if (told === null || seat === null || gameOf(row.game) === null) continue;
    const isOpened = opened < MOST_OPENED;
    const actor =
      row.stage !== 'racing'
        ? null
        : isOpened
          ? await rooms.get(row.table, session.address)
          : rooms.openNow(row.table);
    if (actor !== null) {
      opened += 1;
      actor.chargeOpening(session);
    }
    const live = actor?.game.live ?? null;
    const seen = (await rooms.services.store.seen(row.table, who.person)) ?? 0;
    tables.push({
      ...lobbyTable(row, told, { actor, people: NO_ONE }),
      seat,
      yourTurn: actor?.game.stage === 'racing' && live !== null && includes(asked(live), seat),
      left: actor === null ? null : timeLeft(actor, seat),
      news: live === null ? 0 : Math.max(0, live.at - seen),
      touched: row.touched,
    });
  }
  return { kind: 'mine', tables };
}
