import { type Exercise, inCity } from './exercise.ts';

/** The ship is dearer than the purse: money must be raised, and somebody must still drive. */
export const lines: Exercise = {
  id: 'lines',
  turn: 2,
  conditions: (now) => [inCity(now, 'luanda')],
};
