// What is being raced now, as the front page reads it.
import * as v from 'valibot';

/** A race that anybody may watch. */
export interface RaceToWatch {
  readonly table: string;
  readonly game: string;
  /** Empty for a game without boards. */
  readonly board: string;
  /** The people who drive. */
  readonly names: readonly string[];
  readonly crews: number;
  readonly strength: number | null;
}

/** How many people are here, how many races can be watched, and the strongest of them. */
export interface NowNews {
  readonly here: number;
  readonly racing: number;
  readonly races: readonly RaceToWatch[];
}

const NOW: v.GenericSchema<unknown, NowNews> = v.object({
  here: v.number(),
  racing: v.number(),
  races: v.array(
    v.object({
      table: v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/)),
      game: v.string(),
      board: v.string(),
      names: v.array(v.string()),
      crews: v.number(),
      strength: v.nullable(v.number()),
    }),
  ),
});

/** Null for anything else. */
export function readNow(value: unknown): NowNews | null {
  const read = v.safeParse(NOW, value);
  return read.success ? read.output : null;
}
