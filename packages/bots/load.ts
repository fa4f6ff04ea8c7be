import type { RaceOptions } from '@race/great-race';
import type { RaceBot } from './base/bots.ts';
import { random } from './base/random.ts';
import type { BotName } from './names.ts';
import { type ModuleKnowledge, NO_MODULES } from './racer/module-knowledge.ts';
import type { Nature } from './racer/outlook.ts';
import { MOODS } from './racer/prices.ts';
import { racerWith } from './racer/racer.ts';
import type { Adviser } from './search/advise.ts';
import type { Coach } from './search/coach.ts';

const MAKERS: Readonly<Record<BotName, (sense: ModuleKnowledge) => RaceBot | Promise<RaceBot>>> = {
  random: () => random,
  beginner: async (sense) => (await import('./beginner.ts')).beginnerWith(sense),
  amateur: async (sense) => (await import('./beginner.ts')).amateurWith(sense),
  racer: racerWith,
  veteran: async (sense) => (await import('./learned/index.ts')).veteranWith(sense),
  planner: async (sense) => (await import('./search/index.ts')).plannerWith(sense),
  expert: async (sense) => (await import('./search/index.ts')).expertWith(sense),
  champion: async (sense) => (await import('./search/index.ts')).championWith(sense),
};

/** The knowledge of modules that a table needs. */
const senseFor = async ({ modules }: RaceOptions): Promise<ModuleKnowledge> =>
  modules.length === 0 ? NO_MODULES : (await import('./racer/modules/index.ts')).WORLDLY;

/** A bot with the knowledge of modules that the table needs: the same answers, with less to fetch. */
export const loadBot = async (name: BotName, options: RaceOptions): Promise<RaceBot> =>
  MAKERS[name](await senseFor(options));

/** The parameters of racers at a table. */
export const loadNature = async (options: RaceOptions): Promise<Nature> => ({
  moods: MOODS,
  sense: await senseFor(options),
});

/** The bot that gives hints. */
export const loadAdviser = async (options: RaceOptions): Promise<Adviser> =>
  (await import('./search/advise.ts')).adviserWith(await senseFor(options));

/** The coach, who judges a race that is over. */
export const loadCoach = async (options: RaceOptions): Promise<Coach> =>
  (await import('./search/coach.ts')).coachWith(await senseFor(options));
