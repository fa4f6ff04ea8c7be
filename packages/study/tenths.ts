// Chances as people say them: in ten races.

const TEN = 10;
const THOUSAND = 1000;

/** The chances of one moment, in thousandths, as races of ten, which they make together. */
export function tenthsOf(chances: readonly number[]): number[] {
  const exact = chances.map((chance) => (chance * TEN) / THOUSAND);
  const whole = exact.map(Math.floor);
  const missing = TEN - whole.reduce((sum, one) => sum + one, 0);
  const byRest = exact
    .map((one, crew) => ({ crew, rest: one - Math.floor(one) }))
    .sort((a, b) => b.rest - a.rest || a.crew - b.crew);
  for (const { crew } of byRest.slice(0, Math.max(0, missing))) whole[crew] = (whole[crew] ?? 0) + 1;
  return whole;
}

/** One chance, in thousandths, rounded alone. */
export const tenthOf = (chance: number): number => Math.round((chance * TEN) / THOUSAND);

/** Under one in twenty, and over nineteen. */
const HARDLY = 50;

export type Likelihood = 'hardly' | 'about' | 'almost';

export function likelihoodOf(chance: number): Likelihood {
  if (chance < HARDLY) return 'hardly';
  return chance > THOUSAND - HARDLY ? 'almost' : 'about';
}
