import type { Card } from '../../../cards/card.ts';
import { refuel, repair, wearOf } from '../../../crew/gauges.ts';
import { crewOf, type Game, tell } from '../../../state.ts';
import { hasPower, TORPEDO } from '../slot.ts';

/** LEGACY-GREEN-01, 02, 03 and 04: petrol and repairs from cards taken in the bivouac, then from those drawn in a city. */
const FROM = { camp: { petrol: 1, mechanics: 2 }, city: { petrol: 3, mechanics: 4 } } as const;

/** What a card that came to him does for him, by his green powers. */
export function useResources(g: Game, card: Card, { where }: { readonly where: keyof typeof FROM }): void {
  const { petrol, mechanics } = FROM[where];
  const crew = crewOf(g, TORPEDO);
  if (card.fuels > 0 && hasPower(g.public, 'green', petrol)) {
    const levels = Math.min(card.fuels, crew.petrolMax - crew.petrol);
    refuel(g, TORPEDO, levels);
    tell(g, { key: 'torpedoUsed', seat: TORPEDO, card: card.id, petrol: levels, mechanics: 0 });
  }
  if (card.fits > 0 && hasPower(g.public, 'green', mechanics)) {
    const levels = Math.min(card.fits, wearOf(crew));
    repair(g, TORPEDO, { engine: levels, chassis: 0 });
    tell(g, { key: 'torpedoUsed', seat: TORPEDO, card: card.id, petrol: 0, mechanics: levels });
  }
}
