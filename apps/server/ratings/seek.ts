// Looking for a race. Who waits is in the store, and whoever says that they still wait has all others looked at: any
// server does it, and only one writes the match. RATE-04.
import type { Clock, NetBrought, Pace, WishOf } from '@race/protocol';
import type { KeptSeeker, Store } from '@race/store';
import type { At, Granted } from '../live/grants.ts';
import { type Game, gameOf } from '../rooms/games.ts';
import type { Hall } from '../rooms/hall.ts';
import type { SeatMatter } from '../rooms/matter.ts';
import { badOption, NO } from '../rooms/refusals.ts';
import { nextRow } from '../rooms/row.ts';
import { makeTable, personAt } from '../rooms/table.ts';
import { writing } from '../rooms/writing.ts';
import { botLike, type Match, matchIn, reachOf, type Seeking, seekTheSame } from './matching.ts';
import { NEWCOMER, ratingNews, type Skill } from './skill.ts';
import { trackOf } from './track.ts';

/** Whoever was not heard of for so long waits no longer: pages say it every few seconds. */
const STILL_HERE = 12_000;
/** After so long bots are offered. */
const PATIENCE = 20_000;

/** People who meet like this are all there now; should one go, a bot drives on. */
const CLOCKS: Readonly<Record<Pace, Clock>> = {
  quick: { bank: 15 * 60, free: 10, away: 3 * 60, late: 'bot' },
  calm: { bank: 60 * 60, free: 20, away: 5 * 60, late: 'bot' },
};

export async function seek(at: At, wish: WishOf<'seek'>): Promise<Granted> {
  const { desk, session, who } = at;
  const { hall, limits } = desk;
  const game = gameOf(wish.game);
  if (game === null) return badOption('game');
  const fault = faultIn(game, wish);
  if (fault !== null) return badOption(fault);
  const before = await hall.store.seeker(who.person);
  if (before?.table != null) return found(before.table);
  const own = await seekingOf(hall, wish, who);
  const now = hall.now();
  const waited = before !== null && before.seen > now - STILL_HERE ? readSeeking(before) : null;
  const goesOn = waited !== null && seekTheSame(waited, own) && waited.board === own.board;
  // A race looked for is a table to come; saying that one still waits is none.
  if (!goesOn && !(await limits.newTables.take(session.address))) return NO.tooFast;
  if (!(await desk.people.keep(who))) return NO.notKept;
  const kept = { ...own, since: goesOn ? waited.since : now };
  await writing(hall.committer)({ write: 'seek', seeker: seekerOf(kept, now) });
  await matchAll(hall, now, () => limits.newListed.take(session.address));
  return told(hall, game, kept);
}

export async function unseek({ desk: { hall }, who }: At): Promise<Granted> {
  const isWritten = await writing(hall.committer)({ write: 'unseek', person: who.person });
  return isWritten ? { kind: 'done' } : NO.notKept;
}

/** Which of the options of a race that somebody looks for there is not. */
function faultIn(game: Game, { board, crews }: WishOf<'seek'>): string | null {
  if (board !== null && !game.boards.includes(board)) return 'board';
  return game.boards.every((one) => game.read(game.optionsFor(one, crews)).ok) ? null : 'crews';
}

const found = (table: string): NetBrought => ({
  kind: 'seeking',
  seeking: { table, others: 0, reach: 0, bot: null },
});

async function told(hall: Hall, game: Game, own: Seeking): Promise<NetBrought> {
  const now = hall.now();
  const kept = await hall.store.seeker(own.person);
  if (kept?.table != null) return found(kept.table);
  const others = (await waitingIn(hall.store, now)).filter(
    (one) => one.person !== own.person && seekTheSame(one, own),
  );
  const bot = now - own.since < PATIENCE ? null : botLike([own], game.bots);
  return { kind: 'seeking', seeking: { table: null, others: others.length, reach: reachOf(own, now), bot } };
}

/** Strength where it is looked for; for any board, where most was raced with as many crews. */
async function seekingOf(
  { store, now }: Hall,
  { game, board, crews, pace, bots }: WishOf<'seek'>,
  { person, name }: At['who'],
): Promise<Seeking> {
  const skill: Skill | undefined = (await store.ratingsOf(person)).find(({ track }) => {
    const one = trackOf(track);
    return one.game === game && one.crews === crews && (board === null || one.board === board);
  });
  const { rating, give } = ratingNews(skill ?? NEWCOMER);
  return { person, name, since: now(), game, board, crews, pace, bots, rating, give };
}

const seekerOf = ({ person, since, ...seeks }: Seeking, seen: number): KeptSeeker => ({
  person,
  since,
  seen,
  seeks: JSON.stringify(seeks),
  table: null,
});

const readSeeking = ({ person, since, seeks }: KeptSeeker): Seeking => ({
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
async function matchAll(hall: Hall, now: number, mayList: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const match = matchIn(await waitingIn(hall.store, now), now);
    if (match === null || !(await openFor(hall, match, { now, listed: await mayList() }))) return;
  }
}

interface Opening {
  readonly now: number;
  readonly listed: boolean;
}

async function openFor(hall: Hall, { people, board }: Match, { now, listed }: Opening): Promise<boolean> {
  const [first] = people;
  const game = first === undefined ? null : gameOf(first.game);
  if (first === undefined || game === null) return false;
  const drawn = game.boards[Math.abs(hall.newSeed()[0] ?? 0) % game.boards.length] ?? '';
  const bot = botLike(people, game.bots);
  const seats: SeatMatter[] = [];
  for (let seat = 0; seat < first.crews; seat++) {
    const sits = people[seat];
    seats.push(sits === undefined ? { kind: 'bot', bot } : personAt(sits, seats));
  }
  const options = game.optionsFor(board ?? drawn, first.crews);
  const made = makeTable(hall, { game: game.id, options, seats: seats.map(() => 'open'), listed }, first);
  if (!made.ok) return false;
  const { room } = made;
  room.matter = { ...room.matter, seats, clock: CLOCKS[first.pace], matched: true };
  return writing(hall.committer)({
    write: 'match',
    row: nextRow(room, now),
    people: people.map(({ person }) => person),
    after: now - STILL_HERE,
  });
}
