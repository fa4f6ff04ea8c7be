// What each wish about ratings brings.
import type { NetWish, RaceResult, SeatRating, TrackRating } from '@race/protocol';
import type { KeptPlacing, Store } from '@race/store';
import type { At, Granted } from '../live/grants.ts';
import type { Matter, SeatMatter } from '../rooms/matter.ts';
import { isHost } from '../rooms/news.ts';
import { NO } from '../rooms/refusals.ts';
import type { Room } from '../rooms/room.ts';
import { change } from '../rooms/table.ts';
import { LOOKED_AT, leavesOf, readOutcome } from './outcome.ts';
import { seek, unseek } from './seek.ts';
import { NEWCOMER, pointsOf, ratingNews, skillOfBot } from './skill.ts';
import { trackName, trackOf } from './track.ts';

const NAMES = ['player', 'ratings', 'rated', 'seek', 'unseek'] as const satisfies readonly NetWish['do'][];

export type RatingsWish = Extract<NetWish, { do: (typeof NAMES)[number] }>;
const ALL: ReadonlySet<string> = new Set(NAMES);
export const isOfRatings = (wish: NetWish): wish is RatingsWish => ALL.has(wish.do);

/** The results a page shows. */
const MOST_SHOWN = 60;

export async function grantRatings(at: At, wish: RatingsWish): Promise<Granted> {
  if (wish.do === 'player') return player(at, wish.person ?? at.who.person);
  if (wish.do === 'seek') return seek(at, wish);
  if (wish.do === 'unseek') return unseek(at);
  const room = await at.desk.hall.room(wish.table);
  if (room === null) return NO.unknownTable;
  return wish.do === 'rated' ? setRated(at, room, wish.rated) : ratingsAt(at, room);
}

/** RATE-01: whoever opened the table says before the race whether it counts; everybody there sees it. */
function setRated({ desk, who, asker }: At, room: Room, rated: boolean): Granted {
  if (!isHost(room, who.person)) return NO.notHost;
  if (room.stage !== 'gathering') return NO.begun;
  change(desk.hall, room, { ...room.matter, rated }, asker);
  return null;
}

async function player({ desk: { hall }, who }: At, person: string): Promise<Granted> {
  const you = person === who.person;
  const kept = await hall.store.person(person);
  // A guest of whom nothing is kept yet has driven no race.
  if (kept === null && !you) return NO.unknownPlayer;
  const [ratings, results] = await Promise.all([
    hall.store.ratingsOf(person),
    hall.store.resultsOf(person, MOST_SHOWN),
  ]);
  return {
    kind: 'player',
    player: {
      person,
      name: kept?.name ?? who.name,
      you,
      ratings: ratings.map(
        ({ track, mu, sigma, races, won, arrived }): TrackRating => ({
          ...trackOf(track),
          ...ratingNews({ mu, sigma }),
          races,
          won,
          arrived,
        }),
      ),
      results: await Promise.all(results.map((one) => resultFor(hall.store, one, who.person))),
      leaves: leavesOf(results.map(readOutcome)),
    },
  };
}

/** A table's name is the way in: who did not sit at it is told only of tables that everybody may find. */
async function resultFor(store: Store, result: KeptPlacing, reader: string): Promise<RaceResult> {
  const { place, arrived, fate, before, after } = readOutcome(result);
  const row = await store.table(result.table);
  const isOpen = row !== null && (row.listed || row.people.includes(reader) || result.person === reader);
  const matter: Matter | null = isOpen ? JSON.parse(row.matter) : null;
  return {
    ...trackOf(result.track),
    ended: result.ended,
    place,
    arrived,
    fate,
    before: pointsOf(before),
    after: pointsOf(after),
    table: isOpen ? result.table : null,
    others: (matter?.seats ?? []).flatMap((sits) =>
      sits.kind === 'person' && sits.person !== result.person ? [sits.name] : [],
    ),
  };
}

async function ratingsAt({ desk: { hall } }: At, room: Room): Promise<Granted> {
  if (room.stage === 'over') await hall.rater.count(room.id);
  const results = await hall.store.resultsAt(room.id);
  const seats = room.matter.seats.map((sits) => seatRating(hall.store, room, sits, results));
  return { kind: 'ratings', seats: await Promise.all(seats) };
}

async function seatRating(
  store: Store,
  { game, plan, rules }: Room,
  sits: SeatMatter,
  results: readonly KeptPlacing[],
): Promise<SeatRating | null> {
  if (sits.kind === 'open') return null;
  if (sits.kind === 'bot')
    return { ...ratingNews(skillOfBot(game.botRating(sits.bot))), change: null, leaves: null };
  const track = trackName({ game: game.id, board: game.boardOf(plan.options), crews: rules.seats });
  const [kept, last] = await Promise.all([
    store.rating(sits.person, track),
    store.resultsOf(sits.person, 2 * LOOKED_AT),
  ]);
  const result = results.find(({ person }) => person === sits.person);
  const outcome = result === undefined ? null : readOutcome(result);
  return {
    ...ratingNews(kept ?? NEWCOMER),
    change: outcome === null ? null : pointsOf(outcome.after) - pointsOf(outcome.before),
    leaves: leavesOf(last.map(readOutcome)),
  };
}
