import type { RaceOptions } from '@race/great-race';
import type { RaceBot } from './bots.ts';
import type { BotName } from './names.ts';
import { racerWith } from './racer/racer.ts';
import { PLAIN } from './racer/sense.ts';
import { random } from './random.ts';

const loadSense = async () => (await import('./racer/modules/index.ts')).WORLDLY;

/** A bot that knows as much as this table asks for: the same answers, with less to fetch. */
export async function loadBot(name: BotName, { modules }: RaceOptions): Promise<RaceBot> {
  if (name === 'random') return random;
  return racerWith(modules.length === 0 ? PLAIN : await loadSense());
}
