import type { Card } from '@race/great-race';
import { wearOf } from '@race/great-race/crew/gauges.ts';
import { at } from './numbers.ts';
import { levelsLeft, type Outlook, wayOf } from './outlook.ts';
import { ahead } from './route.ts';
import { blanksAhead } from './scout.ts';

type Judge = (o: Outlook) => number;

const LOOK_AHEAD = 7;

/** Whether the way ahead takes a line before long. */
function lineAhead(o: Outlook): boolean {
  const way = wayOf(o);
  if (at(way.line, o.me.at) >= 0) return true;
  return ahead(way, o.me.at, LOOK_AHEAD).some((space) => at(way.line, space) >= 0);
}

/** A trick is worth more where there is only one rival, and nobody else gains by it. */
const trick = (o: Outlook): number => (o.known.crews.length === 2 ? 1.6 : 1);

/** What the cards of the game are worth in hand, in francs. A card of a module is worth any card. */
const WORTH: { readonly [id: string]: Judge } = {
  'trail-hunter': (o) => 8 * trick(o),
  financial: () => 30,
  'refuelling-station': (o) => Math.min(48, 12 * levelsLeft(o, o.me)),
  driver: () => 34,
  repairman: (o) => 12 + 3 * Math.min(5, wearOf(o.me)),
  cartographer: (o) => (blanksAhead(o) >= 2 ? 34 : 12),
  saboteur: (o) => 22 * trick(o),
  tracker: () => 26,
  'con-artist': (o) => 10 * trick(o),
  transport: (o) => (lineAhead(o) ? 42 : 10),
  'spare-parts': (o) => 14 + Math.min(6, 2 * wearOf(o.me)),
  toolbox: (o) => 26 + Math.min(24, 6 * wearOf(o.me)),
  guide: () => 11,
  jerrycan: () => 13,
  militia: () => 17,
  dandy: () => 22,
  topographer: (o) => (blanksAhead(o) >= 2 ? 32 : 12),
  'weather-station': () => 36,
  'express-delivery': () => 26,
  paddock: () => 44,
  visa: () => 20,
};

const UNKNOWN = 15;

const cardWorth = (o: Outlook, card: Card): number => WORTH[card.id]?.(o) ?? UNKNOWN;

/** The worth of a card by its identifier; a second of the same kind is worth a little less. */
export function worthOf(o: Outlook, id: string, already: number): number {
  const card = o.rules.cards[o.rules.cardIndex.get(id) ?? -1];
  return card === undefined ? 0 : cardWorth(o, card) * (1 - 0.12 * already);
}
