import type { Seat } from '@race/kernel';
import { clearBox } from '../crew/assistants.ts';
import { BOXES } from '../crew/crews.ts';
import { lose } from '../crew/hand.ts';
import { cardOf } from '../rules.ts';
import { crewOf, type Game, ownOf, tell } from '../state.ts';

/** BASE-END-01: hand and assistants go, guards included; gauges and money stand still. */
export function arrive(g: Game, seat: Seat): void {
  const crew = crewOf(g, seat);
  const { hand } = ownOf(g, seat);
  g.public.arrivals += 1;
  crew.arrived = g.public.arrivals;
  tell(g, { key: 'crewArrived', seat, place: crew.arrived });
  for (let card = 0; card < hand.length; card++)
    while ((hand[card] ?? 0) > 0) {
      tell(g, { key: 'cardDiscarded', seat, card: cardOf(g.rules, card).id });
      lose(g, seat, card);
    }
  BOXES.forEach((_, box) => {
    clearBox(g, seat, box);
  });
  crew.passed = true;
  for (const arrived of g.rules.seams.arrived) arrived(g, seat);
}
