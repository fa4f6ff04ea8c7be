import type { RacePublic } from '@race/great-race';
import type { EntryFrame } from '@race/great-race/drive/entry.ts';
import { DANGER_DAMAGE, isUncharted, priceOf } from '@race/great-race/drive/price.ts';
import { NO_TILE } from '@race/great-race/state.ts';
import type { ReadRules } from './context.ts';

/** What entering a space asks for; null where a tile has to be drawn first. */
export function dueFor(rules: ReadRules, known: RacePublic, space: number) {
  if (isUncharted({ rules, public: known }, space)) return null;
  return priceOf({ rules, public: known }, space, known.tiles[space] ?? NO_TILE);
}

/** What is still to be paid of a price, the danger counted as damage. */
export const stillDue = ({ petrol, damage, danger, poured }: EntryFrame) => ({
  petrol: poured ? petrol - 1 : petrol,
  damage: danger ? damage + DANGER_DAMAGE : damage,
  danger: false,
});
