import { type Exercise, inCity, isUnharmed, stillHolds } from './exercise.ts';

/** A danger on the way, one guard, and a hand that is full where the city gives another card. */
export const guards: Exercise = {
  id: 'guards',
  turn: 2,
  conditions: (now) => [inCity(now, 'bangui'), isUnharmed(now), stillHolds(now, 'repairman')],
};
