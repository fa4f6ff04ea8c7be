import { NORMAL, type Score } from '@race/balance';

/** Two bots and the results of the first. */
export interface Pairing extends Score {
  readonly first: string;
  readonly second: string;
}

export interface Rung {
  readonly bot: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** Ratings in the scale of chess: 400 points are ten wins to one. Their mean is 1500. */
const MIDDLE = 1500;
const SCALE = 400 / Math.LN10;
const ROUNDS = 500;
/** Half a win and half a loss against the field, so that a bot that never lost has a rating, too. */
const MODESTY = 0.5;

/** The strengths that make these results most likely (Bradley and Terry), best first, with 95 % intervals. */
export function ladderOf(bots: readonly string[], pairings: readonly Pairing[]): Rung[] {
  const strengths = strengthsOf(bots, pairings);
  const mean = strengths.reduce((sum, one) => sum + one, 0) / bots.length;
  const rungs = bots.map((bot, at) => {
    const rating = MIDDLE + SCALE * ((strengths[at] ?? 0) - mean);
    const error = NORMAL * SCALE * Math.sqrt(1 / certainty(bots, pairings, { at, strengths }));
    return {
      bot,
      rating: Math.round(rating),
      low: Math.round(rating - error),
      high: Math.round(rating + error),
    };
  });
  return rungs.sort((a, b) => b.rating - a.rating);
}

const chance = (own: number, other: number): number => 1 / (1 + Math.exp(other - own));

function strengthsOf(bots: readonly string[], pairings: readonly Pairing[]): number[] {
  const strengths = bots.map(() => 0);
  for (let round = 0; round < ROUNDS; round++)
    bots.forEach((_, at) => {
      const slope = steepness(bots, pairings, { at, strengths });
      strengths[at] = (strengths[at] ?? 0) + slope / certainty(bots, pairings, { at, strengths });
    });
  return strengths;
}

interface Place {
  readonly at: number;
  readonly strengths: readonly number[];
}

/** How much more a bot has won than its strength predicts. */
function steepness(bots: readonly string[], pairings: readonly Pairing[], { at, strengths }: Place): number {
  const own = strengths[at] ?? 0;
  let slope = MODESTY - 2 * MODESTY * chance(own, 0);
  for (const { first, second, games, wins } of pairings) {
    if (bots[at] === first) slope += wins - games * chance(own, strengths[bots.indexOf(second)] ?? 0);
    if (bots[at] === second) slope += games - wins - games * chance(own, strengths[bots.indexOf(first)] ?? 0);
  }
  return slope;
}

/** How much the races of a bot say about its strength. */
function certainty(bots: readonly string[], pairings: readonly Pairing[], { at, strengths }: Place): number {
  const own = strengths[at] ?? 0;
  const told = (other: number) => chance(own, other) * (1 - chance(own, other));
  let sum = 2 * MODESTY * told(0);
  for (const { first, second, games } of pairings) {
    if (bots[at] === first) sum += games * told(strengths[bots.indexOf(second)] ?? 0);
    if (bots[at] === second) sum += games * told(strengths[bots.indexOf(first)] ?? 0);
  }
  return sum;
}
