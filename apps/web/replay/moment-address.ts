// The address of a moment: #board=africa&towards=south&step=12. What is not right in it is said, not guessed.
import { BOARD_IDS, type BoardId, DIRECTIONS, type Direction } from '@race/great-race/options.ts';

export interface Link {
  readonly board: BoardId;
  readonly towards: Direction;
  readonly step: number;
}

export interface ReadLink {
  readonly link: Link;
  /** A part of the address that says nothing we know. */
  readonly isBad: boolean;
}

const FIRST: Link = { board: 'africa', towards: 'south', step: 0 };
const NAMES = ['board', 'towards', 'step'];
const LONGEST = 5;

export function readLink(hash: string): ReadLink {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const board = oneOf(BOARD_IDS, given.get('board'));
  const towards = oneOf(DIRECTIONS, given.get('towards'));
  const step = whole(given.get('step'));
  const isBad =
    board === 'bad' ||
    towards === 'bad' ||
    step === 'bad' ||
    [...given.keys()].some((name) => !NAMES.includes(name));
  return {
    link: { board: good(board, FIRST.board), towards: good(towards, FIRST.towards), step: good(step, 0) },
    isBad,
  };
}

export const writeLink = ({ board, towards, step }: Link): string =>
  `#board=${board}&towards=${towards}&step=${step}`;

type Found<T> = T | 'bad' | null;

function oneOf<T extends string>(allowed: readonly T[], text: string | null): Found<T> {
  if (text === null) return null;
  return allowed.find((one) => one === text) ?? 'bad';
}

function whole(text: string | null): Found<number> {
  if (text === null) return null;
  return /^\d+$/.test(text) && text.length <= LONGEST ? Number(text) : 'bad';
}

const good = <T>(found: T | 'bad' | null, fallback: T): T =>
  found === null || found === 'bad' ? fallback : found;
