import type { Answer, RacePublic, RaceRules, TileData } from '@race/great-race';
import type { Frame, Seat } from '@race/kernel';
import type { Outlook } from './outlook.ts';

/** What a turn's weather adds to every tile. */
export interface Weather {
  readonly petrol: number;
  readonly damage: number;
}

/** What a crew might use a power of step 2 for. */
export interface Need {
  readonly blanks: number;
  /** What a repair would bring now, and what it must bring. */
  readonly repair: number;
  readonly worthwhile: number;
}

/** What the racer answers to the question of a module. */
export type BotReply = (o: Outlook, frame: Frame, answers: readonly Answer[]) => Answer | undefined;

/** What the racer knows of modules: how they change what it counts, and what it answers them. */
export interface ModuleKnowledge {
  weatherOf(known: RacePublic): Weather;
  stopsHere(tile: TileData): boolean;
  /** What the chance of a tile costs in the mean. */
  chanceCost(tile: TileData): number;
  /** What the post brings who enters a city. */
  postInCity(rules: RaceRules, known: RacePublic, at: { seat: Seat; space: number }): number;
  /** All that modules put into the price of ways, as one text: when it changes, ways are found anew. */
  conditionsOf(known: RacePublic, seat: Seat): string;
  /** Blank spaces that no pathfinder has to see to. */
  scoutedByLeader(known: RacePublic, seat: Seat): number;
  /** Whether it repairs without a mechanic. */
  mendsAlone(known: RacePublic, seat: Seat): boolean;
  /** How many cards a city gives that shows so many. */
  cardsInCity(known: RacePublic, seat: Seat, cards: number): number;
  /** What comes off the fare of a line. */
  seaRebate(rules: RaceRules, known: RacePublic, on: { seat: Seat; line: number }): number;
  /** Whether the leader's power of step 2 is used now. */
  usesPower(known: RacePublic, seat: Seat, need: Need): boolean;
  /** What so many assistants on funding bring beside their francs. */
  patronGain(known: RacePublic, seat: Seat, assistants: number): number;
  /** Whether to take the patron's money now. */
  cashesIn(o: Outlook, isArriving: boolean): boolean;
  replyTo(kind: string): BotReply | undefined;
}

export const FAIR: Weather = { petrol: 0, damage: 0 };

/** Enough for a race without modules. */
export const NO_MODULES: ModuleKnowledge = {
  weatherOf: () => FAIR,
  stopsHere: (tile) => tile.stop,
  chanceCost: () => 0,
  postInCity: () => 0,
  conditionsOf: () => '',
  scoutedByLeader: () => 0,
  mendsAlone: () => false,
  cardsInCity: (_known, _seat, cards) => cards,
  seaRebate: () => 0,
  usesPower: () => false,
  patronGain: () => 0,
  cashesIn: () => false,
  replyTo: () => undefined,
};
