// What page and worker say to each other: small, plain, and no rule in it.
import type { Card, Phase, RaceEvent, RaceOptions, RacePublic, Standing, TileData } from '@race/great-race';
import type { SoloOptions } from '@race/great-race/modules/solo/options.ts';
import type { Intent } from '@race/great-race/modules/solo/torpedo/intent.ts';
import type { Refusal, Seat } from '@race/kernel';
import type { Film } from '@race/protocol';

/** Where a race comes from: a recorded file of ours, the text of one from the reader's disk, or a server. */
export type Source =
  | { readonly from: 'address'; readonly address: string }
  | { readonly from: 'text'; readonly text: string }
  /** What a seat saw of a race over the network. */
  | { readonly from: 'film'; readonly film: Film };

export type ToWorker =
  | { readonly ask: 'open'; readonly id: number; readonly source: Source }
  /** The table at a moment, and all that was told since the moments the page knows already. */
  | { readonly ask: 'look'; readonly id: number; readonly at: number; readonly known: number };

export type FromWorker =
  | { readonly tell: 'opened'; readonly id: number; readonly race: OpenedRace }
  | { readonly tell: 'refused'; readonly id: number; readonly refusal: Refusal }
  | {
      readonly tell: 'seen';
      readonly id: number;
      readonly at: number;
      readonly scene: Scene;
      readonly moments: readonly Moment[];
    };

/** What stays the same through a race. */
export interface RaceFacts {
  readonly options: RaceOptions;
  /** In a race against René, or against the calendar. */
  readonly solo?: SoloOptions;
  /** What it is there to teach. */
  readonly lesson?: string;
  readonly tiles: readonly TileData[];
  readonly cards: readonly CardFacts[];
}

export interface OpenedRace extends RaceFacts {
  /** How many moments there are, and at which each turn begins. */
  readonly moments: number;
  readonly turns: readonly number[];
}

export type CardFacts = Pick<Card, 'id' | 'when' | 'danger' | 'fare'>;

/** Something a spectator could see happen: an answer, and what it told. */
export interface Moment {
  readonly turn: number;
  readonly phase: Phase;
  readonly events: readonly RaceEvent[];
}

/** The table as a spectator sees it. */
export interface Scene {
  readonly public: RacePublic;
  /** Once the race is over. */
  readonly standings: readonly Standing[] | null;
  /** Where René is going, in a race against him. */
  readonly intent?: Intent | null;
  /** The hand of the seat whose film it is. */
  readonly hand?: { readonly seat: Seat; readonly cards: readonly number[] };
}
