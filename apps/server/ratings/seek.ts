// Matchmaking. People who wait are in the store; each repeated request looks for matches among all of them. Any process
// does it, and only one can write a match. RATE-04.
import { type Clock, type RequestOf, type RequestResult, SEEK_PACES, type SeekPace } from '@race/protocol';
import type { SeekerRow, Store } from '@race/store';
import * as v from 'valibot';
import { badOption, NO } from '../common/refusals.ts';
import { readStored } from '../common/stored.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { gameOf, type ServedGame } from '../rooms/games.ts';
import { makeTable } from '../rooms/new-table.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { nextRow } from '../rooms/row.ts';
import type { TableServices } from '../rooms/table-actor.ts';
import { personAt, type SeatRecord } from '../rooms/table-record.ts';
import { botLike, type Match, matchIn, reachOf, type Seeking, seekTheSame } from './matching.ts';
import { NEWCOMER, ratingNews, type Skill } from './skill.ts';
import { trackOf } from './track.ts';

/** Pages repeat the request every few seconds; after this time without one, a person no longer waits. */
const STILL_HERE = 12_000;
/** After this time bots are offered. */
const TIMEOUT = 20_000;

/** Matched people are all present; a bot replaces anybody who leaves. */
const CLOCKS: Readonly<Record<SeekPace, Clock>> = {
  quick: { bank: 15 * 60, free: 10, gain: 0, away: 3 * 60, late: 'bot', night: null },
  calm: { bank: 60 * 60, free: 20, gain: 0, away: 5 * 60, late: 'bot', night: null },
};

export async function seek(context: RequestContext, request: RequestOf<'seek'>): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const { rooms, limits } = shared;
  const game = gameOf(request.game);
  if (game === null) return badOption('game');
  const fault = faultIn(game, request);
  if (fault !== null) return badOption(fault);
  const before = await rooms.services.store.seeker(who.person);
  if (before?.table != null) return found(before.table);
  const own = await seekingOf(rooms.services, request, who);
  const now = rooms.services.now();
  const waited = before !== null && before.seen > now - STILL_HERE ? readSeeking(before) : null;
  const isSame = waited?.board === own.board && waited.crews === own.crews;
  const goesOn = waited !== null && isSame && seekTheSame(waited, own);
  // A new search may make a table; repeating it does not.
  if (!goesOn && !(await limits.newTables.take(session.address))) return NO.tooFast;
  if (!(await shared.identities.persist(who))) return NO.notKept;
  const stored = { ...own, since: goesOn ? waited.since : now };
  await rooms.services.committer.write({ write: 'seek', seeker: seekerOf(stored, now) });
  await matchAll(rooms, now, () => limits.newListed.take(session.address));
  return told(rooms, game, stored);
}

export async function unseek({ shared: { rooms }, who }: RequestContext): Promise<HandlerResult> {
  const isWritten = await rooms.services.committer.write({ write: 'unseek', person: who.person });
  return isWritten ? { kind: 'done' } : NO.notKept;
}

/** The option that this game does not have; null where all are valid. */
function faultIn(game: ServedGame, { board, crews }: RequestOf<'seek'>): string | null {
  if (board !== null && !game.boards.includes(board)) return 'board';
  if (crews === null) return null;
  return game.boards.every((one) => game.read(game.optionsFor(one, crews)).ok) ? null : 'crews';
}

const found = (table: string): RequestResult => ({
  kind: 'seeking',
  seeking: { table, others: 0, reach: 0, bot: null },
});

async function told(rooms: Rooms, game: ServedGame, own: Seeking): Promise<RequestResult> {
  const now = rooms.services.now();
  const stored = await rooms.services.store.seeker(own.person);
  if (stored?.table != null) return found(stored.table);
  const others = (await waitingIn(rooms.services.store, now)).filter(
    (one) => one.person !== own.person && one.apart?.has(own.person) !== true && seekTheSame(one, own),
  );
  const bot = now - own.since < TIMEOUT ? null : botLike([own], game.bots);
  return { kind: 'seeking', seeking: { table: null, others: others.length, reach: reachOf(own, now), bot } };
}

/** The rating for this board and number of crews; for any, the one with most races. */
async function seekingOf(
  { store, now }: TableServices,
  { game, board, crews, pace, bots }: RequestOf<'seek'>,
  { person, name }: RequestContext['who'],
): Promise<Seeking> {
  const skill: Skill | undefined = (await store.ratingsOf(person)).find(({ track }) => {
    const one = trackOf(track);
    return (
      one.game === game && (crews === null || one.crews === crews) && (board === null || one.board === board)
    );
  });
  const { rating, give } = ratingNews(skill ?? NEWCOMER);
  return { person, name, since: now(), game, board, crews, pace, bots, rating, give };
}

const seekerOf = ({ person, since, apart: _, ...seeks }: Seeking, seen: number): SeekerRow => ({
  person,
  since,
  seen,
  seeks: JSON.stringify(seeks),
  table: null,
});

const SEEKS: v.GenericSchema<unknown, Omit<Seeking, 'person' | 'since' | 'apart'>> = v.object({
  name: v.string(),
  game: v.string(),
  board: v.nullable(v.string()),
  crews: v.nullable(v.number()),
  pace: v.picklist(SEEK_PACES),
  bots: v.boolean(),
  rating: v.number(),
  give: v.number(),
});

const readSeeking = ({ person, since, seeks }: SeekerRow): Seeking => ({
  ...readStored(SEEKS, seeks, 'search for a race'),
  person,
  since,
});

async function waitingIn(store: Store, now: number): Promise<Seeking[]> {
  const [seekers, pairs] = await Promise.all([store.seekers(now - STILL_HERE), store.apartSeekers()]);
  const apart = Map.groupBy(
    pairs.flatMap(({ person, other }) => [
      { person, other },
      { person: other, other: person },
    ]),
    ({ person }) => person,
  );
  return seekers.map((one) => ({
    ...readSeeking(one),
    apart: new Set(apart.get(one.person)?.map(({ other }) => other)),
  }));
}

/**
 * Makes all possible matches, except those that another process makes meanwhile. Where an address has listed too many
 * tables, the match gets an unlisted one.
 */
async function matchAll(rooms: Rooms, now: number, mayList: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const match = matchIn(await waitingIn(rooms.services.store, now), now);
    if (match === null || !(await openFor(rooms, match, { now, listed: await mayList() }))) return;
  }
}

interface Opening {
  readonly now: number;
  readonly listed: boolean;
}

async function openFor(
  rooms: Rooms,
  { people, board, crews }: Match,
  { now, listed }: Opening,
): Promise<boolean> {
  const [first] = people;
  const game = first === undefined ? null : gameOf(first.game);
  if (first === undefined || game === null) return false;
  const drawn = game.boards[Math.abs(rooms.services.newSeed()[0] ?? 0) % game.boards.length] ?? '';
  const bot = botLike(people, game.bots);
  const seats: SeatRecord[] = [];
  for (let seat = 0; seat < crews; seat++) {
    const sits = people[seat];
    seats.push(sits === undefined ? { kind: 'bot', bot } : personAt(sits, seats));
  }
  const options = game.optionsFor(board ?? drawn, crews);
  const made = makeTable(
    rooms.services,
    { game: game.id, options, seats: seats.map(() => 'open'), listed },
    first,
  );
  if (!made.ok) return false;
  const { actor } = made;
  actor.game.record = { ...actor.game.record, seats, clock: CLOCKS[first.pace], matched: true };
  return rooms.services.committer.write({
    write: 'match',
    row: nextRow(actor, now),
    people: people.map(({ person }) => person),
    after: now - STILL_HERE,
  });
}
