import { flag, listOf, maybe, oneOf, optional, type StateField, upTo, whole } from '@race/kernel';
import type { RaceRules } from './rules.ts';

/** More francs, moves or turns than any race sees. */
const PLENTY = 1_000_000_000;

type Sizes = Pick<RaceRules, 'cards' | 'tiles' | 'board' | 'seats' | 'seams'>;

/** What the fields of a race are made of, by its rules. */
export function fieldParts({ cards, tiles, board, seats, seams }: Sizes) {
  const space = whole(0, board.spaces.length - 1);
  return {
    whole,
    listOf,
    upTo,
    oneOf,
    maybe,
    optional,
    flag,
    some: <X>(part: StateField<X>) => upTo(PLENTY, part),
    count: whole(0, PLENTY),
    seat: whole(0, seats - 1),
    card: whole(0, cards.length - 1),
    tile: whole(0, tiles.length - 1),
    space,
    someSpaces: upTo(board.spaces.length, space),
    seats,
    tiles: tiles.length,
    cards: cards.length,
    spaces: board.spaces.length,
    lines: board.lines.length,
    board,
    /** Who chooses, or how many modules have set up. */
    lastSetUp: seams.setUp.length === 0 ? seats - 1 : seats + seams.setUp.length,
  };
}

export type FieldParts = ReturnType<typeof fieldParts>;
