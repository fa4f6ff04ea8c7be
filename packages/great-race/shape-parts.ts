import * as v from 'valibot';
import type { RaceRules } from './rules.ts';

type Numbers = v.GenericSchema<unknown, number>;

/** The fields of something saved, each with its kind and range. */
export type Shape = { readonly [field: string]: v.GenericSchema };

/** More francs, moves or turns than any race sees. */
export const PLENTY = 1_000_000_000;

export const whole = (low: number, high: number): Numbers =>
  v.custom<number>(
    (from) =>
      Number.isSafeInteger(from) && !Object.is(from, -0) && Number(from) >= low && Number(from) <= high,
  );

export const listOf = <S extends v.GenericSchema>(part: S, length: number) =>
  v.pipe(v.array(part), v.length(length));

export const upTo = (most: number, part: Numbers) => v.pipe(v.array(part), v.maxLength(most));

/** What the fields of a race are made of, by its rules. */
export function shapeParts({
  cards,
  tiles,
  board,
  seats,
}: Pick<RaceRules, 'cards' | 'tiles' | 'board' | 'seats'>) {
  return {
    whole,
    listOf,
    upTo,
    count: whole(0, PLENTY),
    seat: whole(0, seats - 1),
    card: whole(0, cards.length - 1),
    tile: whole(0, tiles.length - 1),
    space: whole(0, board.spaces.length - 1),
    flag: v.boolean(),
    oneOf: v.picklist,
    maybe: v.nullable,
    seats,
    spaces: board.spaces.length,
    board,
  };
}

export type ShapeParts = ReturnType<typeof shapeParts>;
