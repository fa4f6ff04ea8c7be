// Puzzles tried, as the devices of one account tell each other.
import * as v from 'valibot';
import { code, count, type Fields, listOf } from '../base/read.ts';

/** The most attempts, and the most days, in one message. */
export const MOST_TOLD = 30;
const HUNDRED = 100;

/** The first try at a puzzle. */
export interface Attempt {
  readonly puzzle: string;
  readonly solved: boolean;
  /** How many of a hundred weaker drivers find the answer. */
  readonly found: number;
  readonly at: number;
}

/** Whether the puzzle of a day was solved. */
export interface TrainingDay {
  readonly day: string;
  readonly solved: boolean;
}

const attempt = v.object({ puzzle: code(24), solved: v.boolean(), found: count(HUNDRED), at: count() });
const day = v.object({ day: v.pipe(v.string(), v.isoDate()), solved: v.boolean() });

export const TRAINING_REQUESTS = {
  /** Adds what a device has seen, and returns all of it. `of` is whose it is; null where nobody had signed in then. */
  training: {
    of: v.nullable(code(32)),
    attempts: listOf(attempt, MOST_TOLD),
    days: listOf(day, MOST_TOLD),
  },
} satisfies { readonly [name: string]: Fields };

export type TrainingResult = {
  readonly kind: 'training';
  readonly person: string;
  readonly attempts: readonly Attempt[];
  readonly days: readonly TrainingDay[];
};

export const TRAINING_RESULT_KINDS = ['training'] as const satisfies readonly TrainingResult['kind'][];
