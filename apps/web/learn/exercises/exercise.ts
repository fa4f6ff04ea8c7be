// A position, a goal that holds or does not, and whether a try is over. Pure: read from what the learner sees.
import type { Board, RaceEvent, RacePublic, RaceSeat } from '@race/great-race';
import { cityAt } from '@race/great-race/board/board.ts';
import type { Crew } from '@race/great-race/state.ts';
import type { Seat } from '@race/kernel';

/** How a try stands. */
export interface Try {
  readonly board: Board;
  /** Cards by their number, as the table has them. */
  readonly cards: readonly { readonly id: string }[];
  readonly publicState: RacePublic;
  readonly own: RaceSeat | null;
  readonly seat: Seat;
  /** Everything told since the position was set up. */
  readonly events: readonly RaceEvent[];
}

/** A part of a goal, in the learner's words with its figures, and whether it holds now. */
export type Condition =
  | { readonly wants: 'city'; readonly city: string; readonly isMet: boolean }
  | {
      readonly wants: 'petrol' | 'mechanics' | 'prestige';
      readonly least: number;
      readonly now: number;
      readonly isMet: boolean;
    }
  | { readonly wants: 'unharmed' | 'arrived'; readonly isMet: boolean }
  | { readonly wants: 'card'; readonly card: string; readonly isMet: boolean };

export type ExerciseId = 'planning' | 'ways' | 'guards' | 'lines' | 'finish';

export interface Exercise {
  readonly id: ExerciseId;
  /** The turn in which it has to be done. */
  readonly turn: number;
  conditions(now: Try): readonly Condition[];
}

export type ExerciseVerdict = 'open' | 'solved' | 'failed';

/** Something is still being settled: neither hand nor vehicle is what it will be. */
const UNSETTLED: readonly string[] = ['entry', 'split', 'hand', 'halt', 'tracking'];

export function judge(exercise: Exercise, now: Try): ExerciseVerdict {
  const { publicState: known } = now;
  const isTurnOver = known.turn > exercise.turn || known.phase === 'over';
  if (!isTurnOver && UNSETTLED.includes(known.stack.at(-1)?.kind ?? '')) return 'open';
  if (exercise.conditions(now).every(({ isMet }) => isMet)) return 'solved';
  return isTurnOver || crewOf(now).arrived > 0 ? 'failed' : 'open';
}

function crewOf({ publicState: known, seat }: Try): Crew {
  const crew = known.crews[seat];
  if (crew === undefined) throw new Error(`no crew sits at ${seat}`);
  return crew;
}

export const inCity = (now: Try, city: string): Condition => ({
  wants: 'city',
  city,
  isMet: cityAt(now.board, crewOf(now).at)?.id === city,
});

export const hasPetrol = (now: Try, least: number): Condition => atLeast('petrol', least, crewOf(now).petrol);

export const hasMechanics = (now: Try, least: number): Condition =>
  atLeast('mechanics', least, crewOf(now).engine + crewOf(now).chassis);

export const atLeast = (
  wants: 'petrol' | 'mechanics' | 'prestige',
  least: number,
  now: number,
): Condition => ({
  wants,
  least,
  now,
  isMet: now >= least,
});

export const isUnharmed = ({ events, seat }: Try): Condition => ({
  wants: 'unharmed',
  isMet: !events.some((event) => event.key === 'damageTaken' && event.seat === seat),
});

export const stillHolds = ({ cards, own }: Try, card: string): Condition => ({
  wants: 'card',
  card,
  isMet: (own?.hand[cards.findIndex(({ id }) => id === card)] ?? 0) > 0,
});

export const hasArrived = (now: Try): Condition => ({ wants: 'arrived', isMet: crewOf(now).arrived > 0 });
