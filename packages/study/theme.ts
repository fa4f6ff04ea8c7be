// What a puzzle is about.
import type { Answer, Race, RaceRules } from '@race/great-race';
import type { SeatView } from '@race/kernel';
import type { PuzzleReason, PuzzleTheme } from './puzzle.ts';

interface Asked {
  readonly best: Answer;
  readonly miss: Answer;
  readonly reason: PuzzleReason;
}

/** So many levels from the end a race is being finished. */
const NEAR = 4;

/** Wherever tiles are drawn, laid or taken away, the puzzle is about them. */
const TILE_FRAMES = ['lay', 'redraw', 'tracking'];
const TILE_VERBS = ['lay', 'hold', 'place', 'clear'];

/** By the kind of frame that asks. */
const BY_FRAME: { readonly [kind: string]: PuzzleTheme } = {
  plan: 'planning',
  drive: 'route',
  entry: 'route',
  border: 'rival',
  hand: 'hand',
  bivouac: 'hand',
  window: 'hand',
  split: 'hand',
  parcel: 'hand',
  target: 'rival',
  pick: 'rival',
  mercenary: 'rival',
  influence: 'rival',
  menace: 'rival',
};

/** By what the best answer does, where one is free to do anything. */
const BY_VERB: { readonly [verb: string]: PuzzleTheme } = {
  drive: 'route',
  draw: 'hand',
  play: 'hand',
};

export function themeOf(
  { board }: RaceRules,
  { seat, public: known }: SeatView<Race>,
  asked: Asked,
): PuzzleTheme {
  const { best, miss, reason } = asked;
  const kind = known.stack.at(-1)?.kind ?? '';
  if (TILE_FRAMES.includes(kind) || [best, miss].some((answer) => TILE_VERBS.includes(answer.do)))
    return 'tiles';
  const end = board.level[board.destination] ?? 0;
  const isNear = known.crews.some((crew, one) => one === seat && end - crew.level <= NEAR);
  if (known.arrivals > 0 || isNear || reason === 'arrival') return 'finishing';
  if (reason === 'rivals') return 'rival';
  return BY_FRAME[kind] ?? BY_VERB[best.do] ?? BY_VERB[miss.do] ?? 'planning';
}
