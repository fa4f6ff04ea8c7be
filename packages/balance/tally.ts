// What many races were like, as plain numbers: two tallies add up to one, and travel between threads.
import type { Spread } from './spread.ts';

/** Who or what raced, and how often it won. */
export interface WinCount {
  readonly races: number;
  readonly wins: number;
}

/** A card: how often it was taken and played, by how many crews, and how many of those won. */
export interface CardCount extends WinCount {
  readonly taken: number;
  readonly played: number;
}

/** Sums over the crews still racing when a turn begins. */
export interface CrewSums {
  readonly crews: number;
  readonly francs: number;
  readonly petrol: number;
  readonly engine: number;
  readonly chassis: number;
}

export interface RaceTally {
  readonly races: number;
  readonly turns: Spread;
  readonly decisions: Spread;
  readonly leadChanges: Spread;
  /** By seat, and by place in the first turn order. */
  readonly seats: readonly WinCount[];
  readonly places: readonly WinCount[];
  /** By crew, or by leader where there are leaders. */
  readonly crews: { readonly [name: string]: WinCount };
  readonly cards: { readonly [card: string]: CardCount };
  /** How often each space was entered. */
  readonly visits: readonly number[];
  /** By turn, the first one first. */
  readonly stands: readonly CrewSums[];
  /** Spaces that winners drove onto, and lines that they took. */
  readonly winners: { readonly spaces: number; readonly lines: number };
  /** Races in which the bag ran out, in which anybody took a line, and which nobody won. */
  readonly bagEmptied: number;
  readonly withLines: number;
  readonly noWinner: number;
  readonly arrivals: number;
}

export const NO_RACES: RaceTally = {
  races: 0,
  turns: {},
  decisions: {},
  leadChanges: {},
  seats: [],
  places: [],
  crews: {},
  cards: {},
  visits: [],
  stands: [],
  winners: { spaces: 0, lines: 0 },
  bagEmptied: 0,
  withLines: 0,
  noWinner: 0,
  arrivals: 0,
};
