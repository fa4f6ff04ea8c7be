import type { Dash, DashRules } from '@race/dash';
import { chooseFrom } from '@race/kernel';
import type { Bot } from '../bots.ts';
import { bestTake } from './take.ts';

/** Plays any card, and takes whatever brings most at the moment. */
export const rookie: Bot<Dash, DashRules> = {
  name: 'rookie',
  choose({ rules, view, answers, chance }) {
    const { seat, public: known } = view;
    if (seat === null || known.stack.at(-1)?.kind !== 'take') return chooseFrom(chance, answers);
    return rules.answers.take[bestTake(rules, known, { seat, chance })] ?? chooseFrom(chance, answers);
  },
};
