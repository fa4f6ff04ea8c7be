import type { RacePublic, RaceRules } from '@race/great-race';
import type { Seat } from '@race/kernel';

/** What sentences read of a table's rules; whoever plays has all of them, a page that only reads needs no engine. */
export type ReadRules = Pick<RaceRules, 'board' | 'cards' | 'tiles'>;

/** What a sentence needs beside the words: the table's rules, and what its crews are called. */
export interface RaceContext {
  readonly rules: ReadRules;
  /** The name of a seat as a sentence can begin with it; `seatName` gives the usual one. */
  readonly name: (seat: Seat) => string;
}

/** What a choice needs: all the rules, what everybody sees, and who chooses. */
export interface ChoiceContext extends RaceContext {
  readonly rules: RaceRules;
  readonly known: RacePublic;
  readonly seat: Seat;
}
