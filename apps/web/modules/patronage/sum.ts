import { SUMS } from '@race/great-race/modules/patronage/track.ts';
import { me } from '../boards/acts.ts';
import { known } from '../kit.ts';

/** Where my marker stands; off the track while nobody plays, or once I have arrived. */
export const mySpace = (): number => known.value?.modules?.patronage?.markers[me.value ?? -1] ?? -1;

export const mySum = (): number => SUMS[mySpace()] ?? 0;
