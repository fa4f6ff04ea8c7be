// Handlers of requests about ratings.
import type { SeatRating } from '@race/protocol';
import type { PlacingRow, Store } from '@race/store';
import { NO } from '../common/refusals.ts';
import type { HandlerResult, Handlers, RequestContext } from '../requests/context.ts';
import { change } from '../rooms/change.ts';
import { isHost } from '../rooms/news.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import type { SeatRecord } from '../rooms/table-record.ts';
import { leaders, races } from './history.ts';
import { LOOKED_AT, leavesOf, readOutcome } from './outcome.ts';
import { seek, unseek } from './seek.ts';
import { NEWCOMER, pointsOf, ratingNews, skillOfBot } from './skill.ts';
import { trackName } from './track.ts';

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
  races,
  leaders,
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
