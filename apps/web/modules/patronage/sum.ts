import { SUMS } from '@race/great-race/modules/patronage/track.ts';
import { me } from '../boards/acts.ts';
import { publicState } from '../kit.ts';

/** Where my marker stands; off the track while nobody plays, or once I have arrived. */
export const mySpace = (): number => publicState.value?.modules?.patronage?.markers[me.value ?? -1] ?? -1;

export const mySum = (): number => SUMS[mySpace()] ?? 0;
