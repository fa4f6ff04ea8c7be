import { chooseFrom, close, type Types, why } from '@race/kernel';
import type { Trial, Verdict } from '@race/kernel/laws/index.ts';
import { RULES } from '../rules/audit.ts';

const KNOWN: ReadonlySet<string> = new Set(RULES.map(({ id }) => id));
const REFUSALS = 4;

type Promised<T extends Types> = NonNullable<Trial<T>['promises']>[number];

/** Every refusal names a rule that the rulebook has. */
export const citesTheRulebook = <T extends Types>(): Promised<T> => ({
  law: 'why',
  every: 19,
  check({ rules, answers }, { g, dice }): Verdict {
    for (let n = 0; n < REFUSALS; n++) {
      const seat = chooseFrom(dice, [...g.seats.keys()]);
      const refusal = why(rules, close(g), seat, chooseFrom(dice, answers));
      if (refusal !== null && !KNOWN.has(refusal.rule))
        return `${refusal.reason} cites ${refusal.rule}, which is no rule`;
    }
    return REFUSALS;
  },
});
