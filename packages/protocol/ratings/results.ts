/** The strength of a player, from their races: 1,240 ± 90. Ten wins to one are 400 points. */
export interface RatingNews {
  readonly rating: number;
  /** Its uncertainty. */
  readonly give: number;
  /** Whether enough races were driven to trust it. */
  readonly settled: boolean;
}

/** A track: a game, a board and a number of crews. Ratings are compared within one. */
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

/** Finished; left to a bot; or left during a downtime of the server, which does not count. */
export const FATES = ['raced', 'left', 'excused'] as const;
export type Fate = (typeof FATES)[number];

export interface RaceResult extends Track {
  readonly ended: number;
  readonly place: number;
  readonly arrived: boolean;
  readonly rated: boolean;
  readonly fate: Fate;
  readonly before: number;
  readonly after: number;
  /** The table; null where the reader may not see it. */
  readonly table: string | null;
  /** The other players, where the reader may know them. */
  readonly others: readonly string[];
}

/** How many of the last races a person has left, if that is a pattern. */
export interface Leaves {
  readonly left: number;
  readonly of: number;
}

/** The rating at a seat; after the race with its change. */
export interface SeatRating extends RatingNews {
  readonly change: number | null;
  readonly leaves: Leaves | null;
}

export interface SeekingNews {
  /** The table of the race, once one was found. */
  readonly table: string | null;
  /** How many others look for the same, of any rating. */
  readonly others: number;
  /** The largest difference of ratings that is accepted by now. */
  readonly reach: number;
  /** The bot that would take the empty seats; null while it is too early. */
  readonly bot: string | null;
}

export type RatingsResult =
  /** By seat; null for an empty one. */
  | { readonly kind: 'ratings'; readonly seats: readonly (SeatRating | null)[] }
  | { readonly kind: 'seeking'; readonly seeking: SeekingNews };

export const RATINGS_RESULT_KINDS = [
  'ratings',
  'seeking',
] as const satisfies readonly RatingsResult['kind'][];
