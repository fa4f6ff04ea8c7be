import { NO_TILE, type RacePublic, type RaceRules } from '@race/great-race';
import { dueFor } from '@race/words/due.ts';

/** What a space asks for, as far as one knows. */
export interface RouteToll {
  readonly petrol: number;
  readonly damage: number;
  readonly danger: boolean;
  readonly stop: boolean;
  /** Nobody knows: a tile will be drawn. */
  readonly unfamiliar: boolean;
}

/** The printed part of a race, and what everybody sees of it. */
export interface MapGround {
  readonly rules: RaceRules;
  readonly known: RacePublic;
}

const UNFAMILIAR: RouteToll = { petrol: 0, damage: 0, danger: false, stop: false, unfamiliar: true };

export function tollOf({ rules, known }: MapGround, space: number): RouteToll {
  const due = dueFor(rules, known, space);
  if (due === null) return UNFAMILIAR;
  const tile = known.tiles[space] ?? NO_TILE;
  return { ...due, stop: rules.tiles[tile]?.stop === true, unfamiliar: false };
}
