// The plan of a day: its options, seed and salt, the same for everybody. It is drawn by the first process that needs it and
// stored for all. DAILY-01.
import { type RaceOptions, readOptions } from '@race/great-race';
import * as v from 'valibot';
import { readStored } from '../common/stored.ts';
import { gameOf } from '../rooms/games.ts';
import type { TableServices } from '../rooms/table-actor.ts';
import type { TablePlanRecord } from '../rooms/table-record.ts';
import { endOf } from './day.ts';
import { roadOf } from './road.ts';

export interface DayPlan extends TablePlanRecord {
  readonly options: RaceOptions;
  readonly shutUntil: number;
}

type Drawing = Pick<TableServices, 'store' | 'newSeed' | 'newSalt'>;

const PLAN: v.GenericSchema<unknown, DayPlan> = v.object({
  options: v.custom<RaceOptions>((from) => readOptions(from).ok),
  seed: v.array(v.number()),
  salt: v.string(),
  version: v.number(),
  shutUntil: v.number(),
});

const markOf = (day: string): string => `expedition-${day}`;

export async function storedPlan(
  { store }: Pick<TableServices, 'store'>,
  day: string,
): Promise<DayPlan | null> {
  const stored = await store.mark(markOf(day));
  return stored === null ? null : readStored(PLAN, stored, 'expedition');
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
