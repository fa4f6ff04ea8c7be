// Handlers of requests about ratings.
import type { PlayerNews, RaceResult, SeatRating, TrackRating } from '@race/protocol';
import type { PlacingRow, Store } from '@race/store';
import { NO } from '../common/refusals.ts';
import type { HandlerResult, Handlers, RequestContext } from '../requests/context.ts';
import { change } from '../rooms/change.ts';
import { isHost } from '../rooms/news.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import type { SeatRecord } from '../rooms/table-record.ts';
import { tryRecord } from '../rooms/table-schema.ts';
import { LOOKED_AT, leavesOf, readOutcome } from './outcome.ts';
import { seek, unseek } from './seek.ts';
import { NEWCOMER, pointsOf, ratingNews, skillOfBot } from './skill.ts';
import { trackName, trackOf } from './track.ts';

/** The most results that a page shows. */
const MOST_SHOWN = 60;

/** The ratings of a table and whether it is rated; a table that is gone has none. */
const atRatedTable =
  <R extends { readonly table: string }>(
    handle: (
      context: RequestContext,
      actor: TableActor,
      request: R,
    ) => HandlerResult | Promise<HandlerResult>,
  ) =>
  async (context: RequestContext, request: R): Promise<HandlerResult> => {
    const actor = await context.shared.rooms.get(request.table);
    return actor === null ? NO.unknownTable : handle(context, actor, request);
  };

export const RATINGS_HANDLERS = {
  player: (context, { person }) => player(context, person ?? context.who.person),
  seek,
  unseek,
  rated: atRatedTable((context, actor, { rated }) => setRated(context, actor, rated)),
  ratings: atRatedTable(ratingsAt),
} satisfies Partial<Handlers>;

/** RATE-01: the host decides before the race whether it counts; everybody at the table sees it. */
function setRated({ who, replier }: RequestContext, actor: TableActor, rated: boolean): HandlerResult {
  if (!isHost(actor, who.person)) return NO.notHost;
  if (actor.game.stage !== 'gathering') return NO.begun;
  change(actor, { ...actor.game.record, rated }, { replier });
  return null;
}

async function player({ shared: { rooms }, who }: RequestContext, person: string): Promise<HandlerResult> {
  const you = person === who.person;
  const stored = await rooms.services.store.person(person);
  // A guest who is not stored yet has driven no race.
  if (stored === null && !you) return NO.unknownPlayer;
  const [ratings, results] = await Promise.all([
    rooms.services.store.ratingsOf(person),
    rooms.services.store.resultsOf(person, MOST_SHOWN),
  ]);
  return {
    kind: 'player',
    player: {
      person,
      name: stored?.name ?? who.name,
      you,
      owner: await ownerOf(rooms.services.store, person),
      ratings: ratings.map(
        ({ track, mu, sigma, races, won, arrived }): TrackRating => ({
          ...trackOf(track),
          ...ratingNews({ mu, sigma }),
          races,
          won,
          arrived,
        }),
      ),
      results: await Promise.all(results.map((one) => resultFor(rooms.services.store, one, who.person))),
      leaves: leavesOf(results.map(readOutcome)),
    },
  };
}

/** Whose bot account it is; null for people. */
async function ownerOf(store: Store, person: string): Promise<PlayerNews['owner']> {
  const bot = await store.bot(person);
  const owner = bot === null ? null : await store.person(bot.owner);
  return owner === null ? null : { person: owner.person, name: owner.name };
}

/** The name of a table gives access to it: others see only the names of listed tables. */
async function resultFor(store: Store, result: PlacingRow, reader: string): Promise<RaceResult> {
  const { place, arrived, fate, before, after } = readOutcome(result);
  const row = await store.table(result.table);
  const isOpen = row !== null && (row.listed || row.people.includes(reader) || result.person === reader);
  const record = isOpen ? tryRecord(row.record) : null;
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

async function ratingsAt({ shared }: RequestContext, actor: TableActor): Promise<HandlerResult> {
  const { store } = shared.services;
  if (actor.game.stage === 'over') await shared.countRace(actor.id);
  const results = await store.resultsAt(actor.id);
  const seats = actor.game.record.seats.map((sits) => seatRating(store, actor, sits, results));
  return { kind: 'ratings', seats: await Promise.all(seats) };
}

async function seatRating(
  store: Store,
  { served, plan, rules }: TableActor,
  sits: SeatRecord,
  results: readonly PlacingRow[],
): Promise<SeatRating | null> {
  if (sits.kind === 'open') return null;
  if (sits.kind === 'bot')
    return { ...ratingNews(skillOfBot(served.botRating(sits.bot))), change: null, leaves: null };
  const track = trackName(
    { game: served.id, board: served.boardOf(plan.options), crews: rules.seats },
    sits.program,
  );
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
