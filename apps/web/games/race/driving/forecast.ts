// What a drive will leave: every gauge, the guards and the hand, as far as the map shows its price.
import type { Crew } from '@race/great-race';
import { DANGER_DAMAGE } from '@race/great-race/drive/price.ts';
import { sensibleShare } from '../decide/sensible.ts';

/** How dangers on the way are met: with guards as long as there are any, or by taking the damage. */
export type Meeting = 'guard' | 'suffer';

/** The price of one space; null where a tile has to be drawn first. */
export type SpacePrice = {
  readonly petrol: number;
  readonly damage: number;
  readonly danger: boolean;
} | null;

interface Driver extends Pick<Crew, 'petrol' | 'engine' | 'chassis' | 'cards'> {
  readonly guards: number;
}

interface Wishes {
  readonly meeting: Meeting;
  /** How much of all the damage goes to the engine; null leaves it to the default. */
  readonly onEngine: number | null;
}

/** Cards that the drive brings, and those that it uses up. */
interface CardChanges {
  readonly drawn: number;
  readonly used: number;
}

export interface Forecast {
  readonly petrol: number;
  readonly engine: number;
  readonly chassis: number;
  /** All the damage, dangers that are not averted included. */
  readonly damage: number;
  /** Dangers that guards avert. */
  readonly averted: number;
  /** Dangers that nobody averts. */
  readonly suffered: number;
  readonly drawn: number;
  /** Cards over the limit of the hand. BASE-HAND-01. */
  readonly discards: number;
}

export function forecastOf(
  driver: Driver,
  prices: readonly SpacePrice[],
  wishes: Wishes,
  { drawn, used }: CardChanges,
): Forecast {
  let { petrol, engine, chassis, guards } = driver;
  let [damage, averted, suffered, given] = [0, 0, 0, 0];
  for (const price of prices) {
    if (price === null) continue;
    petrol -= price.petrol;
    const isAverted = price.danger && wishes.meeting === 'guard' && guards > 0;
    if (isAverted) [guards, averted] = [guards - 1, averted + 1];
    else if (price.danger) suffered += 1;
    const harm = Math.min(price.damage + (price.danger && !isAverted ? DANGER_DAMAGE : 0), engine + chassis);
    const onEngine = shareOf({ engine, chassis, cards: driver.cards, damage: harm }, leftOf(wishes, given));
    engine -= onEngine;
    chassis -= harm - onEngine;
    [damage, given] = [damage + harm, given + onEngine];
  }
  const cards = driver.cards - used + drawn;
  return {
    petrol: Math.max(0, petrol),
    engine,
    chassis,
    damage,
    averted,
    suffered,
    drawn,
    discards: Math.max(0, cards - chassis),
  };
}

/** What is left of a wish after so many levels. */
const leftOf = ({ onEngine }: Wishes, given: number): number | null =>
  onEngine === null ? null : Math.max(0, onEngine - given);

interface Bearing {
  readonly engine: number;
  readonly chassis: number;
  readonly cards: number;
  readonly damage: number;
}

/** How much of some damage goes to the engine: as wished as far as the gauges allow, else by the default. */
export function shareOf(bearing: Bearing, wished: number | null): number {
  const least = Math.max(0, bearing.damage - bearing.chassis);
  const most = Math.min(bearing.damage, bearing.engine);
  if (wished !== null) return Math.min(most, Math.max(least, wished));
  const shares = Array.from({ length: most - least + 1 }, (_, more) => ({ engine: least + more }));
  return sensibleShare(shares, bearing)?.engine ?? least;
}
