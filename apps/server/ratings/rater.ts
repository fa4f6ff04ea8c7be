// Counts finished races, for the histories of people and their ratings: each once, by any process, including those whose process crashed before it
// could. RATE-02.
import type { PlacingRow, RatingRow } from '@race/store';
import { isLive, type LiveActor } from '../rooms/live.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { TableServices } from '../rooms/table-actor.ts';
import { type Entrant, entrantsOf } from './entrants.ts';
import { outcomesAt, outcomeText } from './outcome.ts';
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

  /** The changes to write; none for a race that goes on after an undo, was counted before, or was called off. */
  async function reckoned(table: string): Promise<Counted> {
    const actor = await rooms.get(table);
    if (actor === null || actor.game.stage !== 'over' || !isLive(actor)) return NOTHING;
    const { ended } = actor.game.record;
    if (ended !== undefined && ended !== 'conceded') return NOTHING;
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

interface Rated extends Entrant {
  /** Whose bot account it is; null for people and the server's own bots. */
  readonly owner: string | null;
  readonly track: string;
  readonly stored: RatingRow | null;
  readonly skill: Skill;
}

/** Whether two of them are in one hand: a person and their bot account, or two bot accounts. */
function isOneHand(people: readonly Rated[]): boolean {
  const hands = people.flatMap(({ owner, person }) => owner ?? person ?? []);
  return new Set(hands).size < hands.length;
}

/** Their skills after a race among them. */
function ratedAmong(field: readonly Rated[]): ReadonlyMap<Rated, Skill> {
  if (field.length < 2) return new Map();
  const after = afterRace(
    field.map(({ skill }) => skill),
    field.map(({ place }) => place),
  );
  return new Map(field.flatMap((one, at) => (after[at] === undefined ? [] : [[one, after[at]] as const])));
}

/** The ratings after a race, from those that are stored now. */
async function reckon({ store, downtimes, now }: TableServices, actor: LiveActor): Promise<Counted> {
  const { served, rules, plan } = actor;
  const { record } = actor.game;
  const outcomes = outcomesAt(actor);
  const track = { game: served.id, board: served.boardOf(plan.options), crews: rules.seats };
  const people: Rated[] = [];
  for (const entrant of entrantsOf(record, outcomes, downtimes.list)) {
    const { person, bot } = entrant;
    if (person !== null && (await store.person(person)) === null) continue;
    const owner = person === null ? null : ((await store.bot(person))?.owner ?? null);
    const ownTrack = trackName(track, owner !== null);
    const stored = person === null ? null : await store.rating(person, ownTrack);
    people.push({
      ...entrant,
      owner,
      track: ownTrack,
      stored,
      skill: stored ?? (bot === null ? NEWCOMER : skillOfBot(served.botRating(bot))),
    });
  }
  const counted = people.filter(({ fate }) => fate !== 'excused');
  const rated = record.rated === true && counted.length >= 2 && !isOneHand(people);
  // API-02: bot accounts are rated against everybody, and people without them.
  const programs = ratedAmong(rated ? counted : []);
  const others = ratedAmong(rated ? counted.filter(({ owner }) => owner === null) : []);
  const results: PlacingRow[] = [];
  const ratings: RatingRow[] = [];
  for (const entrant of people) {
    const { seat, person, owner, track, skill, stored, place, arrived, fate } = entrant;
    // The rating of a bot comes from the ladder and never changes here.
    if (person === null) continue;
    const next = (owner === null ? others : programs).get(entrant);
    const outcome = outcomeText({ arrived, fate, before: skill.mu, after: (next ?? skill).mu });
    results.push({ table: actor.id, seat, person, track, ended: now(), place, rated, outcome });
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
