import type { BoosterId } from '../boosters.ts';

/** The vehicles as the hierarchy has them at the start, from top to bottom. DASH-SETUP-02. */
export const VEHICLES = ['train', 'car', 'motorbike', 'boat', 'plane'] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** The seven characters, in the order of their cards: the leaders of the great race. DASH-COMP-01. */
export const CHARACTERS = [
  'french',
  'italian',
  'english',
  'belgian',
  'american',
  'swiss',
  'suffragettes',
] as const;
export type CharacterId = (typeof CHARACTERS)[number];

/** Who plays the violet cards, and may count two starters. DASH-END-02. */
export const VIOLET: CharacterId = 'suffragettes';

/** A card that is raced with: a character's, or a starter, which is nobody's and has no booster. */
export interface DashCard {
  readonly id: string;
  readonly vehicle: Vehicle;
  readonly speed: number;
  /** Whole stages. */
  readonly stages: number;
  /** Half a stage on the left edge and on the right one; a right half meets a left half. DASH-END-05. */
  readonly left: boolean;
  readonly right: boolean;
  readonly character: CharacterId | null;
  readonly booster: BoosterId | null;
}

/** A card by its place in the list of all cards. */
export type CardIndex = number;
