import type { TableRow } from '../port.ts';

/** What somebody's races on one track say of them. A track is a game, a board of it and a number of crews. */
export interface RatingRow {
  readonly person: string;
  readonly track: string;
  /** In millionths: the store keeps whole numbers. */
  readonly mu: number;
  readonly sigma: number;
  /** Counts the writings, too, so that two servers cannot overwrite each other. */
  readonly races: number;
  readonly won: number;
  readonly arrived: number;
}

/** How one seat of a rated race came out. The outcome is JSON that the store does not read. */
export interface PlacingRow {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
  readonly track: string;
  readonly ended: number;
  readonly outcome: string;
}

/** Somebody who looks for a race. What they look for is JSON that the store does not read. */
export interface SeekerRow {
  readonly person: string;
  readonly seeks: string;
  readonly since: number;
  /** When they last said that they are still there. */
  readonly seen: number;
  /** Where they were matched; null while they wait. */
  readonly table: string | null;
}

export type RatingsChange =
  /** A race that counts is over, and has not been counted yet. */
  | { readonly write: 'ended'; readonly table: string; readonly at: number }
  /** The race is counted: only one can. Each rating is the one after the one that is kept. */
  | {
      readonly write: 'rated';
      readonly table: string;
      /** The end that was looked at; should it have ended anew meanwhile, this is taken. */
      readonly at: number;
      readonly results: readonly PlacingRow[];
      readonly ratings: readonly RatingRow[];
    }
  /** Somebody looks for a race, or still does; taken when they have been matched already. */
  | { readonly write: 'seek'; readonly seeker: SeekerRow }
  | { readonly write: 'unseek'; readonly person: string }
  /** A new table for people who all still wait, and were heard of after this moment: only one can. */
  | {
      readonly write: 'match';
      readonly row: TableRow;
      readonly people: readonly string[];
      readonly after: number;
    };

export interface RatingsStore {
  /** Races that are over and not counted yet, the oldest first. */
  endings(most: number): Promise<readonly { readonly table: string; readonly at: number }[]>;
  /** When a race that is not counted yet was last over. */
  ending(table: string): Promise<number | null>;
  rating(person: string, track: string): Promise<RatingRow | null>;
  ratingsOf(person: string): Promise<readonly RatingRow[]>;
  /** The newest first. */
  resultsOf(person: string, most: number): Promise<readonly PlacingRow[]>;
  resultsAt(table: string): Promise<readonly PlacingRow[]>;
  seeker(person: string): Promise<SeekerRow | null>;
  /** Who waits and was heard of after this moment, whoever waits longest first. */
  seekers(after: number): Promise<readonly SeekerRow[]>;
}
