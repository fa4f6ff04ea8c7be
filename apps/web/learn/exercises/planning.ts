import { type Exercise, hasMechanics, inCity } from './exercise.ts';

/** A worn vehicle and a city within reach: who repairs and drives must be planned for both. */
export const planning: Exercise = {
  id: 'planning',
  turn: 2,
  conditions: (now) => [inCity(now, 'stanleyville'), hasMechanics(now, 8)],
};
