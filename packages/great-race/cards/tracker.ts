import { cardsLeft } from '../crew/hand.ts';
import { startTracking } from '../crew/tracking.ts';
import { no } from '../refusals.ts';
import { card } from './card.ts';

const DRAWN = 3;

/** CARD-TRACKER: draw three, keep two. No danger card, whatever the printed questions say of it (CARD-05). */
export const tracker = card({
  id: 'tracker',
  copies: 2,
  when: 'beforeAssistant',
  picture: 'binoculars',
  hindered: (g) => (cardsLeft(g) ? null : no('draw.noCards', 'CARD-01')),
  play: (g, seat) => startTracking(g, seat, DRAWN),
});
