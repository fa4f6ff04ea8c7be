// How strong the bots are, from races against each other: measured figures, and the ratings that follow from them.
import type { DashBotName } from './dash/names.ts';
import type { BotName } from './names.ts';

/** Two bots and how the first fared. */
export interface Met<B extends string> {
  readonly first: B;
  readonly second: B;
  readonly games: number;
  readonly wins: number;
}

export interface Ladder<B extends string> {
  /** Who takes an empty seat: the others are rated against this one, and so is every newcomer. */
  readonly anchor: B;
  readonly met: readonly Met<B>[];
  /** The scale of chess: ten wins to one are 400 points. `ladder.test.ts` of the laboratory makes them anew from `met`. */
  readonly ratings: Readonly<Record<B, number>>;
}

export const ANCHOR = 1_500;

/**
 * `npm run lab -- tournament --neighbours --least 100 --most 100`, as far as it was raced; `--bots racer,planner --least 8
 * --most 8 --seed 11` to `15` besides, and `--bots racer,champion --least 40 --most 40`.
 */
export const RACE_LADDER: Ladder<BotName> = {
  anchor: 'racer',
  met: [
    { first: 'beginner', second: 'random', games: 100, wins: 100 },
    { first: 'racer', second: 'beginner', games: 100, wins: 89 },
    { first: 'planner', second: 'racer', games: 56, wins: 46 },
    { first: 'champion', second: 'planner', games: 50, wins: 42 },
    { first: 'champion', second: 'racer', games: 40, wins: 36 },
  ],
  ratings: { random: 231, beginner: 1_151, racer: ANCHOR, planner: 1_722, champion: 1_965 },
};

/** `npm run lab -- tournament --game dash --neighbours --least 100 --most 100`. */
export const DASH_LADDER: Ladder<DashBotName> = {
  anchor: 'driver',
  met: [
    { first: 'rookie', second: 'random', games: 100, wins: 85 },
    { first: 'driver', second: 'rookie', games: 100, wins: 53 },
    { first: 'ace', second: 'driver', games: 100, wins: 91 },
  ],
  ratings: { random: 1_185, rookie: 1_482, driver: ANCHOR, ace: 1_893 },
};
