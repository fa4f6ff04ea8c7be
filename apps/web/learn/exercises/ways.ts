import { type Exercise, hasPetrol, inCity } from './exercise.ts';

/** Several ways to one city: the easiest to see is not the one that spares the tank. */
export const ways: Exercise = {
  id: 'ways',
  turn: 2,
  conditions: (now) => [inCity(now, 'fort-lamy'), hasPetrol(now, 3)],
};
