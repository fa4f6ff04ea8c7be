import type { CrewId } from '../../crew/crews.ts';
import type { RaceOptions } from '../../options.ts';
import { inVersion } from '../../parts.ts';
import type { Gauge } from './gauge.ts';

export type Presets = { readonly [crew in CrewId]?: Record<Gauge, number> };

/** PADDOCK-02: every vehicle's own maxima. Two are known, the others our own design; all sum to 17. */
const FIRST: Presets = {
  french: { petrol: 7, engine: 5, chassis: 5 },
  italian: { petrol: 6, engine: 5, chassis: 6 },
  english: { petrol: 6, engine: 6, chassis: 5 },
  belgian: { petrol: 6, engine: 6, chassis: 5 },
  swiss: { petrol: 5, engine: 6, chassis: 6 },
  suffragettes: { petrol: 7, engine: 4, chassis: 6 },
};

/** By data version. Released ones stay. */
export const PRESETS: readonly Presets[] = [FIRST];

export const presetsOf = ({ data }: Pick<RaceOptions, 'data'>): Presets =>
  inVersion(PRESETS, data, 'the paddock');
