import type { RacePublic, RaceRules } from '@race/great-race';
import type { Seat } from '@race/kernel';

/** What a sentence needs beside the words: the table's rules, and what its crews are called. */
export interface RaceContext {
  readonly rules: RaceRules;
  /** The name of a seat as a sentence can begin with it; `seatName` gives the usual one. */
  readonly name: (seat: Seat) => string;
}

/** What a choice needs: also what everybody sees, and who chooses. */
export interface ChoiceContext extends RaceContext {
  readonly known: RacePublic;
  readonly seat: Seat;
}
