import { chooseFrom, type Stream } from '../chance.ts';

const BYTES: readonly number[] = Array.from({ length: 256 }, (_, byte) => byte);

/** A seed for another stream, rolled with these dice. */
export function seedFrom(dice: Stream): number {
  let seed = 0;
  for (let n = 0; n < 3; n++) seed = seed * BYTES.length + chooseFrom(dice, BYTES);
  return seed;
}

/** Whether the dice say yes, so many times in a hundred. */
export const happens = (dice: Stream, percent: number): boolean => chooseFrom(dice, HUNDRED) < percent;

const HUNDRED: readonly number[] = Array.from({ length: 100 }, (_, n) => n);

/** A number from 0 to one less than this. */
export const below = (dice: Stream, end: number): number => seedFrom(dice) % end;
