// What all meet on a day: its road, its seed and the salt of its seal. It is drawn when it is first asked for and kept by
// whoever is first, so that every process of the server has the same. DAILY-01.
import type { RaceOptions } from '@race/great-race';
import { gameOf } from '../rooms/games.ts';
import type { RoomServices } from '../rooms/room-services.ts';
import type { TablePlanRecord } from '../rooms/table-record.ts';
import { endOf } from './day.ts';
import { roadOf } from './road.ts';

export interface DayPlan extends TablePlanRecord {
  readonly options: RaceOptions;
  readonly shutUntil: number;
}

type Drawing = Pick<RoomServices, 'store' | 'newSeed' | 'newSalt'>;

const markOf = (day: string): string => `expedition-${day}`;

export async function storedPlan(
  { store }: Pick<RoomServices, 'store'>,
  day: string,
): Promise<DayPlan | null> {
  const stored = await store.mark(markOf(day));
  return stored === null ? null : JSON.parse(stored);
}

export async function planOf(services: Drawing, day: string): Promise<DayPlan> {
  const known = await storedPlan(services, day);
  if (known !== null) return known;
  const plan = JSON.stringify(drawn(services, day));
  await services.store.commit([{ write: 'mark', name: markOf(day), value: plan, once: true }]);
  const stored = await storedPlan(services, day);
  if (stored === null) throw new Error('the expedition of the day could not be kept');
  return stored;
}

function drawn({ newSeed, newSalt }: Drawing, day: string): DayPlan {
  const options = roadOf(day);
  const version = gameOf('race')?.rules(options).version;
  if (version === undefined) throw new Error('there is no race to drive');
  return { options, seed: newSeed(), salt: newSalt(), version, shutUntil: endOf(day) };
}
