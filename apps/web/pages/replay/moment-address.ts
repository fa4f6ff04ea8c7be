// The address of a moment: #board=africa&towards=south&step=12. Faults in it are reported, not guessed at.
import { BOARD_IDS, type BoardId, DIRECTIONS, type Direction } from '@race/great-race/options.ts';

interface Link {
  readonly board: BoardId;
  readonly towards: Direction;
  readonly step: number;
}

interface ReadLink {
  readonly link: Link;
  /** The part of the address that is unknown. */
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

// The recorded races that come with the page: one for each board and direction, fetched when it is opened.
const FILES: { readonly [path: string]: string } = import.meta.glob(
  '../../../../packages/great-race/recorded/*-4-racers.game.json',
  { query: '?url', import: 'default', eager: true },
);

export interface Recorded {
  readonly board: BoardId;
  readonly towards: Direction;
}

export const RECORDED: readonly Recorded[] = BOARD_IDS.flatMap((board) =>
  DIRECTIONS.map((towards) => ({ board, towards })),
);

export function addressOf({ board, towards }: Recorded): string {
  const [, address = ''] =
    Object.entries(FILES).find(([path]) => path.includes(`/${board}-${towards}-`)) ?? [];
  return address;
}
