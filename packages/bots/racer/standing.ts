import type { Outlook } from './outlook.ts';
import { type BotRoute, petrolMissing, petrolNeeded } from './route.ts';

/** What it would be worth to be in. */
export const ARRIVAL = 400;
/** With so few levels left every further one counts more. */
const WORN = 4;
const WORN_COST = 12;
const WRECKED_COST = 150;

/** Where a drive may end, and with what. */
export interface StopValue {
  readonly space: number;
  readonly petrol: number;
  /** Levels of engine and chassis. */
  readonly mechanics: number;
}

/** What it is worth, in francs, to stand there: less than nothing as long as there is a way to go. */
export function standingWorth(o: Outlook, way: BotRoute, { space, petrol, mechanics }: StopValue): number {
  const arrival = space === o.rules.board.destination ? ARRIVAL : 0;
  return arrival - (way.toGo[space] ?? 0) - thirst(o, way, { space, petrol }) - wear(mechanics);
}

/** What it will cost to buy in the wild what is missing on the way to the destination. */
function thirst(o: Outlook, way: BotRoute, { space, petrol }: { space: number; petrol: number }): number {
  // From a city one sets out with a full tank.
  const tank = o.rules.board.isCity[space] === true ? o.me.petrolMax : petrol;
  return (Math.max(0, petrolNeeded(way, space) - tank) + petrolMissing(way, space)) * o.prices.thirst;
}

/** A vehicle with few levels left drives short, or not at all. */
function wear(mechanics: number): number {
  if (mechanics >= WORN) return 0;
  return mechanics <= 0 ? WRECKED_COST : (WORN - mechanics) * WORN_COST;
}
