import { wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import { MOST_SEATS } from '../base/limits.ts';
import { code, type Fields } from '../base/read.ts';

const table = code(32);

/** The pace of a race: the server has a clock for each. */
export const SEEK_PACES = ['quick', 'calm'] as const;
export type SeekPace = (typeof SEEK_PACES)[number];

/** Requests about ratings and matchmaking. */
export const RATINGS_REQUESTS = {
  /** A player by their public name; null for the person who asks. */
  player: { person: v.nullable(code(32)) },
  /** The ratings at a table, and after the race their changes. */
  ratings: { table },
  /** For the host, before the race: whether it counts. */
  rated: { table, rated: v.boolean() },
  /** Looks for a race; repeated every few seconds while looking. With `bots` they take the remaining seats. */
  seek: {
    game: code(24),
    board: v.nullable(code(24)),
    /** Null for any number. */
    crews: v.nullable(wholeFrom(2, MOST_SEATS)),
    pace: v.picklist(SEEK_PACES),
    bots: v.boolean(),
  },
  unseek: {},
} satisfies { readonly [name: string]: Fields };
