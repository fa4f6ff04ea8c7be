import { type Answer, cardOf } from '@race/great-race';
import type { MenaceFrame } from '@race/great-race/modules/solo/camp/menace.ts';
import { soloIn } from '@race/great-race/modules/solo/slot.ts';
import { bestBy } from '../best-by.ts';
import { worthOf } from '../cards.ts';
import { findShield } from '../entry.ts';
import { heldById, type Outlook } from '../outlook.ts';

/** What a danger card is worth to take, for it bites who leaves it lying. How hard is not looked up. */
const LEFT_LYING = 12;

/** In the bivouac beside René: the card most worth having, and a danger rather than its bite. */
export function claimCard(o: Outlook, answers: readonly Answer[]): Answer | undefined {
  const { spaces } = soloIn(o.known);
  return bestBy(answers, (answer) => {
    if (answer.do !== 'claim') return null;
    const index = o.known.row[spaces.indexOf(answer.number)];
    if (index === undefined) return null;
    const { id, danger } = cardOf(o.rules, index);
    return worthOf(o, id, heldById(o, id)) + (danger ? LEFT_LYING : 0);
  });
}

/** A guard is of no more use tonight; a militia is kept for worse than one level. */
export function meetMenace(
  o: Outlook,
  { damage }: MenaceFrame,
  answers: readonly Answer[],
): Answer | undefined {
  const shield = findShield(o, answers);
  const suffer = answers.find(({ do: verb }) => verb === 'suffer');
  return shield !== undefined && (shield.do === 'guard' || damage > 1) ? shield : suffer;
}
