import type { Seat } from '@race/kernel';
import { type Board, cityAt } from '../../board/board.ts';
import { CITY_COLOURS } from '../../board/data.ts';
import { slotIn } from '../../slots.ts';
import { crewIn, type RacePublic } from '../../state.ts';

export const COLOURS = CITY_COLOURS.filter((colour) => colour !== 'purple');
export type Colour = (typeof COLOURS)[number];

/** DIPLO-08: 6 is the top. */
export const TOP = 6;

/** DIPLO-01, 02: where every line starts, and what the steps from there cost. Our own design. */
export const BOARDS = {
  normal: { first: 1, prices: [10, 20, 30, 40, 50] },
  hard: { first: 0, prices: [20, 30, 40, 50, 60, 70] },
} as const;

export type Level = keyof typeof BOARDS;

/** Influence by seat and city colour; crews share spaces. */
export interface DiplomacySlot {
  level: Level;
  influence: number[][];
}

export const influenceOf = (known: RacePublic, seat: Seat, colour: Colour): number =>
  slotIn(known, 'diplomacy').influence[seat]?.[COLOURS.indexOf(colour)] ?? 0;

/** DIPLO-05, 06: the colour a drive is asked about where it begins; purple cities ask nothing, nor does the top. */
export function colourAsked(board: Board, known: RacePublic, seat: Seat): Colour | null {
  const city = cityAt(board, crewIn(known, seat).at);
  const colour = COLOURS.find((one) => one === city?.colour);
  return colour === undefined || influenceOf(known, seat, colour) >= TOP ? null : colour;
}

/** What the next step on a line costs; null at the top. */
export function stepPrice(known: RacePublic, seat: Seat, colour: Colour): number | null {
  const { first, prices } = BOARDS[slotIn(known, 'diplomacy').level];
  const at = influenceOf(known, seat, colour);
  return at >= TOP ? null : (prices[at - first] ?? null);
}

/** A drive wants to leave a coloured city: a visa, or a roll and perhaps a bribe. DIPLO-03, 06. */
export interface BorderFrame {
  readonly kind: 'border';
  readonly seat: Seat;
  readonly colour: Colour;
  /** The face rolled; 0 before that. */
  face: number;
}

export const BRIBE_STEP = 20;

/** What the officials want: 20 F for each step the roll is above the influence. */
export const bribeOf = (known: RacePublic, f: BorderFrame): number =>
  Math.max(0, f.face - influenceOf(known, f.seat, f.colour)) * BRIBE_STEP;
