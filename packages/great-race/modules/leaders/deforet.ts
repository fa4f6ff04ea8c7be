import type { Seat } from '@race/kernel';
import type { RacePublic } from '../../state.ts';
import { leads } from './who.ts';

/** LEADER-DEFORET, LEADER-09: one more card is dealt, and it is hers when all have taken theirs. */
export const deforet = (known: RacePublic): readonly Seat[] =>
  known.order.filter((seat) => leads(known, seat, 'suffragettes'));
