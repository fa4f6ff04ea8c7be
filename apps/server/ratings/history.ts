// The races of a player, and the best players of a track. RATE-03, RATE-06.
import type { RaceResult, RequestOf } from '@race/protocol';
import type { PlacingRow, Store } from '@race/store';
import { badOption } from '../common/refusals.ts';
import type { HandlerResult, RequestContext } from '../requests/context.ts';
import { gameOf } from '../rooms/games.ts';
import { racingNow } from '../rooms/racing-now.ts';
import { tryRecord } from '../rooms/table-schema.ts';
import { readOutcome } from './outcome.ts';
import { personNews } from './person-news.ts';
import { pointsOf, ratingNews, SETTLED_SIGMA } from './skill.ts';
import { trackName, trackOf } from './track.ts';

/** The most races of one result. */
const MOST_RACES = 20;
const MOST_LEADERS = 50;

export async function races(
  { shared: { services }, who }: RequestContext,
  { person, id: _, do: __, together, ...filter }: RequestOf<'races'>,
): Promise<HandlerResult> {
  const { store } = services;
  const found = await store.history(
    person ?? who.person,
    { ...filter, reader: who.person, against: together ? who.person : null },
    MOST_RACES + 1,
  );
  const shown = found.slice(0, MOST_RACES);
  return {
    kind: 'races',
    races: await Promise.all(shown.map((one) => resultFor(store, one, who.person))),
    more: found.length > MOST_RACES,
  };
}

/** The name of a table gives access to it: others see only the names of listed tables. */
export async function resultFor(store: Store, result: PlacingRow, reader: string): Promise<RaceResult> {
  const { arrived, fate, before, after } = readOutcome(result);
  const { place, rated } = result;
  const row = await store.table(result.table);
  const isOpen = row !== null && (row.listed || row.people.includes(reader) || result.person === reader);
  const record = isOpen ? tryRecord(row.record) : null;
  return {
    ...trackOf(result.track),
    ended: result.ended,
    place,
    arrived,
    rated,
    fate,
    before: pointsOf(before),
    after: pointsOf(after),
    table: isOpen ? result.table : null,
    others: (record?.seats ?? []).flatMap((sits) =>
      sits.kind === 'person' && sits.person !== result.person ? [sits.name] : [],
    ),
  };
}

/** RATE-06: those whose rating is certain, best first; people and bot accounts apart. */
export async function leaders(
  { shared: { services, rooms }, who }: RequestContext,
  { game, board, crews, bots }: RequestOf<'leaders'>,
): Promise<HandlerResult> {
  const { store } = services;
  const served = gameOf(game);
  if (served === null) return badOption('game');
  if (!served.boards.includes(board)) return badOption('board');
  if (!served.read(served.optionsFor(board, crews)).ok) return badOption('crews');
  const track = trackName({ game, board, crews }, bots);
  const [rows, of, own, live] = await Promise.all([
    store.leaders(track, SETTLED_SIGMA, MOST_LEADERS),
    store.countAbove(track, SETTLED_SIGMA, Number.MIN_SAFE_INTEGER),
    store.rating(who.person, track),
    racingNow(rooms),
  ]);
  const isRanked = own !== null && own.sigma <= SETTLED_SIGMA;
  return {
    kind: 'leaders',
    leaders: await Promise.all(
      rows.map(async ({ person, mu, sigma, races, won }) => {
        const { rating, give } = ratingNews({ mu, sigma });
        return { ...(await personNews(store, person, live)), rating, give, races, won };
      }),
    ),
    of,
    you: isRanked
      ? { place: 1 + (await store.countAbove(track, SETTLED_SIGMA, own.mu)), rating: pointsOf(own.mu) }
      : null,
  };
}
