// What is kept of the expedition of each day: who has set off, and what became of it.

/** Somebody's try at the expedition of a day. */
export interface RunRow {
  /** As 2026-11-15. */
  readonly day: string;
  readonly person: string;
  readonly table: string;
  readonly made: number;
  /** When the day ends: what comes in later does not count. */
  readonly ends: number;
  /** Null until the race is over and was played again. */
  readonly result: ResultRow | null;
  /** Taken off the table of its day. */
  readonly struck: boolean;
}

export interface ResultRow {
  /** More is better. */
  readonly score: number;
  /** Of two alike the earlier one is ahead. */
  readonly finished: number;
  /** JSON that the store does not read. */
  readonly detail: string;
}

/** A run as it stands in the table of its day. */
export interface ListedRun extends RunRow {
  readonly name: string;
}

export type DailyChange =
  /** Sets off: one a person and day, taken for the second. */
  | { readonly write: 'run'; readonly run: Omit<RunRow, 'result' | 'struck'> }
  /** What became of it: written once. */
  | { readonly write: 'result'; readonly table: string; readonly result: ResultRow };

export interface DailyStore {
  run(day: string, person: string): Promise<RunRow | null>;
  /** All that somebody drove, the latest first. */
  runsBy(person: string): Promise<readonly RunRow[]>;
  /** Best first, then those without a result; none that was struck. */
  runsOf(day: string, most: number): Promise<readonly ListedRun[]>;
  /** How many have set off and how many are back; none that was struck. */
  countRuns(day: string): Promise<{ readonly started: number; readonly finished: number }>;
  /** How many of that day are ahead of this result. */
  runsAhead(day: string, result: Pick<ResultRow, 'score' | 'finished'>): Promise<number>;
  /** Runs whose race came to its end in time and was not played again yet. */
  unverified(most: number): Promise<readonly RunRow[]>;
  /** The latest days before this one on which anybody set off, the latest first. */
  daysBefore(day: string, most: number): Promise<readonly string[]>;
}
