// How many games come from one seed, and who sits where in each.
import { fast } from '@race/kernel';
import { seedFrom } from '@race/kernel/laws/dice.ts';

/** The seed of the nth game: far from those before and after it, and the same for all players. */
export const seedOf = (seed: number, nth: number): number => seedFrom(fast(seed, nth));

/** Bots move on by one seat from game to game, so that each sits everywhere equally often. */
export const seating = <B>(bots: readonly B[], seats: number, nth: number): B[] =>
  Array.from({ length: seats }, (_, seat) => bots[(seat + nth) % bots.length]).filter(
    (bot) => bot !== undefined,
  );
