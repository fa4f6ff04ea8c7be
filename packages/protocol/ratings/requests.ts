import { MOST_SEATS } from '../limits.ts';
import { between, code, type Fields, oneOf, orNull, yesOrNo } from '../read.ts';

const table = code(32);

/** How long a race that is found may last: the server has a clock for each. */
export const SEEK_PACES = ['quick', 'calm'] as const;
export type SeekPace = (typeof SEEK_PACES)[number];

/** What people ask about ratings, and who look for a race. */
export const RATINGS_REQUESTS = {
  /** A player by their public name, or with null oneself. */
  player: { person: orNull(code(32)) },
  /** The ratings of who sits at a table, and after the race what it has changed. */
  ratings: { table },
  /** Before the race, by whoever opened the table: whether it counts. */
  rated: { table, rated: yesOrNo },
  /** Looks for a race, and goes on looking: said again every few seconds. With `bots` they take the seats that are left. */
  seek: {
    game: code(24),
    board: orNull(code(24)),
    crews: between(2, MOST_SEATS),
    pace: oneOf(SEEK_PACES),
    bots: yesOrNo,
  },
  unseek: {},
} satisfies { readonly [name: string]: Fields };
