import * as v from 'valibot';
import { copyStreams } from '../chance.ts';
import type { Frame, FrameKind, Question, ReadableRules, Refusal, Seat, State, Table } from '../contract.ts';
import { no } from '../refuse.ts';
import { STREAMS, wholeFrom } from '../schema.ts';
import { NOBODY, only } from '../seats.ts';

/**
 * Noughts and crosses: the smallest open game. It shows what a game must bring to the kernel, and
 * measures what the kernel costs.
 */
export interface Noughts {
  public: NoughtsPublic;
  seat: { sealed: null };
  table: { chance: { [name: string]: number[] }; ready: number };
  /** A square, 0 to 8, row by row. */
  answer: number;
  event: NoughtsEvent;
}

export interface NoughtsPublic {
  stack: Frame[];
  /** What stands on each square: 0 nothing, else one more than the seat that marked it. */
  board: number[];
  /** How many squares are marked; the seats take turns, so it also says whose turn it is. */
  marked: number;
  winner: Seat | null;
}

export type NoughtsEvent =
  | { readonly key: 'noughts.marked'; readonly seat: Seat; readonly square: number }
  | { readonly key: 'noughts.won'; readonly seat: Seat }
  | { readonly key: 'noughts.drawn' };

const SQUARES = 9;

export const NOUGHTS_LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The other two squares of every line through a square. */
const PARTNERS: readonly (readonly (readonly [number, number])[])[] = partners(NOUGHTS_LINES);

function partners(lines: readonly (readonly [number, number, number])[]): [number, number][][] {
  const found: [number, number][][] = Array.from({ length: SQUARES }, () => []);
  for (const [a, b, c] of lines) {
    found[a]?.push([b, c]);
    found[b]?.push([a, c]);
    found[c]?.push([a, b]);
  }
  return found;
}

const turnOf = (known: NoughtsPublic): Seat => known.marked % 2;

const isDecided = (known: NoughtsPublic): boolean => known.winner !== null || known.marked === SQUARES;

function completesLine(board: readonly number[], square: number): boolean {
  const mark = board[square];
  for (const [one, other] of PARTNERS[square] ?? []) {
    if (board[one] === mark && board[other] === mark) return true;
  }
  return false;
}

const question: Question<Noughts, Frame> = {
  legal(g, _frame, _seat, out) {
    const { board } = g.public;
    for (let square = 0; square < SQUARES; square++) if (board[square] === 0) out.push(square);
  },
  answer(g, _frame, seat, square) {
    const known = g.public;
    known.board[square] = seat + 1;
    known.marked++;
    if (completesLine(known.board, square)) known.winner = seat;
    g.events?.push({ key: 'noughts.marked', seat, square });
  },
  fallback: (g) => g.public.board.indexOf(0),
  why: (g, _frame, _seat, square) =>
    g.public.board[square] === undefined
      ? no('noughts.noSquare', 'NOUGHTS-04', { square })
      : no('noughts.taken', 'NOUGHTS-01', { square }),
};

/** The whole game is one frame: it asks until the game is decided, then runs once and is gone. */
const turns: FrameKind<Noughts, Frame> = {
  asked: (known) => (isDecided(known) ? NOBODY : only(turnOf(known))),
  question,
  run(g) {
    g.public.stack.pop();
    const { winner } = g.public;
    g.events?.push(winner === null ? { key: 'noughts.drawn' } : { key: 'noughts.won', seat: winner });
  },
  copy: (frame) => frame,
};

function notAsked(g: Table<Noughts>, seat: Seat): Refusal {
  if (g.public.stack.length === 0) return no('noughts.over', 'NOUGHTS-03');
  return no('noughts.notYourTurn', 'NOUGHTS-02', { seat });
}

export const noughts: ReadableRules<Noughts> = {
  game: 'noughts',
  version: 1,
  seats: 2,
  frames: { turns },
  askOnlyWhoCan: false,
  begin: (chance) => ({
    public: {
      stack: [{ kind: 'turns' }],
      board: new Array<number>(SQUARES).fill(0),
      marked: 0,
      winner: null,
    },
    seats: [{ sealed: null }, { sealed: null }],
    table: { chance, ready: NOBODY },
  }),
  copyPublic: (from) => ({
    stack: from.stack.slice(),
    board: from.board.slice(),
    marked: from.marked,
    winner: from.winner,
  }),
  copySeat: () => ({ sealed: null }),
  copyTable: (from) => ({ chance: copyStreams(from.chance), ready: from.ready }),
  // Nothing is hidden, so the world behind a view is the view.
  imagine: (view, chance) => ({
    public: noughts.copyPublic(view.public),
    seats: [{ sealed: null }, { sealed: null }],
    table: { chance, ready: NOBODY },
  }),
  readAnswer: (from) => (v.is(SQUARE, from) ? from : null),
  readState,
  notAsked,
};

const SQUARE = wholeFrom(0, SQUARES - 1);

/** The board says who is to move and who has won; only the streams stand beside it. */
const STATE = v.object({
  public: v.object({ board: v.pipe(v.array(wholeFrom(0, 2)), v.length(SQUARES), v.check(isFair)) }),
  table: v.object({ chance: STREAMS }),
});

function readState(from: unknown): State<Noughts> | null {
  const read = v.safeParse(STATE, from);
  if (!read.success) return null;
  const { board } = read.output.public;
  const state = noughts.begin(read.output.table.chance);
  const marked = board.filter((mark) => mark !== 0).length;
  const last = board.findIndex((mark, square) => mark !== 0 && completesLine(board, square));
  const known = {
    stack: state.public.stack,
    board,
    marked,
    winner: last < 0 ? null : (board[last] ?? 0) - 1,
  };
  return { ...state, public: isDecided(known) ? { ...known, stack: [] } : known };
}

/** Whoever begins has marked as many squares as the other, or one more. */
function isFair(board: number[]): boolean {
  const count = (wanted: number) => board.filter((mark) => mark === wanted).length;
  return [0, 1].includes(count(1) - count(2));
}
