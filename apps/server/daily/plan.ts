// What all meet on a day: its road, its seed and the salt of its seal. It is drawn when it is first asked for and kept by
// whoever is first, so that every process of the house has the same. DAILY-01.
import type { RaceOptions } from '@race/great-race';
import { gameOf } from '../rooms/games.ts';
import type { House } from '../rooms/house.ts';
import type { Plan } from '../rooms/matter.ts';
import { endOf } from './day.ts';
import { roadOf } from './road.ts';

export interface DayPlan extends Plan {
  readonly options: RaceOptions;
  readonly shutUntil: number;
}

type Drawing = Pick<House, 'store' | 'newSeed' | 'newSalt'>;

const markOf = (day: string): string => `expedition-${day}`;

export async function keptPlan({ store }: Pick<House, 'store'>, day: string): Promise<DayPlan | null> {
  const kept = await store.mark(markOf(day));
  return kept === null ? null : JSON.parse(kept);
}

export async function planOf(house: Drawing, day: string): Promise<DayPlan> {
  const known = await keptPlan(house, day);
  if (known !== null) return known;
  const plan = JSON.stringify(drawn(house, day));
  await house.store.commit([{ write: 'mark', name: markOf(day), value: plan, once: true }]);
  const kept = await keptPlan(house, day);
  if (kept === null) throw new Error('the expedition of the day could not be kept');
  return kept;
}

function drawn({ newSeed, newSalt }: Drawing, day: string): DayPlan {
  const options = roadOf(day);
  const version = gameOf('race')?.rules(options).version;
  if (version === undefined) throw new Error('there is no race to drive');
  return { options, seed: newSeed(), salt: newSalt(), version, shutUntil: endOf(day) };
}
