import type { Card, RacePublic, RaceRules } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { Name } from './fill.ts';

/** The part of a table's rules that texts need: a page that only shows texts needs no engine. */
export interface ReadRules extends Pick<RaceRules, 'board' | 'tiles' | 'ferrying'> {
  readonly cards: readonly Pick<Card, 'id' | 'fare'>[];
  readonly seams: Pick<RaceRules['seams'], 'rebates' | 'tolls'>;
}

/** What a sentence needs beside the words: the table's rules, and what its crews are called. */
export interface RaceContext {
  readonly rules: ReadRules;
  /** The name of a seat as a sentence can begin with it; `seatName` gives the default. */
  readonly name: (seat: Seat) => string | Name;
}

/** What a choice needs beside that: what everybody sees, and who chooses. */
export interface ChoiceContext extends RaceContext {
  readonly known: RacePublic;
  readonly seat: Seat;
}
