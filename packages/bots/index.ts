import type { RaceBot } from './base/bots.ts';
import { random } from './base/random.ts';
import { amateurWith, beginnerWith } from './beginner.ts';
import { veteranWith } from './learned/index.ts';
import type { BotName } from './names.ts';
import { WORLDLY } from './racer/modules/index.ts';
import { racerWith } from './racer/racer.ts';
import { championWith, expertWith, exploiterWith, firstChampionWith, plannerWith } from './search/index.ts';

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
  amateur: amateurWith(WORLDLY),
  racer: racerWith(WORLDLY),
  veteran: veteranWith(WORLDLY),
  planner: plannerWith(WORLDLY),
  expert: expertWith(WORLDLY),
  champion: championWith(WORLDLY),
};

/** Bots that nobody races against, by which others are measured. */
export const YARDSTICKS: readonly RaceBot[] = [firstChampionWith(WORLDLY), exploiterWith(WORLDLY)];
