import type { Game, RacePublic, RaceRules } from '@race/great-race';
import type { EntryFrame } from '@race/great-race/drive/entry.ts';
import { DANGER_DAMAGE, isUncharted, priceOf } from '@race/great-race/drive/price.ts';
import { NO_TILE } from '@race/great-race/state.ts';

/** A table of which only what everybody sees is laid out: enough for prices. */
const openTable = (rules: RaceRules, known: RacePublic): Game => ({
  rules,
  public: known,
  seats: [],
  table: { chance: {}, ready: 0, deck: [] },
  events: null,
  horizon: false,
});

/** What entering a space asks for; null where a tile has to be drawn first. */
export function dueFor(rules: RaceRules, known: RacePublic, space: number) {
  const table = openTable(rules, known);
  return isUncharted(table, space) ? null : priceOf(table, space, known.tiles[space] ?? NO_TILE);
}

/** What is still to be paid of a price, the danger counted as damage. */
export const stillDue = ({ petrol, damage, danger, poured }: EntryFrame) => ({
  petrol: poured ? petrol - 1 : petrol,
  damage: danger ? damage + DANGER_DAMAGE : damage,
  danger: false,
});
