// Counts finished races: each once, by any process, including those whose process crashed before it
// could. RATE-02.
import type { PlacingRow, RatingRow } from '@race/store';
import { isLive, type LiveActor } from '../rooms/live.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { TableServices } from '../rooms/table-actor.ts';
import { type Entrant, entrantsOf } from './entrants.ts';
import { outcomeText } from './outcome.ts';
import { afterRace, NEWCOMER, type Skill, skillOfBot } from './skill.ts';
import { trackName } from './track.ts';

export interface Rater {
  /** Counts a race, if it is to be counted and was not yet. */
  count(table: string): Promise<void>;
  /** Counts all races that are not counted yet; the timer does the same. */
  look(): Promise<void>;
  close(): Promise<void>;
}

type Counted = { readonly results: readonly PlacingRow[]; readonly ratings: readonly RatingRow[] };

const LOOK_EVERY = 60_000;
const MOST_AT_ONCE = 50;
/** Another process may change the same ratings meanwhile; then they are computed again. */
const MOST_TRIES = 10;
const NOTHING: Counted = { results: [], ratings: [] };

export function makeRater(rooms: Rooms): Rater {
  const { store } = rooms.services;
  const counting = new Map<string, Promise<void>>();

  async function countOnce(table: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const at = await store.ending(table);
      if (at === null) return;
      const [verdict] = await store.commit([{ write: 'rated', table, at, ...(await reckoned(table)) }]);
      if (verdict === 'written') return;
    }
  }

  /** The changes to write; none for a race that goes on after an undo, was counted before, or is not rated. */
  async function reckoned(table: string): Promise<Counted> {
    const actor = await rooms.get(table);
    if (actor === null || actor.game.stage !== 'over' || !isLive(actor) || actor.game.record.rated !== true)
      return NOTHING;
    if ((await store.resultsAt(table)).length > 0) return NOTHING;
    return reckon(rooms.services, actor);
  }

  const rater: Rater = {
    count(table) {
      const known = counting.get(table);
      if (known !== undefined) return known;
      const work = countOnce(table)
        .catch(rooms.services.failed)
        .finally(() => counting.delete(table));
      counting.set(table, work);
      return work;
    },
    async look() {
      for (const { table } of await store.endings(MOST_AT_ONCE)) await rater.count(table);
    },
    async close() {
      clearInterval(looking);
      await Promise.all(counting.values());
    },
  };
  const looking = setInterval(() => void rater.look().catch(rooms.services.failed), LOOK_EVERY);
  looking.unref();
  rooms.services.events.subscribe('raceOver', ({ table }) => void rater.count(table));
  return rater;
}

/** The ratings after a race, from those that are stored now. */
async function reckon({ store, downtimes, now }: TableServices, actor: LiveActor): Promise<Counted> {
  const { served, rules, plan } = actor;
  const { live, record } = actor.game;
  const outcomes = served.outcomes(rules, live.state.public);
  const track = trackName({ game: served.id, board: served.boardOf(plan.options), crews: rules.seats });
  const people: (Entrant & { readonly skill: Skill; readonly stored: RatingRow | null })[] = [];
  for (const entrant of entrantsOf(record, outcomes, downtimes.list)) {
    const { person, bot } = entrant;
    if (person !== null && (await store.person(person)) === null) continue;
    const stored = person === null ? null : await store.rating(person, track);
    people.push({
      ...entrant,
      stored,
      skill: stored ?? (bot === null ? NEWCOMER : skillOfBot(served.botRating(bot))),
    });
  }
  const rated = people.filter(({ fate }) => fate !== 'excused');
  if (rated.length < 2) return NOTHING;
  const after = afterRace(
    rated.map(({ skill }) => skill),
    rated.map(({ place }) => place),
  );
  const results: PlacingRow[] = [];
  const ratings: RatingRow[] = [];
  for (const entrant of people) {
    const { seat, person, skill, stored, place, arrived, fate } = entrant;
    // The rating of a bot comes from the ladder and never changes here.
    if (person === null) continue;
    const next = after[rated.indexOf(entrant)];
    const outcome = outcomeText({ place, arrived, fate, before: skill.mu, after: (next ?? skill).mu });
    results.push({ table: actor.id, seat, person, track, ended: now(), outcome });
    if (next === undefined) continue;
    ratings.push({
      person,
      track,
      ...next,
      races: (stored?.races ?? 0) + 1,
      won: (stored?.won ?? 0) + Number(place === 1 && arrived),
      arrived: (stored?.arrived ?? 0) + Number(arrived),
    });
  }
  return { results, ratings };
}
