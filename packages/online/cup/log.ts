// A cup is the list of what has happened in it. Everything else follows from that list, so every process that reads it comes
// to the same pairings and the same standings. Entrants are numbers here: who they are is stored apart from it.
import type { CupKind } from '@race/protocol';

/** What never changes. */
export interface CupRules {
  readonly kind: CupKind;
  /** How many crews race at a table. */
  readonly size: number;
  readonly rounds: number;
  /** Draws the pairings of the first round. */
  readonly seed: number;
}

/** Left: a bot drove in the end. Absent: nobody has ever come. Excused: the server had just been away. */
export const CUP_FATES = ['raced', 'left', 'absent', 'excused'] as const;

export interface CupSeat {
  readonly place: number;
  readonly arrived: boolean;
  /** The points of the game: prestige, or stages of a dash. */
  readonly prestige: number;
  /** In which order it arrived at its table; 0 if it did not. */
  readonly arrival: number;
  readonly fate: (typeof CUP_FATES)[number];
}

export type CupLine =
  | { readonly line: 'entered' | 'left' | 'absent' | 'back'; readonly number: number }
  | {
      readonly line: 'round';
      /** When its races begin at the latest. */
      readonly starts: number;
      /** By seat; null for a bot. */
      readonly tables: readonly { readonly table: string; readonly seats: readonly (number | null)[] }[];
      readonly byes: readonly number[];
    }
  | { readonly line: 'result'; readonly table: string; readonly seats: readonly CupSeat[] }
  /** A table that is gone: as a bye for all of it. */
  | { readonly line: 'void'; readonly table: string }
  /** It was called off, or too few had entered. */
  | { readonly line: 'off' };

export interface CupTable {
  readonly table: string;
  readonly seats: readonly (number | null)[];
  /** Null until the race is over. */
  readonly results: readonly CupSeat[] | null;
  readonly isVoid: boolean;
}

export interface CupRound {
  readonly starts: number;
  readonly tables: readonly CupTable[];
  readonly byes: readonly number[];
}

export interface CupState {
  /** By number, from 0. */
  readonly entrants: readonly { readonly isIn: boolean; readonly isAbsent: boolean }[];
  readonly rounds: readonly CupRound[];
  readonly isOff: boolean;
}

const NEW_CUP: CupState = { entrants: [], rounds: [], isOff: false };

export const cupOf = (lines: readonly CupLine[]): CupState => lines.reduce(afterLine, NEW_CUP);

export function afterLine(state: CupState, line: CupLine): CupState {
  switch (line.line) {
    case 'entered':
      return { ...state, entrants: [...state.entrants, { isIn: true, isAbsent: false }] };
    case 'left':
    case 'absent':
    case 'back': {
      const next = { isIn: line.line === 'back', isAbsent: line.line === 'absent' };
      return { ...state, entrants: state.entrants.map((one, at) => (at === line.number ? next : one)) };
    }
    case 'round': {
      const tables = line.tables.map((one): CupTable => ({ ...one, results: null, isVoid: false }));
      return { ...state, rounds: [...state.rounds, { starts: line.starts, tables, byes: line.byes }] };
    }
    case 'result':
      return withTable(state, line.table, { results: line.seats });
    case 'void':
      return withTable(state, line.table, { isVoid: true });
    case 'off':
      return { ...state, isOff: true };
  }
}

const withTable = (
  state: CupState,
  table: string,
  change: Partial<Pick<CupTable, 'results' | 'isVoid'>>,
): CupState => ({
  ...state,
  rounds: state.rounds.map((round) =>
    round.tables.some((one) => one.table === table)
      ? { ...round, tables: round.tables.map((one) => (one.table === table ? { ...one, ...change } : one)) }
      : round,
  ),
});

export const isDone = ({ results, isVoid }: CupTable): boolean => results !== null || isVoid;

/** The tables of the last round that are not over; none before the first round. */
export const openTables = ({ rounds }: CupState): readonly CupTable[] =>
  (rounds.at(-1)?.tables ?? []).filter((one) => !isDone(one));

/** Who takes part in the next round. */
export const presentIn = ({ entrants }: CupState): number[] =>
  entrants.flatMap(({ isIn }, number) => (isIn ? [number] : []));

/** How many rounds it has: where everybody meets everybody, that follows from who was there at the first. */
export function roundsOf(rules: CupRules, state: CupState): number {
  if (rules.kind !== 'robin') return rules.rounds;
  const field = fieldOf(state).length;
  return field < 2 ? 1 : field + (field % 2) - 1;
}

/** Who took part in the first round; before it, who is there now. */
export function fieldOf(state: CupState): number[] {
  const [first] = state.rounds;
  if (first === undefined) return presentIn(state);
  const seated = first.tables.flatMap(({ seats }) => seats).filter((one) => one !== null);
  return [...seated, ...first.byes].sort((a, b) => a - b);
}

/** The fewest and the most who can take part. */
export const FEWEST_ENTRANTS = 2;
export const mostEntrants = ({ kind }: Pick<CupRules, 'kind'>): number => (kind === 'robin' ? 10 : 128);

export const isCupOver = (rules: CupRules, state: CupState): boolean =>
  state.isOff ||
  (state.rounds.length > 0 &&
    openTables(state).length === 0 &&
    (state.rounds.length >= roundsOf(rules, state) || presentIn(state).length < FEWEST_ENTRANTS));
