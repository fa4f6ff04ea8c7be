import type { RaceBot } from '../bots.ts';
import { MOODS } from '../racer/prices.ts';
import type { Sense } from '../racer/sense.ts';
import { type Habit, makeSearcher } from './search.ts';

/** Thinks about its plan, and then drives it as a racer. */
const PLANNER: Habit = {
  name: 'planner',
  thinksAbout: (kind) => kind === 'plan',
  rehearsals: 200,
  turns: 1,
  whim: 0.005,
};

/** Thinks about everything. */
const CHAMPION: Habit = {
  name: 'champion',
  thinksAbout: () => true,
  rehearsals: 300,
  turns: 1,
  whim: 0.005,
};

export const plannerWith = (sense: Sense): RaceBot => makeSearcher(PLANNER, { moods: MOODS, sense });
export const championWith = (sense: Sense): RaceBot => makeSearcher(CHAMPION, { moods: MOODS, sense });
