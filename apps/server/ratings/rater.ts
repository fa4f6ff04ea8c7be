// Counts the races that are over: each once, whichever server does it, and also those whose server fell over before it
// could. RATE-02.
import type { PlacingRow, RatingRow } from '@race/store';
import { isLive, type LiveRoom } from '../rooms/live-room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { type Entrant, entrantsOf } from './entrants.ts';
import { outcomeText } from './outcome.ts';
import { afterRace, NEWCOMER, type Skill, skillOfBot } from './skill.ts';
import { trackName } from './track.ts';

export interface Rater {
  /** Counts a race, if it is to be counted and was not yet. */
  count(table: string): Promise<void>;
  /** Counts all that are still to be counted; the timer does it by itself. */
  look(): Promise<void>;
  close(): Promise<void>;
}

type RaterOptions = Pick<Rooms, 'store' | 'room' | 'rests' | 'now' | 'failed'>;
type Counted = { readonly results: readonly PlacingRow[]; readonly ratings: readonly RatingRow[] };

const LOOK_EVERY = 60_000;
const MOST_AT_ONCE = 50;
/** Somebody else may change the same ratings meanwhile: then it is reckoned anew. */
const MOST_TRIES = 10;
const NOTHING: Counted = { results: [], ratings: [] };

export function makeRater(rooms: RaterOptions): Rater {
  const { store } = rooms;
  const counting = new Map<string, Promise<void>>();

  async function countOnce(table: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const at = await store.ending(table);
      if (at === null) return;
      const [verdict] = await store.commit([{ write: 'rated', table, at, ...(await reckoned(table)) }]);
      if (verdict === 'written') return;
    }
  }

  /** What is to be written; nothing for a race that goes on after all, was counted before, or does not count. */
  async function reckoned(table: string): Promise<Counted> {
    const room = await rooms.room(table);
    if (room === null || room.stage !== 'over' || !isLive(room) || room.record.rated !== true) return NOTHING;
    if ((await store.resultsAt(table)).length > 0) return NOTHING;
    return reckon(rooms, room);
  }

  const rater: Rater = {
    count(table) {
      const known = counting.get(table);
      if (known !== undefined) return known;
      const work = countOnce(table)
        .catch(rooms.failed)
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
  const looking = setInterval(() => void rater.look().catch(rooms.failed), LOOK_EVERY);
  looking.unref();
  return rater;
}

/** The ratings after a race, from those that are kept now. */
async function reckon({ store, rests, now }: RaterOptions, room: LiveRoom): Promise<Counted> {
  const { game, rules, plan, live, record } = room;
  const outcomes = game.outcomes(rules, live.state.public);
  const track = trackName({ game: game.id, board: game.boardOf(plan.options), crews: rules.seats });
  const people: (Entrant & { readonly skill: Skill; readonly stored: RatingRow | null })[] = [];
  for (const entrant of entrantsOf(record, outcomes, rests)) {
    const { person, bot } = entrant;
    if (person !== null && (await store.person(person)) === null) continue;
    const stored = person === null ? null : await store.rating(person, track);
    people.push({
      ...entrant,
      stored,
      skill: stored ?? (bot === null ? NEWCOMER : skillOfBot(game.botRating(bot))),
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
    // A bot stands where the ladder says, whatever happens here.
    if (person === null) continue;
    const next = after[rated.indexOf(entrant)];
    const outcome = outcomeText({ place, arrived, fate, before: skill.mu, after: (next ?? skill).mu });
    results.push({ table: room.id, seat, person, track, ended: now(), outcome });
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
