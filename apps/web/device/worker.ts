import '../trusted.ts';
import { isPatient } from '@race/bots/names.ts';
import type { TablePlan } from '@race/local';
import { loadParts } from '@race/local/load.ts';
import { makeThinker } from '../thinking/thinker.ts';
import { patienceWith } from './background-bots.ts';
import { makeHost, type World } from './race.ts';
import { serve } from './serve.ts';

const patience = patienceWith(makeThinker());

serve(
  'the-great-race',
  (plan: TablePlan) => loadParts(plan, isPatient),
  (world: World) => makeHost({ ...world, patience }),
);
