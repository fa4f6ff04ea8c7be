import type { RaceBot } from '../base/bots.ts';
import type { Nature } from '../racer/outlook.ts';
import { makeRacer } from '../racer/racer.ts';
import { type PlanNetwork, promisingPlans } from './plan-prior.ts';

/** Drives like the racer, and plans as was learned from plans that were searched. */
export function makeVeteran(nature: Nature, network: PlanNetwork): RaceBot {
  const racer = makeRacer(nature);
  return {
    name: 'veteran',
    choose(ask) {
      if (ask.view.public.stack.at(-1)?.kind !== 'plan') return racer.choose(ask);
      return promisingPlans(ask, nature, { network, most: 1 })[0] ?? racer.choose(ask);
    },
  };
}
