// Cups: tournaments that run by themselves, who has entered them, and their logs.
import { entity, type RowOf, shape, text, whole, wholeOrNull } from './entity.ts';
import { always, claim, type Queries, type Statement, type Writings } from './sql.ts';
import { type TableRow, tableWriting } from './tables.ts';

/** A cup. The plan is JSON that the store does not read. */
export const CUPS = entity(
  'cups',
  {
    cup: text,
    plan: text,
    /** Its maker; empty once that person is deleted. */
    host: text,
    stage: text,
    starts: whole,
    /** When something is to be done by itself; null for nothing. */
    due: wholeOrNull,
    made: whole,
    touched: whole,
    /** The lines of its log: two processes cannot write the same one. */
    lines: whole,
  },
  {
    key: ['cup'],
    indexes: { stage: '(stage, starts)', due: '(due) WHERE due IS NOT NULL', host: '(host)' },
  },
);
export type CupRow = RowOf<typeof CUPS>;

/** A line of the log of a cup. It names entrants by number: no person is in it. */
export const CUP_LINES = entity(
  'cup_lines',
  { cup: text, line: whole, entry: text, at: whole },
  { key: ['cup', 'line'], isSorted: true },
);
export type CupLineRow = RowOf<typeof CUP_LINES>;

/** Who has entered. The person is empty once deleted; the number stays. */
export const CUP_ENTRANTS = entity(
  'cup_entrants',
  { cup: text, number: whole, person: text },
  { key: ['cup', 'number'], indexes: { person: '(person)' } },
);

/** The tables of the rounds of cups. */
export const CUP_TABLES = entity(
  'cup_tables',
  { table: text, cup: text, counted: whole },
  { key: ['table'], indexes: { open: '(table_id) WHERE counted = 0', cup: '(cup)' } },
);

export interface CupChanges {
  newCup: { readonly row: CupRow };
  /** The next line of a cup, with all that belongs to it: written whole, by one process only. */
  cupLine: {
    /** Its `lines` is the number of this line. */
    readonly row: CupRow;
    readonly entry: string;
    /** Enters with the next number. */
    readonly entrant?: { readonly number: number; readonly person: string };
    /** The new tables of a round. */
    readonly tables?: readonly TableRow[];
    /** The table whose result this is. */
    readonly counted?: string;
  };
  /** When to look at it again, unless that has changed. */
  cupDue: { readonly cup: string; readonly was: number; readonly due: number | null };
  /** Deletes a cup with its log; its tables stay. A conflict if it was touched since. */
  dropCup: { readonly cup: string; readonly before: number };
}

/** An entrant with the present name; empty where the person is gone. */
export interface EntrantRow {
  readonly number: number;
  readonly person: string;
  readonly name: string;
}

export interface CupStore {
  cup(cup: string): Promise<CupRow | null>;
  cupLines(cup: string): Promise<readonly CupLineRow[]>;
  entrants(cup: string): Promise<readonly EntrantRow[]>;
  /** Those that begin first come first. */
  cupsIn(stage: string, most: number): Promise<readonly CupRow[]>;
  /** Those with the latest line first. */
  latestCups(stage: string, most: number): Promise<readonly CupRow[]>;
  /** Those of a host. */
  cupsOf(host: string, stage: string): Promise<readonly CupRow[]>;
  /** The latest first. */
  cupsEnteredBy(person: string, most: number): Promise<readonly CupRow[]>;
  /** Cups at which something is due. */
  cupsDue(now: number, most: number): Promise<readonly string[]>;
  /** Cups with a table whose race is over, or that is gone, and whose result is not written yet. */
  cupsToCount(most: number): Promise<readonly string[]>;
  /** The cup of a table; null for none. */
  cupOfTable(table: string): Promise<string | null>;
  /** Cups over, or never touched again, since before a moment. */
  oldCups(before: number, most: number): Promise<readonly string[]>;
}

const NEXT = `${CUPS.update} AND lines = $9 - 1`;
const COUNT = 'UPDATE cup_tables SET counted = 1 WHERE table_id = $1 AND counted = 0';

export const cupWritings: Writings<CupChanges> = {
  newCup: ({ row }) => claim(CUPS.add, ...CUPS.values(row)),
  cupLine({ row, entry, entrant, tables = [], counted }) {
    const opened = tables.map(tableWriting);
    return {
      claims: [
        [NEXT, ...CUPS.values(row)],
        [CUP_LINES.add, row.cup, row.lines, entry, row.touched],
        ...(entrant === undefined
          ? []
          : [[CUP_ENTRANTS.add, row.cup, entrant.number, entrant.person] as Statement]),
        ...(counted === undefined ? [] : [[COUNT, counted] as Statement]),
        ...opened.flatMap(({ claims }) => claims),
        ...tables.map(({ table }): Statement => [CUP_TABLES.add, table, row.cup, 0]),
      ],
      besides: opened.flatMap(({ besides }) => besides),
    };
  },
  cupDue: ({ cup, was, due }) =>
    always(['UPDATE cups SET due = $3 WHERE cup = $1 AND due = $2', cup, was, due]),
  dropCup: ({ cup, before }) => ({
    claims: [['DELETE FROM cups WHERE cup = $1 AND touched < $2', cup, before]],
    besides: ['cup_lines', 'cup_entrants', 'cup_tables', 'club_cups'].map(
      (name): Statement => [`DELETE FROM ${name} WHERE cup = $1`, cup],
    ),
  }),
};

const ENTRANT = shape<EntrantRow>(
  { number: whole, person: text, name: text },
  `SELECT cup_entrants.number, cup_entrants.person, COALESCE(people.name, '') AS name FROM cup_entrants
    LEFT JOIN people ON people.person = cup_entrants.person`,
);
const CUP_NAME = shape({ cup: text }, 'SELECT DISTINCT cup_tables.cup FROM cup_tables');

export function cupReads({ one, many }: Queries): CupStore {
  const toCount = many(
    CUP_NAME,
    `LEFT JOIN tables ON tables.table_id = cup_tables.table_id
      WHERE cup_tables.counted = 0 AND (tables.stage = 'over' OR tables.stage IS NULL) LIMIT $1`,
  );
  return {
    cup: one(CUPS, 'WHERE cup = $1'),
    cupLines: many(CUP_LINES, 'WHERE cup = $1 ORDER BY line'),
    entrants: many(ENTRANT, 'WHERE cup_entrants.cup = $1 ORDER BY cup_entrants.number'),
    cupsIn: many(CUPS, 'WHERE stage = $1 ORDER BY starts, cup LIMIT $2'),
    latestCups: many(CUPS, 'WHERE stage = $1 ORDER BY touched DESC, cup LIMIT $2'),
    cupsOf: many(CUPS, 'WHERE host = $1 AND stage = $2 ORDER BY made, cup'),
    cupsEnteredBy: many(
      CUPS,
      `JOIN cup_entrants ON cup_entrants.cup = cups.cup WHERE cup_entrants.person = $1
        ORDER BY cups.starts DESC, cups.cup LIMIT $2`,
    ),
    cupsDue: many(CUPS.only('cup'), 'WHERE due IS NOT NULL AND due <= $1 ORDER BY due, cup LIMIT $2'),
    cupsToCount: async (most) => (await toCount(most)).map(({ cup }) => cup),
    cupOfTable: one(CUP_TABLES.only('cup'), 'WHERE table_id = $1'),
    oldCups: many(CUPS.only('cup'), 'WHERE touched < $1 ORDER BY touched, cup LIMIT $2'),
  };
}
