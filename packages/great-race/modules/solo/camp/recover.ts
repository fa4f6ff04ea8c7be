import { refuel, repair, wearOf } from '../../../crew/gauges.ts';
import { crewOf, type Game, tell } from '../../../state.ts';
import type { Rival } from '../options.ts';
import { cardNow, TORPEDO } from '../slot.ts';

/** SOLO-17: while the player plans he gains what his card shows, to his maxima. Before the first turn he has no card. */
export function recover(g: Game, rival: Rival): void {
  const card = cardNow(g.public, rival);
  if (card === null) return;
  const crew = crewOf(g, TORPEDO);
  const petrol = Math.min(card.petrol, crew.petrolMax - crew.petrol);
  const mechanics = Math.min(card.mechanics, wearOf(crew));
  g.horizon = true;
  refuel(g, TORPEDO, petrol);
  repair(g, TORPEDO, { engine: mechanics, chassis: 0 });
  tell(g, { key: 'torpedoRecovered', seat: TORPEDO, petrol, mechanics });
}
