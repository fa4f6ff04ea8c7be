import type { Answer } from '@race/great-race';
import { SECURITY } from '@race/great-race/crew/crews.ts';
import { mechanicsOf } from '@race/great-race/crew/gauges.ts';
import type { EntryFrame } from '@race/great-race/drive/entry.ts';
import { DANGER_DAMAGE } from '@race/great-race/drive/price.ts';
import type { Outlook } from './outlook.ts';
import { cansHeld } from './vehicle.ts';

/** At a space whose price asks for an answer: shields first, then jerrycans if they suffice. */
export function payEntry(o: Outlook, frame: EntryFrame, answers: readonly Answer[]): Answer | undefined {
  if (frame.danger) {
    const shield = findShield(o, answers);
    if (shield !== undefined && isPayable(o, frame)) return shield;
  }
  const short = frame.petrol - o.me.petrol;
  if (short > 0 && isPayable(o, frame)) {
    const can = answers.find((answer) => answer.do === 'play' && cardOfId(o, answer.card)?.pours !== 0);
    if (can !== undefined) return can;
  }
  return answers.find(({ do: verb }) => verb === 'pay') ?? answers.find(({ do: verb }) => verb === 'back');
}

/** A guard costs nothing more, a militia can still be used later. */
export function findShield(o: Outlook, answers: readonly Answer[]): Answer | undefined {
  return (
    answers.find(({ do: verb }) => verb === 'guard') ??
    answers.find((answer) => answer.do === 'play' && cardOfId(o, answer.card)?.shields === true)
  );
}

/** Whether it could be paid with all that is at hand; else every card spent on it would be lost. */
function isPayable(o: Outlook, frame: EntryFrame): boolean {
  const damage = frame.danger && !canShield(o) ? frame.damage + DANGER_DAMAGE : frame.damage;
  return o.me.petrol + cansHeld(o) >= frame.petrol && mechanicsOf(o.me) >= damage;
}

const canShield = (o: Outlook): boolean =>
  (o.me.boxes[SECURITY] ?? 0) > 0 || o.rules.shielding.some((card) => (o.hand[card] ?? 0) > 0);

const cardOfId = (o: Outlook, id: string) => o.rules.cards[o.rules.cardIndex.get(id) ?? -1];
