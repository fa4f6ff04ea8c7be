// A thread of the laboratory: runs the races it is asked for, and counts them.
import { withTrialRules } from '@race/balance/house-rules.ts';
import { runRaces } from '@race/balance/races.ts';
import { loadBot } from '@race/bots/load.ts';
import { loadData, loadModules } from '@race/great-race/load.ts';
import { makeRace } from '@race/great-race/race.ts';
import { serve } from '@race/protocol/rpc.ts';
import type { LaboratoryWorker } from './running.ts';

serve<LaboratoryWorker>(self, {
  async run({ options, house, bot, ...heat }) {
    const [printed, modules, driver] = await Promise.all([
      loadData(options),
      options.modules.length === 0 ? [] : loadModules(),
      loadBot(bot, options),
    ]);
    const rules = makeRace(options, { data: withTrialRules(printed, house), modules });
    return runRaces({ rules, bots: [driver], ...heat });
  },
});
