import { listOf, priceWords, t, type Words } from '@race/words';
import type { RouteToll } from '../map/toll.ts';
import type { MapRoute } from '../map/ways.ts';

/** What a space asks for, or that nobody knows. */
export const tollWords = (words: Words, toll: RouteToll): string =>
  toll.unfamiliar ? t(words, 'terminal.unfamiliar') : priceWords(words, toll);

/** What a way asks for in sum, as far as it is known. */
export function wayWords(words: Words, way: MapRoute): string {
  const parts: string[] = [];
  const { petrol, damage, dangers, stops, unfamiliar } = way;
  if (petrol + damage > 0) parts.push(priceWords(words, { petrol, damage, danger: false }));
  if (dangers > 0) parts.push(t(words, 'terminal.price.dangers', { count: dangers }));
  if (stops > 0) parts.push(t(words, 'terminal.price.stops', { count: stops }));
  if (unfamiliar > 0) parts.push(t(words, 'terminal.price.unfamiliar', { count: unfamiliar }));
  return listOf(words, parts);
}
