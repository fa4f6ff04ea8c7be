/** How strong somebody is, as far as their races say: 1,240 ± 90. Ten wins to one are 400 points. */
export interface RatingNews {
  readonly rating: number;
  /** By how much it may well be wrong. */
  readonly give: number;
  /** Whether enough races were driven to believe it. */
  readonly settled: boolean;
}

/** Where races are compared: a game, a board of it, a number of crews. */
export interface Track {
  readonly game: string;
  readonly board: string;
  readonly crews: number;
}

export interface TrackRating extends Track, RatingNews {
  readonly races: number;
  readonly won: number;
  readonly arrived: number;
}

/** Driven to the end; left to a bot; or left when the server was away, which counts for nothing. */
export const FATES = ['raced', 'left', 'excused'] as const;
export type Fate = (typeof FATES)[number];

export interface RaceResult extends Track {
  readonly ended: number;
  readonly place: number;
  readonly arrived: boolean;
  readonly fate: Fate;
  readonly before: number;
  readonly after: number;
  /** Where it can be looked at again; null for who may not. */
  readonly table: string | null;
  /** Who else raced, where one may know. */
  readonly others: readonly string[];
}

/** Somebody who leaves races again and again: so many of the last ones. */
export interface Leaves {
  readonly left: number;
  readonly of: number;
}

export interface PlayerNews {
  readonly person: string;
  readonly name: string;
  readonly you: boolean;
  /** The track with most races first. */
  readonly ratings: readonly TrackRating[];
  /** The newest first. */
  readonly results: readonly RaceResult[];
  readonly leaves: Leaves | null;
}

/** The rating at a seat; after the race with what the race has changed. */
export interface SeatRating extends RatingNews {
  readonly change: number | null;
  readonly leaves: Leaves | null;
}

export interface SeekingNews {
  /** Where the race is, once it was found. */
  readonly table: string | null;
  /** Others who look for the same, near enough or not. */
  readonly others: number;
  /** How far from one's own rating the others may be by now. */
  readonly reach: number;
  /** The bot that would take the empty seats; null while it is too early. */
  readonly bot: string | null;
}

export type RatingsResult =
  | { readonly kind: 'player'; readonly player: PlayerNews }
  /** By seat; null where nobody sits. */
  | { readonly kind: 'ratings'; readonly seats: readonly (SeatRating | null)[] }
  | { readonly kind: 'seeking'; readonly seeking: SeekingNews };

export const RATINGS_RESULT_KINDS = [
  'player',
  'ratings',
  'seeking',
] as const satisfies readonly RatingsResult['kind'][];
