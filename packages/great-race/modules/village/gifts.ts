import type { Seat } from '@race/kernel';
import { refuel, repair } from '../../crew/gauges.ts';
import { drawIntoHand } from '../../crew/hand.ts';
import { earn } from '../../crew/money.ts';
import { crewOf, type Game } from '../../state.ts';
import type { TileData } from '../../tiles/data.ts';

const LEVELS_OF_PETROL = 3;
const FRANCS = 20;

/** VILLAGE-03: the five gifts. What is above a maximum is lost. */
const GIFTS = {
  engine: (g: Game, seat: Seat) => {
    const { engine, engineMax } = crewOf(g, seat);
    repair(g, seat, { engine: Math.min(1, engineMax - engine), chassis: 0 });
  },
  chassis: (g: Game, seat: Seat) => {
    const { chassis, chassisMax } = crewOf(g, seat);
    repair(g, seat, { engine: 0, chassis: Math.min(1, chassisMax - chassis) });
  },
  petrol: (g: Game, seat: Seat) => refuel(g, seat, LEVELS_OF_PETROL),
  money: (g: Game, seat: Seat) => earn(g, seat, FRANCS),
  card: (g: Game, seat: Seat) => drawIntoHand(g, seat, 1),
} as const;

export type Gift = keyof typeof GIFTS;
const GIFT_IDS = Object.keys(GIFTS) as readonly Gift[];

/** VILLAGE-01: five tiles a continent, one of each gift. Their prices are our own design. */
export const TILES: readonly TileData[] = GIFT_IDS.map((gift) => ({
  id: `village-${gift}`,
  petrol: 1,
  damage: 0,
  danger: false,
  stop: true,
  copies: 1,
  mark: `village-${gift}`,
  welcoming: true,
}));

/** The gift of a tile; undefined when it is no village. */
export const giftOf = (tile: TileData | undefined): Gift | undefined =>
  GIFT_IDS.find((gift) => tile?.mark === `village-${gift}`);

export const give = (g: Game, seat: Seat, gift: Gift): void => GIFTS[gift](g, seat);
