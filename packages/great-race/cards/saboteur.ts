import { keepHandLimitAfter } from '../crew/hand.ts';
import { startSplit } from '../danger/split.ts';
import { startTarget, victims } from '../danger/target.ts';
import { no } from '../refusals.ts';
import { cardIndex } from '../rules.ts';
import { card } from './card.ts';

const LEVELS = 2;

/** CARD-SABOTEUR: another crew loses two levels, split by the player of the card. CARD-07, CARD-08. */
export const saboteur = card({
  id: 'saboteur',
  copies: 3,
  when: 'beforeAssistant',
  picture: 'dynamite',
  danger: true,
  aim: { at: 'crew' },
  hurts: LEVELS,
  hindered: (g, seat) => (victims(g, seat).length > 0 ? null : no('card.nobodyToHurt', 'CARD-08')),
  play: (g, seat) => startTarget(g, seat, cardIndex(g.rules, 'saboteur')),
  strike(g, { seat, target }) {
    keepHandLimitAfter(g, target);
    startSplit(g, { seat, target, amount: LEVELS });
  },
});
