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
  /** What an assistant brings when it does nothing special. */
  readonly assistant: number;
}

export const PRICES: Prices = {
  petrol: 12,
  damage: 22,
  guarded: 6,
  danger: 28,
  stop: 10,
  step: 7,
  surprise: 3,
  card: 16,
  supplies: 8,
  thirst: 8,
  shortage: 1.5,
  assistant: 16,
};
