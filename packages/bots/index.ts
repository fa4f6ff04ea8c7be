import type { RaceBot } from './base/bots.ts';
import { random } from './base/random.ts';
import { beginnerWith } from './beginner.ts';
import type { BotName } from './names.ts';
import { WORLDLY } from './racer/modules/index.ts';
import { racerWith } from './racer/racer.ts';
import { championWith, plannerWith } from './search/index.ts';

export type { Ask, Bot, RaceBot } from './base/bots.ts';
export { type BotName, isBotName } from './names.ts';
export {
  type BotPlayer,
  type PlayedOut,
  type PlayWatcher,
  playOut,
  playWatched,
  seatBots,
  seatChoice,
} from './play-out.ts';

/** The bots by name, each with all it knows. */
export const BOTS: Readonly<Record<BotName, RaceBot>> = {
  random,
  beginner: beginnerWith(WORLDLY),
  racer: racerWith(WORLDLY),
  planner: plannerWith(WORLDLY),
  champion: championWith(WORLDLY),
};
