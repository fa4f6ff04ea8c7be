// How strong the people of a race are, so that the strongest can be shown first.
import type { LobbyTable } from '@race/protocol';
import type { Store } from '@race/store';
import { NEWCOMER, pointsOf } from '../ratings/skill.ts';
import { trackName } from '../ratings/track.ts';
import { gameOf } from '../rooms/games.ts';

/** The list is looked at every second: ratings are read once for each race, and for so many races at a look. */
const MOST_READ = 40;
const MOST_KNOWN = 2_000;

/** By the track and the people of a race: ratings change only after one. */
const known = new WeakMap<Store, Map<string, number | null>>();

/** Adds the strengths; where too many are new at once, the others follow with the next look. */
export async function withStrengths(store: Store, racing: readonly LobbyTable[]): Promise<LobbyTable[]> {
  const strengths = known.get(store) ?? new Map<string, number | null>();
  known.set(store, strengths);
  if (strengths.size > MOST_KNOWN) strengths.clear();
  let reads = 0;
  const found: LobbyTable[] = [];
  for (const one of racing) {
    const key = JSON.stringify([one.table, ...peopleIn(one).map(({ person }) => person)]);
    let strength = strengths.get(key);
    if (strength === undefined && reads < MOST_READ) {
      reads += 1;
      strength = await strengthOf(store, one);
      strengths.set(key, strength);
    }
    found.push({ ...one, strength: strength ?? null });
  }
  return found;
}

const peopleIn = ({ seats }: LobbyTable) => seats.flatMap((sits) => (sits.kind === 'person' ? [sits] : []));

/** The mean rating; who has not been rated on this track counts as a newcomer. Null where nobody has. */
async function strengthOf(store: Store, table: LobbyTable): Promise<number | null> {
  const { game, options, seats } = table;
  const track = { game, board: gameOf(game)?.boardOf(options) ?? '', crews: seats.length };
  const rows = await Promise.all(
    peopleIn(table).map(({ person, program }) => store.rating(person, trackName(track, program))),
  );
  if (rows.every((row) => row === null)) return null;
  const sum = rows.reduce((all, row) => all + pointsOf((row ?? NEWCOMER).mu), 0);
  return Math.round(sum / rows.length);
}
