import { chooseFrom } from '@race/kernel';
import type { RaceBot } from '../base/bots.ts';
import { type PlanNetwork, promisingPlans } from '../learned/plan-prior.ts';
import { makeVeteran } from '../learned/veteran.ts';
import type { Nature } from '../racer/outlook.ts';
import { type Judge, meanChance, think } from './think.ts';

/** How a bot thinks. */
export interface Mind {
  readonly name: string;
  readonly judge: Judge;
  readonly network: PlanNetwork;
  /** How many plans are tried. */
  readonly plans: number;
  /** How much is tried for a plan, and for any other answer: see `Thought`. */
  readonly planSteps: number;
  readonly otherSteps: number;
  /** How much worse than the best a plan may look and still be taken now and then, in chances to win. */
  readonly whim: number;
  /** Whose plans it expects of the others: those of a veteran, when left out. */
  readonly rival?: Mind;
}

const TURNS = 1;

/** A bot that tries its answers out in worlds its view allows. In them everybody goes on as a veteran. */
export function makeThinker(mind: Mind, nature: Nature): RaceBot {
  const { judge, whim, network } = mind;
  const veteran = makeVeteran(nature, network);
  const planner = mind.rival === undefined ? undefined : makeThinker(mind.rival, nature);
  return {
    name: mind.name,
    choose(ask) {
      const isPlan = ask.view.public.stack.at(-1)?.kind === 'plan';
      const steps = isPlan ? mind.planSteps : mind.otherSteps;
      if (ask.answers.length === 1) return veteran.choose(ask);
      const candidates = isPlan ? promisingPlans(ask, nature, { network, most: mind.plans }) : ask.answers;
      const company = {
        rules: ask.rules,
        nature,
        racer: veteran,
        chance: ask.chance,
        ...(planner === undefined ? {} : { planner }),
      };
      const left = think(company, ask, { candidates, steps, turns: TURNS, judge });
      const [best] = left;
      if (best === undefined) throw new Error('nothing was tried');
      if (!isPlan) return best.answer;
      return chooseFrom(
        ask.chance,
        left.filter((one) => meanChance(one) >= meanChance(best) - whim),
      ).answer;
    },
  };
}
