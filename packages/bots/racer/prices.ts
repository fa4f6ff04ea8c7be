/**
 * What things are worth to the racer, in francs. Everything it compares it first turns into francs:
 * an assistant, a level, a space gained. The figures were tuned by races of the racer against itself.
 */
export interface Prices {
  /** A level of petrol: dearer than in a city, cheaper than in the wild. */
  readonly petrol: number;
  /** A level of engine or chassis. */
  readonly damage: number;
  /** Meeting a danger with a guard at hand, and without. */
  readonly guarded: number;
  readonly danger: number;
  /** A drive that ends too early. */
  readonly stop: number;
  /** One space nearer the destination. */
  readonly step: number;
  /** Not knowing what lies ahead: a tile may turn out too dear. */
  readonly surprise: number;
  /** A card from the deck. */
  readonly card: number;
  /** Standing where petrol and parts are cheap. */
  readonly supplies: number;
  /** What a franc saved for the wild is worth more: petrol costs twice as much there. */
  readonly thirst: number;
  /** Raising a franc that a line costs and the crew has not. */
  readonly shortage: number;
  /** How much more than its tiles a pathfinder brings: bad ones are kept off the way. */
  readonly luck: number;
  /** What each card in the others' hands threatens. */
  readonly trick: number;
  /** A franc, once there are enough of them to finish with; and how much of the way's cost is enough. */
  readonly spareFranc: number;
  readonly enough: number;
}

const NORMAL: Prices = {
  petrol: 12,
  damage: 20,
  guarded: 6,
  danger: 28,
  stop: 17,
  step: 7,
  surprise: 1,
  card: 15,
  supplies: 8,
  thirst: 8,
  shortage: 1.5,
  luck: 1,
  trick: 0.6,
  spareFranc: 0.4,
  enough: 0.7,
};

/** How the prices change as the race does. */
export interface Moods {
  readonly normal: Prices;
  /** A rival is near the destination: time is dear. */
  readonly pressed: Prices;
  /** A rival is in: only arriving counts. */
  readonly last: Prices;
}

export const MOODS: Moods = {
  normal: NORMAL,
  pressed: { ...NORMAL, step: 16, card: 10, supplies: 4 },
  last: { ...NORMAL, step: 80, card: 4, supplies: 0, damage: 16, danger: 20 },
};
