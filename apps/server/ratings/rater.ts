// Counts the races that are over: each once, whichever server does it, and also those whose server fell over before it
// could. RATE-02.
import type { KeptPlacing, KeptRating } from '@race/store';
import type { Hall } from '../rooms/hall.ts';
import { isLive, type LiveRoom } from '../rooms/live-room.ts';
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

type Keeping = Pick<Hall, 'store' | 'room' | 'rests' | 'now' | 'failed'>;
type Counted = { readonly results: readonly KeptPlacing[]; readonly ratings: readonly KeptRating[] };

const LOOK_EVERY = 60_000;
const MOST_AT_ONCE = 50;
/** Somebody else may change the same ratings meanwhile: then it is reckoned anew. */
const MOST_TRIES = 10;
const NOTHING: Counted = { results: [], ratings: [] };

export function makeRater(hall: Keeping): Rater {
  const { store } = hall;
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
    const room = await hall.room(table);
    if (room === null || room.stage !== 'over' || !isLive(room) || room.matter.rated !== true) return NOTHING;
    if ((await store.resultsAt(table)).length > 0) return NOTHING;
    return reckon(hall, room);
  }

  const rater: Rater = {
    count(table) {
      const known = counting.get(table);
      if (known !== undefined) return known;
      const work = countOnce(table)
        .catch(hall.failed)
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
  const looking = setInterval(() => void rater.look().catch(hall.failed), LOOK_EVERY);
  looking.unref();
  return rater;
}

/** The ratings after a race, from those that are kept now. */
async function reckon({ store, rests, now }: Keeping, room: LiveRoom): Promise<Counted> {
  const { game, rules, plan, live, matter } = room;
  const outcomes = game.outcomes(rules, live.state.public);
  const track = trackName({ game: game.id, board: game.boardOf(plan.options), crews: rules.seats });
  const people: (Entrant & { readonly skill: Skill; readonly kept: KeptRating | null })[] = [];
  for (const entrant of entrantsOf(matter, outcomes, rests)) {
    const { person, bot } = entrant;
    if (person !== null && (await store.person(person)) === null) continue;
    const kept = person === null ? null : await store.rating(person, track);
    people.push({
      ...entrant,
      kept,
      skill: kept ?? (bot === null ? NEWCOMER : skillOfBot(game.botRating(bot))),
    });
  }
  const rated = people.filter(({ fate }) => fate !== 'excused');
  if (rated.length < 2) return NOTHING;
  const after = afterRace(
    rated.map(({ skill }) => skill),
    rated.map(({ place }) => place),
  );
  const results: KeptPlacing[] = [];
  const ratings: KeptRating[] = [];
  for (const entrant of people) {
    const { seat, person, skill, kept, place, arrived, fate } = entrant;
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
      races: (kept?.races ?? 0) + 1,
      won: (kept?.won ?? 0) + Number(place === 1 && arrived),
      arrived: (kept?.arrived ?? 0) + Number(arrived),
    });
  }
  return { results, ratings };
}
