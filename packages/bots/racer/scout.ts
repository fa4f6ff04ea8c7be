import { at } from './numbers.ts';
import { type Outlook, wayOf } from './outlook.ts';
import { ahead } from './route.ts';

const LOOK_AHEAD = 7;
/** What a card is worth to a hand that must give one up for it. */
const CROWDED = 0.4;
/** Who is so few levels behind will drive over the same tiles. */
const CLOSE = 3;
/** How much less a tile is worth for each crew that it serves as well. */
const SHARED = 0.2;

/** Blank spaces on the way ahead. */
export function blanksAhead(o: Outlook): number {
  const way = wayOf(o);
  let blanks = 0;
  for (const space of ahead(way, o.me.at, LOOK_AHEAD)) blanks += at(way.chart.blank, space);
  return blanks;
}

/** What two tiles bring, with so many blank spaces ahead. */
export function layingWorth(o: Outlook, blanks: number): number {
  let others = 0;
  o.known.crews.forEach(({ arrived, level }, seat) => {
    if (seat !== o.seat && arrived === 0 && level <= o.me.level && level >= o.me.level - CLOSE) others += 1;
  });
  return wayOf(o).chart.ground.luck * Math.min(2, blanks) * o.prices.luck * (1 - SHARED * others);
}

/** What a card from the deck brings, with room for so many in the hand. */
export const drawingWorth = (o: Outlook, room: number): number => o.prices.card * (room > 0 ? 1 : CROWDED);
