import type { Refusal, Seat } from '@race/kernel';
import { moduleCard } from '../../cards/card.ts';
import { no } from '../../refusals.ts';
import { crewOf, type Game } from '../../state.ts';
import { EXPRESS, startParcel } from './arrival.ts';
import { citiesOf, deliver, isFromHere, NONE, parcelAboard } from './parcels.ts';

/** POSTAL-06, 07: in step 2 it needs a coloured city, and not the one where the parcel was loaded. */
function hindered(g: Game, seat: Seat): Refusal | null {
  const { at } = crewOf(g, seat);
  if (parcelAboard(g.public, seat) === NONE) return no('express.noParcel', 'POSTAL-01');
  if (!citiesOf(g.rules.board).includes(at)) return no('express.noCity', 'POSTAL-06');
  return isFromHere(g.public, seat, at) ? no('express.fromHere', 'POSTAL-07') : null;
}

/** CARD-EXPRESS-DELIVERY, POSTAL-01: the parcel aboard, in any city; then the one that lies there may be loaded. */
export const expressDelivery = moduleCard({
  id: EXPRESS,
  copies: 2,
  when: 'beforeAssistant',
  hindered,
  play(g, seat) {
    const { at: space } = crewOf(g, seat);
    deliver(g, seat, space);
    startParcel(g, seat, { space, stage: 'load' });
  },
});
