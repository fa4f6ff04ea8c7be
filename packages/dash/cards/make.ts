import type { BoosterId } from '../boosters.ts';
import { type CharacterId, type DashCard, VEHICLES, type Vehicle } from './card.ts';

/** Where a card has half a stage: on its left edge, its right one, both or neither. */
export type Halves = 'none' | 'left' | 'right' | 'both';

/** What is printed on a race card: speed, whole stages, halves, and the booster on its back. */
export type RaceRow = readonly [speed: number, stages: number, halves: Halves, booster: BoosterId];

/** A character's five cards, train, car, motorbike, boat and plane. */
export type Packet = readonly [RaceRow, RaceRow, RaceRow, RaceRow, RaceRow];

export const packetOf = (character: CharacterId, packet: Packet): DashCard[] =>
  VEHICLES.map((vehicle, at) => {
    const [speed, stages, halves, booster] = packet[at] as RaceRow;
    return { id: `${character}-${vehicle}`, vehicle, speed, stages, ...edges(halves), character, booster };
  });

/** One of the eight that are nobody's. DASH-COMP-02. */
export const starter = (
  id: string,
  [vehicle, speed, stages, halves]: readonly [Vehicle, number, number, Halves],
): DashCard => ({
  id: `starter-${id}`,
  vehicle,
  speed,
  stages,
  ...edges(halves),
  character: null,
  booster: null,
});

const edges = (halves: Halves) => ({
  left: halves === 'left' || halves === 'both',
  right: halves === 'right' || halves === 'both',
});
