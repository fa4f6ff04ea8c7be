import '../trusted.ts';
import { isPatient } from '@race/bots/names.ts';
import type { TablePlan } from '@race/local';
import { loadParts } from '@race/local/load.ts';
import { makeThinker } from '../thinking/thinker.ts';
import { backgroundBotsWith } from './background-bots.ts';
import { makeHost, type RaceWorld } from './race.ts';
import { serve } from './serve.ts';

const backgroundBots = backgroundBotsWith(makeThinker());

serve(
  'the-great-race',
  (plan: TablePlan) => loadParts(plan, isPatient),
  (world: RaceWorld) => makeHost({ ...world, backgroundBots }),
);
