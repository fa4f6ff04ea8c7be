import { chooseFrom, fast, sealed } from '@race/kernel';
import { type BenchResult, measure } from './measure.ts';

const DRAWS = 1000;
const SIXTY = Array.from({ length: 60 }, (_, tile) => tile);
const KEY = [1, 2, 3, 4, 5, 6, 7, 8];

/** Draws one of sixty with the generator of simulations, or with that of a real table. */
export function benchDraw(kind: 'fast' | 'sealed', seconds: number): BenchResult {
  const stream = kind === 'fast' ? fast(7, 0) : sealed(KEY, 0);
  let sum = 0;
  return measure(seconds, () => {
    for (let draw = 0; draw < DRAWS; draw++) sum += chooseFrom(stream, SIXTY);
    return sum < 0 ? 0 : DRAWS;
  });
}
