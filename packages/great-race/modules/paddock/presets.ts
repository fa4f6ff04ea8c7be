import type { CrewId } from '../../crew/crews.ts';
import type { RaceOptions } from '../../options.ts';
import type { Gauge } from './gauge.ts';

/** PADDOCK-02: every vehicle's own maxima. Two are known, the others our own design; all sum to 17. */
export type Presets = { readonly [crew in CrewId]?: Record<Gauge, number> };

const FIRST: Presets = {
  french: { petrol: 7, engine: 5, chassis: 5 },
  italian: { petrol: 5, engine: 7, chassis: 5 },
  english: { petrol: 6, engine: 5, chassis: 6 },
  belgian: { petrol: 6, engine: 6, chassis: 5 },
  swiss: { petrol: 6, engine: 5, chassis: 6 },
  suffragettes: { petrol: 7, engine: 4, chassis: 6 },
};

/** Tuned by simulation: no small tank with a large engine, and the weaker vehicle for the leader with money. */
const SECOND: Presets = {
  ...FIRST,
  italian: { petrol: 6, engine: 5, chassis: 6 },
  english: { petrol: 6, engine: 6, chassis: 5 },
  swiss: { petrol: 5, engine: 6, chassis: 6 },
};

/** By data version. Released ones stay. */
export const PRESETS: readonly Presets[] = [FIRST, SECOND];

export function presetsOf({ data }: Pick<RaceOptions, 'data'>): Presets {
  const presets = PRESETS[data - 1];
  if (presets === undefined) throw new Error(`there are no vehicles of data version ${data}`);
  return presets;
}
