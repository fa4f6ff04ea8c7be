// How strong the bots are, from races against each other: measured figures, and the ratings that follow from them.
import type { DashBotName } from './dash/names.ts';
import type { BotName } from './names.ts';

/** Two bots and how the first fared; one of them may be a yardstick that nobody plays against. */
export interface Met {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly wins: number;
}

export interface Ladder<B extends string> {
  /** Who takes an empty seat: the others are rated against this one, and so is every newcomer. */
  readonly anchor: B;
  readonly met: readonly Met[];
  /** The scale of chess: ten wins to one are 400 points. `ladder.test.ts` of the laboratory makes them anew from `met`. */
  readonly ratings: Readonly<Record<B, number>>;
}

export const ANCHOR = 1_500;

/** Races of two on both boards and in both directions, as `npm run lab -- tournament` races them: docs/bots.json has the results. */
export const RACE_LADDER: Ladder<BotName> = {
  anchor: 'racer',
  met: [
    { first: 'beginner', second: 'random', games: 100, wins: 100 },
    { first: 'amateur', second: 'beginner', games: 800, wins: 581 },
    { first: 'racer', second: 'amateur', games: 840, wins: 663 },
    { first: 'racer', second: 'beginner', games: 200, wins: 192 },
    { first: 'veteran', second: 'racer', games: 3346, wins: 2465 },
    { first: 'planner', second: 'racer', games: 56, wins: 46 },
    { first: 'planner', second: 'veteran', games: 24, wins: 5 },
    { first: 'champion-1', second: 'planner', games: 50, wins: 42 },
    { first: 'champion-1', second: 'racer', games: 40, wins: 36 },
    { first: 'expert', second: 'veteran', games: 60, wins: 50 },
    { first: 'champion', second: 'champion-1', games: 240, wins: 184 },
  ],
  ratings: {
    random: 164,
    beginner: 1_083,
    amateur: 1_261,
    racer: ANCHOR,
    veteran: 1_680,
    planner: 1_644,
    expert: 1_952,
    champion: 2_107,
  },
};

/** The same in the Dash, of two at a table. */
export const DASH_LADDER: Ladder<DashBotName> = {
  anchor: 'driver',
  met: [
    { first: 'rookie', second: 'random', games: 100, wins: 85 },
    { first: 'driver', second: 'rookie', games: 500, wins: 360.5 },
    { first: 'ace', second: 'driver', games: 300, wins: 229 },
  ],
  ratings: { random: 1_040, rookie: 1_336, driver: ANCHOR, ace: 1_703 },
};
