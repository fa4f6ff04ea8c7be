// Looking for a race. Who waits is in the store, and whoever says that they still wait has all others looked at: any
// server does it, and only one writes the match. RATE-04.
import type { Clock, RequestOf, RequestResult, SeekPace } from '@race/protocol';
import type { SeekerRow, Store } from '@race/store';
import { gameOf, type ServedGame } from '../rooms/games.ts';
import { badOption, NO } from '../rooms/refusals.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { nextRow } from '../rooms/row.ts';
import { makeTable, personAt } from '../rooms/table.ts';
import type { SeatRecord } from '../rooms/table-record.ts';
import { writing } from '../rooms/writing.ts';
import type { HandlerResult, RequestContext } from '../sockets/handlers.ts';
import { botLike, type Match, matchIn, reachOf, type Seeking, seekTheSame } from './matching.ts';
import { NEWCOMER, ratingNews, type Skill } from './skill.ts';
import { trackOf } from './track.ts';

/** Whoever was not heard of for so long waits no longer: pages say it every few seconds. */
const STILL_HERE = 12_000;
/** After so long bots are offered. */
const TIMEOUT = 20_000;

/** People who meet like this are all there now; should one go, a bot drives on. */
const CLOCKS: Readonly<Record<SeekPace, Clock>> = {
  quick: { bank: 15 * 60, free: 10, away: 3 * 60, late: 'bot' },
  calm: { bank: 60 * 60, free: 20, away: 5 * 60, late: 'bot' },
};

export async function seek(context: RequestContext, request: RequestOf<'seek'>): Promise<HandlerResult> {
  const { shared, session, who } = context;
  const { rooms, limits } = shared;
  const game = gameOf(request.game);
  if (game === null) return badOption('game');
  const fault = faultIn(game, request);
  if (fault !== null) return badOption(fault);
  const before = await rooms.store.seeker(who.person);
  if (before?.table != null) return found(before.table);
  const own = await seekingOf(rooms, request, who);
  const now = rooms.now();
  const waited = before !== null && before.seen > now - STILL_HERE ? readSeeking(before) : null;
  const goesOn = waited !== null && seekTheSame(waited, own) && waited.board === own.board;
  // A race looked for is a table to come; saying that one still waits is none.
  if (!goesOn && !(await limits.newTables.take(session.address))) return NO.tooFast;
  if (!(await shared.people.persist(who))) return NO.notKept;
  const stored = { ...own, since: goesOn ? waited.since : now };
  await writing(rooms.committer)({ write: 'seek', seeker: seekerOf(stored, now) });
  await matchAll(rooms, now, () => limits.newListed.take(session.address));
  return told(rooms, game, stored);
}

export async function unseek({ shared: { rooms }, who }: RequestContext): Promise<HandlerResult> {
  const isWritten = await writing(rooms.committer)({ write: 'unseek', person: who.person });
  return isWritten ? { kind: 'done' } : NO.notKept;
}

/** Which of the options of a race that somebody looks for there is not. */
function faultIn(game: ServedGame, { board, crews }: RequestOf<'seek'>): string | null {
  if (board !== null && !game.boards.includes(board)) return 'board';
  return game.boards.every((one) => game.read(game.optionsFor(one, crews)).ok) ? null : 'crews';
}

const found = (table: string): RequestResult => ({
  kind: 'seeking',
  seeking: { table, others: 0, reach: 0, bot: null },
});

async function told(rooms: Rooms, game: ServedGame, own: Seeking): Promise<RequestResult> {
  const now = rooms.now();
  const stored = await rooms.store.seeker(own.person);
  if (stored?.table != null) return found(stored.table);
  const others = (await waitingIn(rooms.store, now)).filter(
    (one) => one.person !== own.person && seekTheSame(one, own),
  );
  const bot = now - own.since < TIMEOUT ? null : botLike([own], game.bots);
  return { kind: 'seeking', seeking: { table: null, others: others.length, reach: reachOf(own, now), bot } };
}

/** Strength where it is looked for; for any board, where most was raced with as many crews. */
async function seekingOf(
  { store, now }: Rooms,
  { game, board, crews, pace, bots }: RequestOf<'seek'>,
  { person, name }: RequestContext['who'],
): Promise<Seeking> {
  const skill: Skill | undefined = (await store.ratingsOf(person)).find(({ track }) => {
    const one = trackOf(track);
    return one.game === game && one.crews === crews && (board === null || one.board === board);
  });
  const { rating, give } = ratingNews(skill ?? NEWCOMER);
  return { person, name, since: now(), game, board, crews, pace, bots, rating, give };
}

const seekerOf = ({ person, since, ...seeks }: Seeking, seen: number): SeekerRow => ({
  person,
  since,
  seen,
  seeks: JSON.stringify(seeks),
  table: null,
});

const readSeeking = ({ person, since, seeks }: SeekerRow): Seeking => ({
  ...JSON.parse(seeks),
  person,
  since,
});

const waitingIn = async (store: Store, now: number): Promise<Seeking[]> =>
  (await store.seekers(now - STILL_HERE)).map(readSeeking);

/**
 * Makes every match that can be made; one that another server has made meanwhile is left to it. Where too many tables
 * come to the lobby from one address, people meet all the same, at a table that is not listed.
 */
async function matchAll(rooms: Rooms, now: number, mayList: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const match = matchIn(await waitingIn(rooms.store, now), now);
    if (match === null || !(await openFor(rooms, match, { now, listed: await mayList() }))) return;
  }
}

interface Opening {
  readonly now: number;
  readonly listed: boolean;
}

async function openFor(rooms: Rooms, { people, board }: Match, { now, listed }: Opening): Promise<boolean> {
  const [first] = people;
  const game = first === undefined ? null : gameOf(first.game);
  if (first === undefined || game === null) return false;
  const drawn = game.boards[Math.abs(rooms.newSeed()[0] ?? 0) % game.boards.length] ?? '';
  const bot = botLike(people, game.bots);
  const seats: SeatRecord[] = [];
  for (let seat = 0; seat < first.crews; seat++) {
    const sits = people[seat];
    seats.push(sits === undefined ? { kind: 'bot', bot } : personAt(sits, seats));
  }
  const options = game.optionsFor(board ?? drawn, first.crews);
  const made = makeTable(rooms, { game: game.id, options, seats: seats.map(() => 'open'), listed }, first);
  if (!made.ok) return false;
  const { room } = made;
  room.record = { ...room.record, seats, clock: CLOCKS[first.pace], matched: true };
  return writing(rooms.committer)({
    write: 'match',
    row: nextRow(room, now),
    people: people.map(({ person }) => person),
    after: now - STILL_HERE,
  });
}
