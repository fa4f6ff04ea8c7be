import type { BoosterId } from '../boosters.ts';
import { CHARACTERS, type DashCard, VEHICLES, type Vehicle } from '../cards/card.ts';

/** What a test prints on a card otherwise than the plain deck does. */
export type Printed = { readonly [card: string]: Partial<Omit<DashCard, 'id'>> };

const BACKS: readonly BoosterId[] = ['summit', 'fastest', 'last-word', 'disguise', 'speed-first'];
const STARTERS: readonly (readonly [id: string, vehicle: Vehicle, speed: number])[] = [
  ['starter-train-1', 'train', 8],
  ['starter-train-2', 'train', 9],
  ['starter-car-1', 'car', 8],
  ['starter-car-2', 'car', 9],
  ['starter-motorbike', 'motorbike', 8],
  ['starter-boat', 'boat', 8],
  ['starter-plane-1', 'plane', 8],
  ['starter-plane-2', 'plane', 9],
];

/**
 * A deck as plain as can be: the French are always fastest, then the others in the order of the characters; every
 * card covers one stage; each vehicle has its own booster.
 */
export function plainDeck(printed: Printed = {}): DashCard[] {
  const blank = { stages: 1, left: false, right: false };
  const raced = CHARACTERS.flatMap((character, nth) =>
    VEHICLES.map((vehicle, at) => ({
      ...blank,
      id: `${character}-${vehicle}`,
      vehicle,
      speed: CHARACTERS.length - nth,
      character,
      booster: BACKS[at] ?? null,
    })),
  );
  const starters = STARTERS.map(([id, vehicle, speed]) => ({
    ...blank,
    id,
    vehicle,
    speed,
    character: null,
    booster: null,
  }));
  return [...raced, ...starters].map((card) => ({ ...card, ...printed[card.id] }));
}
