import type { ReadRules } from './context.ts';
import { find, listOf, t, type Words } from './t.ts';

interface Price {
  readonly petrol: number;
  readonly damage: number;
  readonly danger: boolean;
  readonly stop?: boolean;
}

/** "1 petrol, 2 damage and stop"; "nothing" where nothing is asked. */
export function priceWords(words: Words, { petrol, damage, danger, stop = false }: Price): string {
  const parts: string[] = [];
  if (petrol > 0) parts.push(t(words, 'names.price.petrol', { count: petrol }));
  if (damage > 0) parts.push(t(words, 'names.price.damage', { count: damage }));
  if (danger) parts.push(t(words, 'names.price.danger'));
  if (stop) parts.push(t(words, 'names.price.stop'));
  return listOf(words, parts) || t(words, 'names.price.nothing');
}

/** A tile is told by what is printed on it; one of a module also by what it is. */
export function tileWords(words: Words, rules: ReadRules, tile: string): string {
  const data = rules.tiles.find(({ id }) => id === tile);
  if (data === undefined) return tile;
  const price = priceWords(words, data);
  return data.mark === undefined ? price : `${find(words, `names.mark.${data.mark}`, data.mark)}, ${price}`;
}

/** Several tiles, or other things that have commas of their own. */
export const enumerate = (words: Words, things: readonly string[]): string =>
  things.join(t(words, 'names.separator'));
