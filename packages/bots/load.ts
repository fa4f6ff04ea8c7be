import type { RaceOptions } from '@race/great-race';
import type { RaceBot } from './bots.ts';
import type { BotName } from './names.ts';
import { racerWith } from './racer/racer.ts';
import { PLAIN, type Sense } from './racer/sense.ts';
import { random } from './random.ts';

const MAKERS: Readonly<Record<BotName, (sense: Sense) => RaceBot | Promise<RaceBot>>> = {
  random: () => random,
  beginner: async (sense) => (await import('./beginner.ts')).beginnerWith(sense),
  racer: racerWith,
  planner: async (sense) => (await import('./search/index.ts')).plannerWith(sense),
  champion: async (sense) => (await import('./search/index.ts')).championWith(sense),
};

const loadSense = async () => (await import('./racer/modules/index.ts')).WORLDLY;

/** A bot that knows as much as this table asks for: the same answers, with less to fetch. */
export async function loadBot(name: BotName, { modules }: RaceOptions): Promise<RaceBot> {
  return MAKERS[name](modules.length === 0 ? PLAIN : await loadSense());
}
