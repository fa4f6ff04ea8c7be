import { characterOf, courseOf, type Dash, type DashRules, stagesOf } from '@race/dash';
import { chooseFrom } from '@race/kernel';
import type { Bot } from '../base/bots.ts';
import { anyBest } from './worth.ts';

/** Lays any card, and takes what counts most at once: half a stage that waits for another is nothing to it. */
export const rookie: Bot<Dash, DashRules> = {
  name: 'rookie',
  choose({ rules, view, answers, chance }) {
    const { seat, public: known } = view;
    if (seat === null || known.stack.at(-1)?.kind !== 'take') return chooseFrom(chance, answers);
    const course = courseOf(known, seat);
    const character = characterOf(known, seat);
    const stages = known.offer.map((card) => stagesOf(rules, [...course, card], character));
    return rules.answers.take[anyBest(known.offer, stages, chance)] ?? chooseFrom(chance, answers);
  },
};
