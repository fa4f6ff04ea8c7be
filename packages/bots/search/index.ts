import type { RaceBot } from '../base/bots.ts';
import type { ModuleKnowledge } from '../racer/module-knowledge.ts';
import { MOODS } from '../racer/prices.ts';
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

export const plannerWith = (sense: ModuleKnowledge): RaceBot =>
  makeSearcher(PLANNER, { moods: MOODS, sense });
export const championWith = (sense: ModuleKnowledge): RaceBot =>
  makeSearcher(CHAMPION, { moods: MOODS, sense });
