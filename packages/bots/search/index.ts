import type { RaceBot } from '../base/bots.ts';
import { learnedJudge } from '../learned/value.ts';
import { PLAN_NETWORK, VALUE_LAYERS } from '../learned/weights.ts';
import type { ModuleKnowledge } from '../racer/module-knowledge.ts';
import { MOODS } from '../racer/prices.ts';
import { type Habit, makeSearcher } from './search.ts';
import { type Mind, makeThinker } from './thinker.ts';

/** Thinks about everything. */
const CHAMPION: Mind = {
  name: 'champion',
  judge: learnedJudge(VALUE_LAYERS),
  network: PLAN_NETWORK,
  plans: 24,
  planSteps: 30_000,
  otherSteps: 24_000,
  whim: 0.005,
};

/** Thinks about its plan, and then drives it as a racer. */
const PLANNER: Habit = {
  name: 'planner',
  thinksAbout: (kind) => kind === 'plan',
  rehearsals: 200,
  turns: 1,
  whim: 0.005,
};

/** The champion of the first release, before anything was learned from searched plans: later ones are measured against it. */
const CHAMPION_1: Habit = {
  name: 'champion-1',
  thinksAbout: () => true,
  rehearsals: 300,
  turns: 1,
  whim: 0.005,
};

export const plannerWith = (sense: ModuleKnowledge): RaceBot =>
  makeSearcher(PLANNER, { moods: MOODS, sense });
export const championWith = (sense: ModuleKnowledge): RaceBot =>
  makeThinker(CHAMPION, { moods: MOODS, sense });
export const firstChampionWith = (sense: ModuleKnowledge): RaceBot =>
  makeSearcher(CHAMPION_1, { moods: MOODS, sense });
