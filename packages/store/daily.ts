// Runs of the daily expedition.
import {
  entity,
  flag,
  type RowOf,
  type RowShape,
  shape,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from './entity.ts';
import { claim, type Queries, type Writings } from './sql.ts';

/** A person's run of the expedition of a day. */
export const RUNS = entity(
  'runs',
  {
    /** As 2026-11-15. */
    day: text,
    person: text,
    table: text,
    made: whole,
    /** When the day ends; later runs do not count. */
    ends: whole,
    /** Whether it was removed from the ranking of its day. */
    struck: flag,
    // The result, null until the race is over and verified.
    score: wholeOrNull,
    finished: wholeOrNull,
    detail: textOrNull,
  },
  {
    key: ['day', 'person'],
    unique: 'table',
    indexes: { person: '(person)', open: '(table_id) WHERE score IS NULL' },
  },
);
type StoredRun = RowOf<typeof RUNS>;

export interface RunRow extends Omit<StoredRun, 'score' | 'finished' | 'detail'> {
  /** Null until the race is over and verified. */
  readonly result: ResultRow | null;
}

export interface ResultRow {
  /** More is better. */
  readonly score: number;
  /** Of two equal results the earlier one is ahead. */
  readonly finished: number;
  /** JSON that the store does not read. */
  readonly detail: string;
}

/** A run in the ranking of its day. */
export interface ListedRun extends RunRow {
  readonly name: string;
}

export interface DailyChanges {
  /** Sets off: one run for each person and day; a conflict for the second. */
  run: { readonly run: Omit<RunRow, 'result' | 'struck'> };
  /** The result, which is written once. */
  result: { readonly table: string; readonly result: ResultRow };
}

/** People with an account have one attempt; a guest can begin anew, and is listed apart. */
export type Entrants = 'accounts' | 'guests';

export interface DailyStore {
  run(day: string, person: string): Promise<RunRow | null>;
  /** All runs of a person, the latest first. */
  runsBy(person: string): Promise<readonly RunRow[]>;
  /** Best first, then those without a result; without removed runs. */
  runsOf(day: string, most: number, of: Entrants): Promise<readonly ListedRun[]>;
  /** How many have set off and how many are back; without removed runs. */
  countRuns(day: string): Promise<{ readonly started: number; readonly finished: number }>;
  /** How many of these have finished, and how many of them are ahead of this result. */
  finishedOf(day: string, of: Entrants): Promise<number>;
  runsAhead(day: string, result: Pick<ResultRow, 'score' | 'finished'>, of: Entrants): Promise<number>;
  /** Runs whose race was over in time and is not verified yet. */
  unverified(most: number): Promise<readonly RunRow[]>;
  /** The latest days before this one with any run, the latest first. */
  daysBefore(day: string, most: number): Promise<readonly string[]>;
}

const PUT_RESULT =
  'UPDATE runs SET score = $2, finished = $3, detail = $4 WHERE table_id = $1 AND score IS NULL';
export const STRIKE_RUN = 'UPDATE runs SET struck = 1 WHERE table_id = $1 AND struck = 0';

export const dailyWritings: Writings<DailyChanges> = {
  run: ({ run }) =>
    claim(RUNS.add, ...RUNS.values({ ...run, struck: false, score: null, finished: null, detail: null })),
  result: ({ table, result: { score, finished, detail } }) =>
    claim(PUT_RESULT, table, score, finished, detail),
};

const RUN: RowShape<RunRow> = {
  select: RUNS.select,
  read(row) {
    const { score, finished, detail, ...run } = RUNS.read(row);
    const isBack = score !== null && finished !== null && detail !== null;
    return { ...run, result: isBack ? { score, finished, detail } : null };
  },
};
const NAME = shape({ name: text }, '');
const LISTED: RowShape<ListedRun> = {
  select: RUNS.select.replace(' FROM ', ', people.name FROM '),
  read: (row) => ({ ...RUN.read(row), ...NAME.read(row) }),
};
const COUNT = shape(
  { started: whole, finished: whole },
  'SELECT COUNT(*) AS started, COUNT(score) AS finished FROM runs',
);
const AHEAD = shape({ ahead: whole }, 'SELECT COUNT(*) AS ahead FROM runs');
const DAY = shape({ day: text }, 'SELECT DISTINCT day FROM runs');

/** Who has set off as a guest stays one that day: the best of several attempts could be given an account. */
const HAS_ACCOUNT =
  'EXISTS (SELECT 1 FROM accounts WHERE accounts.person = runs.person AND accounts.made <= runs.made)';
const IS: { readonly [E in Entrants]: string } = { accounts: HAS_ACCOUNT, guests: `NOT ${HAS_ACCOUNT}` };

export function dailyReads({ one, many }: Queries): DailyStore {
  const count = one(COUNT, 'WHERE day = $1 AND struck = 0');
  const among = (of: Entrants) => ({
    ahead: one(
      AHEAD,
      `WHERE day = $1 AND struck = 0 AND ${IS[of]} AND (score > $2 OR (score = $2 AND finished < $3))`,
    ),
    finished: one(AHEAD, `WHERE day = $1 AND struck = 0 AND ${IS[of]} AND score IS NOT NULL`),
    runs: many(
      LISTED,
      `JOIN people ON people.person = runs.person WHERE runs.day = $1 AND runs.struck = 0 AND ${IS[of]}
        ORDER BY COALESCE(runs.score, -1) DESC, runs.finished, runs.made, runs.person LIMIT $2`,
    ),
  });
  const entrants = { accounts: among('accounts'), guests: among('guests') };
  const days = many(DAY, 'WHERE day < $1 AND struck = 0 ORDER BY day DESC LIMIT $2');
  return {
    run: one(RUN, 'WHERE day = $1 AND person = $2'),
    runsBy: many(RUN, 'WHERE person = $1 ORDER BY day DESC'),
    runsOf: (day, most, of) => entrants[of].runs(day, most),
    finishedOf: async (day, of) => (await entrants[of].finished(day))?.ahead ?? 0,
    countRuns: async (day) => (await count(day)) ?? { started: 0, finished: 0 },
    runsAhead: async (day, { score, finished }, of) =>
      (await entrants[of].ahead(day, score, finished))?.ahead ?? 0,
    unverified: many(
      RUN,
      `JOIN tables ON tables.table_id = runs.table_id
        WHERE runs.score IS NULL AND tables.stage = 'over' AND tables.touched < runs.ends
        ORDER BY runs.day, runs.person LIMIT $1`,
    ),
    daysBefore: async (day, most) => (await days(day, most)).map((one) => one.day),
  };
}
