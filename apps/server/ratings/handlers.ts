// Handlers of requests about ratings.
import type { ClientRequest, RaceResult, SeatRating, TrackRating } from '@race/protocol';
import type { PlacingRow, Store } from '@race/store';
import { isHost } from '../rooms/news.ts';
import { NO } from '../rooms/refusals.ts';
import type { Room } from '../rooms/room.ts';
import { change } from '../rooms/table.ts';
import type { SeatRecord, TableRecord } from '../rooms/table-record.ts';
import type { HandlerResult, RequestContext } from '../sockets/handlers.ts';
import { LOOKED_AT, leavesOf, readOutcome } from './outcome.ts';
import { seek, unseek } from './seek.ts';
import { NEWCOMER, pointsOf, ratingNews, skillOfBot } from './skill.ts';
import { trackName, trackOf } from './track.ts';

const NAMES = [
  'player',
  'ratings',
  'rated',
  'seek',
  'unseek',
] as const satisfies readonly ClientRequest['do'][];

export type RatingsRequest = Extract<ClientRequest, { do: (typeof NAMES)[number] }>;
const ALL: ReadonlySet<string> = new Set(NAMES);
export const isRatingsRequest = (request: ClientRequest): request is RatingsRequest => ALL.has(request.do);

/** The results a page shows. */
const MOST_SHOWN = 60;

export async function handleRatings(
  context: RequestContext,
  request: RatingsRequest,
): Promise<HandlerResult> {
  if (request.do === 'player') return player(context, request.person ?? context.who.person);
  if (request.do === 'seek') return seek(context, request);
  if (request.do === 'unseek') return unseek(context);
  const room = await context.shared.rooms.room(request.table);
  if (room === null) return NO.unknownTable;
  return request.do === 'rated' ? setRated(context, room, request.rated) : ratingsAt(context, room);
}

/** RATE-01: whoever opened the table says before the race whether it counts; everybody there sees it. */
function setRated({ shared, who, replier }: RequestContext, room: Room, rated: boolean): HandlerResult {
  if (!isHost(room, who.person)) return NO.notHost;
  if (room.stage !== 'gathering') return NO.begun;
  change(shared.rooms, room, { ...room.record, rated }, replier);
  return null;
}

async function player({ shared: { rooms }, who }: RequestContext, person: string): Promise<HandlerResult> {
  const you = person === who.person;
  const stored = await rooms.store.person(person);
  // A guest of whom nothing is kept yet has driven no race.
  if (stored === null && !you) return NO.unknownPlayer;
  const [ratings, results] = await Promise.all([
    rooms.store.ratingsOf(person),
    rooms.store.resultsOf(person, MOST_SHOWN),
  ]);
  return {
    kind: 'player',
    player: {
      person,
      name: stored?.name ?? who.name,
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
      results: await Promise.all(results.map((one) => resultFor(rooms.store, one, who.person))),
      leaves: leavesOf(results.map(readOutcome)),
    },
  };
}

/** A table's name is the way in: who did not sit at it is told only of tables that everybody may find. */
async function resultFor(store: Store, result: PlacingRow, reader: string): Promise<RaceResult> {
  const { place, arrived, fate, before, after } = readOutcome(result);
  const row = await store.table(result.table);
  const isOpen = row !== null && (row.listed || row.people.includes(reader) || result.person === reader);
  const record: TableRecord | null = isOpen ? JSON.parse(row.record) : null;
  return {
    ...trackOf(result.track),
    ended: result.ended,
    place,
    arrived,
    fate,
    before: pointsOf(before),
    after: pointsOf(after),
    table: isOpen ? result.table : null,
    others: (record?.seats ?? []).flatMap((sits) =>
      sits.kind === 'person' && sits.person !== result.person ? [sits.name] : [],
    ),
  };
}

async function ratingsAt({ shared: { rooms } }: RequestContext, room: Room): Promise<HandlerResult> {
  if (room.stage === 'over') await rooms.rater.count(room.id);
  const results = await rooms.store.resultsAt(room.id);
  const seats = room.record.seats.map((sits) => seatRating(rooms.store, room, sits, results));
  return { kind: 'ratings', seats: await Promise.all(seats) };
}

async function seatRating(
  store: Store,
  { game, plan, rules }: Room,
  sits: SeatRecord,
  results: readonly PlacingRow[],
): Promise<SeatRating | null> {
  if (sits.kind === 'open') return null;
  if (sits.kind === 'bot')
    return { ...ratingNews(skillOfBot(game.botRating(sits.bot))), change: null, leaves: null };
  const track = trackName({ game: game.id, board: game.boardOf(plan.options), crews: rules.seats });
  const [stored, last] = await Promise.all([
    store.rating(sits.person, track),
    store.resultsOf(sits.person, 2 * LOOKED_AT),
  ]);
  const result = results.find(({ person }) => person === sits.person);
  const outcome = result === undefined ? null : readOutcome(result);
  return {
    ...ratingNews(stored ?? NEWCOMER),
    change: outcome === null ? null : pointsOf(outcome.after) - pointsOf(outcome.before),
    leaves: leavesOf(last.map(readOutcome)),
  };
}
