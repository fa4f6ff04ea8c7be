import type { RaceBot } from '../base/bots.ts';
import type { ModuleKnowledge } from '../racer/module-knowledge.ts';
import { MOODS } from '../racer/prices.ts';
import { makeVeteran } from './veteran.ts';
import { PLAN_NETWORK } from './weights.ts';

export const veteranWith = (sense: ModuleKnowledge): RaceBot =>
  makeVeteran({ moods: MOODS, sense }, PLAN_NETWORK);
