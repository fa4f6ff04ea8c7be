import { lineOf } from '@race/great-race';
import { petrolPrice } from '@race/great-race/crew/petrol.ts';
import { at } from './numbers.ts';
import { type Outlook, wayOf } from './outlook.ts';
import type { Drive } from './reach.ts';
import { stationLevels } from './vehicle.ts';

/** What a franc is worth: itself, until there are enough to finish with; less and less beyond that. */
export function francWorth(o: Outlook): number {
  const enough = at(wayOf(o).toGo, o.me.at) * o.prices.enough;
  if (o.me.francs <= enough && !o.lastConvoy) return 1;
  return o.prices.spareFranc * Math.min(1, (enough / Math.max(1, o.me.francs)) ** 2);
}

/** Petrol the way ahead asks for, as far as a full tank would go. */
function petrolAhead(o: Outlook, from: number): number {
  const way = wayOf(o);
  let petrol = 0;
  for (let space = at(way.next, from); space >= 0 && petrol < o.me.petrolMax; space = at(way.next, space))
    petrol += at(way.chart.petrol, space);
  return Math.min(o.me.petrolMax, petrol);
}

/** Francs that should not go into parts: the next tank, and a line that is about to be taken. */
export function reserveOf(o: Outlook): number {
  const way = wayOf(o);
  const missing = Math.max(0, Math.ceil(petrolAhead(o, o.me.at)) - o.me.petrol - stationLevels(o));
  const line = at(way.line, o.me.at);
  if (line >= 0) return lineOf(o.rules.board, line).price;
  return missing * petrolPrice(o.rules, o.me);
}

/** How many levels to buy before this drive: a good tank where it is cheap, else what the drive takes. */
export function petrolToBuy(o: Outlook, drive: Drive): number {
  const price = petrolPrice(o.rules, o.me);
  const affordable = Math.floor(o.me.francs / price);
  const room = o.me.petrolMax - o.me.petrol - stationLevels(o);
  const inCity = o.rules.board.isCity[o.me.at] === true;
  const wanted = inCity && drive.line < 0 ? cityTank(o, drive) : drive.petrol + drive.blanks * 0.3;
  const missing = Math.ceil(wanted - 0.25) - o.me.petrol - stationLevels(o);
  return Math.max(0, Math.min(affordable, room, missing));
}

/** What to leave a city with: enough for the way ahead; for the last stretch no more than it takes. */
function cityTank(o: Outlook, drive: Drive): number {
  if (drive.end === o.rules.board.destination) return drive.petrol + drive.blanks * 0.7;
  return Math.max(drive.petrol, petrolAhead(o, o.me.at) + 1);
}
