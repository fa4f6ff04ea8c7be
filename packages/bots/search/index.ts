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
  planSteps: 60_000,
  otherSteps: 40_000,
  whim: 0.005,
};

/** Thinks about everything too, but not for long. */
const EXPERT: Mind = { ...CHAMPION, name: 'expert', plans: 12, planSteps: 3_200, otherSteps: 1_800 };

/** Thinks about its plan, and then drives it as a racer. */
const PLANNER: Habit = {
  name: 'planner',
  thinksAbout: (kind) => kind === 'plan',
  rehearsals: 200,
  turns: 1,
  whim: 0.005,
};

/**
 * Looks for the best answer to the champion: it knows how the champion plans, with less effort but the same networks, and
 * searches twice as long as it.
 */
const EXPLOITER: Mind = {
  ...CHAMPION,
  name: 'exploiter',
  planSteps: 2 * CHAMPION.planSteps,
  otherSteps: 2 * CHAMPION.otherSteps,
  rival: { ...CHAMPION, name: 'expected', plans: 12, planSteps: 3_000 },
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
export const expertWith = (sense: ModuleKnowledge): RaceBot => makeThinker(EXPERT, { moods: MOODS, sense });
export const championWith = (sense: ModuleKnowledge): RaceBot =>
  makeThinker(CHAMPION, { moods: MOODS, sense });
export const firstChampionWith = (sense: ModuleKnowledge): RaceBot =>
  makeSearcher(CHAMPION_1, { moods: MOODS, sense });
export const exploiterWith = (sense: ModuleKnowledge): RaceBot =>
  makeThinker(EXPLOITER, { moods: MOODS, sense });
