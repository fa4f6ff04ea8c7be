// Tables and their logs, and what belongs to them.
import { entity, flag, type RowOf, shape, text, texts, whole, wholeOrNull } from './entity.ts';
import { claim, type Database, queriesOf, type Statement, type Writing, type Writings } from './sql.ts';

/** A table. Plan and record are JSON that the store does not read. */
export const TABLES = entity(
  'tables',
  {
    table: text,
    game: text,
    /** Options, seed and salt, which never change once the race has begun. */
    plan: text,
    /** Seats, proposals and held answers, which change besides the race. */
    record: text,
    stage: text,
    /** Whether it stands in the lobby. */
    listed: flag,
    made: whole,
    touched: whole,
    /** Counts the writes of this row, so that two servers cannot overwrite each other. */
    revision: whole,
    /** The people who sit at it. */
    people: texts,
    /** When something is due at it; null for nothing. */
    due: wholeOrNull,
  },
  {
    key: ['table'],
    indexes: {
      listed: '(stage, touched) WHERE listed = 1',
      due: '(due) WHERE due IS NOT NULL',
      over: "(touched) WHERE stage = 'over'",
    },
  },
);
export type TableRow = RowOf<typeof TABLES>;

/** A line of a log. */
export const LINES = entity(
  'lines',
  {
    table: text,
    line: whole,
    seat: whole,
    /** JSON of the answer, or of the undo. */
    entry: text,
    /** Made by the client, so that repeats are recognised. */
    key: text,
    at: whole,
    question: whole,
    checksum: whole,
  },
  { key: ['table', 'line'], isSorted: true },
);
const LINE = LINES.without('table');
export type LineRow = Omit<RowOf<typeof LINES>, 'table'>;

export const SITTINGS = entity(
  'sittings',
  { person: text, table: text },
  { key: ['person', 'table'], indexes: { table: '(table_id)' } },
);

/** The last beat of a table that a person has seen. */
export const LOOKS = entity(
  'looks',
  { table: text, person: text, at: whole },
  { key: ['table', 'person'], indexes: { person: '(person)' } },
);

export const BUGS = entity(
  'bugs',
  {
    bug: text,
    table: text,
    seat: wholeOrNull,
    at: whole,
    note: text,
    /** The author. */
    person: text,
    made: whole,
  },
  { key: ['bug'], indexes: { person: '(person)', made: '(made)', table: '(table_id)' } },
);
export type BugRow = RowOf<typeof BUGS>;

/** Values that all processes share. */
export const MARKS = entity('marks', { name: text, value: text }, { key: ['name'] });

/** Downtimes of the server. */
export const RESTS = entity('rests', { since: whole, until: whole }, { key: ['since'] });
export type RestRow = RowOf<typeof RESTS>;

/** How many lines a table has, and how often its row was written. */
export interface TableHead {
  readonly lines: number;
  readonly revision: number;
}

/** The lines of a table after one of them. */
export interface NewLines {
  readonly revision: number;
  readonly lines: readonly LineRow[];
}

export interface TableChanges {
  /** The next line of a log, with the row of its table if that has changed. */
  line: { readonly table: string; readonly line: LineRow; readonly row?: TableRow };
  /** A table: new at revision 1, else the revision after the stored one. */
  table: { readonly row: TableRow };
  seen: { readonly table: string; readonly person: string; readonly at: number };
  bug: { readonly bug: BugRow };
  /** A value that all processes share; `once` keeps an existing one. */
  mark: { readonly name: string; readonly value: string; readonly once: boolean };
  rest: { readonly rest: RestRow };
}

export interface TableStore {
  table(table: string): Promise<TableRow | null>;
  lines(table: string): Promise<readonly LineRow[]>;
  /** Those after a line. */
  linesAfter(table: string, line: number): Promise<readonly LineRow[]>;
  /** The new lines of many tables since a line of each, each as of one moment; unknown tables are left out. */
  news(after: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, NewLines>>;
  /** How far a table is; null where there is none. */
  head(table: string): Promise<TableHead | null>;
  /** The line that was written with this key. */
  lineByKey(table: string, seat: number, key: string): Promise<LineRow | null>;
  /** The newest tables of a stage, listed or racing in a cup, that are watched at a running process. */
  lookedAt(stage: string, now: number, most: number): Promise<readonly TableRow[]>;
  tablesOf(person: string, most: number): Promise<readonly TableRow[]>;
  /** All tables in order of their names, after this one: for going through the whole store. */
  tablesAfter(table: string, most: number): Promise<readonly TableRow[]>;
  /** The last beat of a table that a person has seen. */
  seen(table: string, person: string): Promise<number | null>;
  bug(bug: string): Promise<BugRow | null>;
  bugsOf(person: string): Promise<readonly BugRow[]>;
  mark(name: string): Promise<string | null>;
  /** Downtimes that end after this moment. */
  rests(after: number): Promise<readonly RestRow[]>;
  /** Tables at which something is due, the earliest first; at most so many. */
  due(most: number): Promise<readonly { readonly table: string; readonly due: number }[]>;
}

/** PostgreSQL writes many of them with one statement. */
export const ADD_LINE = `${LINES.insert} SELECT ${LINES.slots}
  WHERE $2 = 1 OR EXISTS (SELECT 1 FROM lines WHERE table_id = $1 AND line = $2 - 1)
  ON CONFLICT (table_id, line) DO NOTHING`;
const CHANGE_TABLE = `${TABLES.update} AND revision = $9 - 1`;
const LEAVE = SITTINGS.drop('table');
const PUT_LOOK = LOOKS.put('at');
export const PUT_MARK = MARKS.put('value');

export const tableWritings: Writings<TableChanges> = {
  line({ table, line, row }) {
    const added: Statement = [ADD_LINE, ...LINES.values({ table, ...line })];
    if (row === undefined) return { claims: [added], besides: [] };
    const { claims, besides } = tableWriting(row);
    return { claims: [...claims, added], besides };
  },
  table: ({ row }) => tableWriting(row),
  seen: ({ table, person, at }) => claim(PUT_LOOK, table, person, at),
  bug: ({ bug }) => claim(BUGS.add, ...BUGS.values(bug)),
  mark: ({ name, value, once }) => claim(once ? MARKS.add : PUT_MARK, name, value),
  rest: ({ rest }) => claim(RESTS.add, ...RESTS.values(rest)),
};

export const tableWriting = (row: TableRow): Writing => ({
  claims: [[row.revision === 1 ? TABLES.add : CHANGE_TABLE, ...TABLES.values(row)]],
  besides: [[LEAVE, row.table], ...row.people.map((person): Statement => [SITTINGS.add, person, row.table])],
});

export function tableReads(database: Database): TableStore {
  const { one, many } = queriesOf(database);
  return {
    table: one(TABLES, 'WHERE table_id = $1'),
    lines: many(LINE, 'WHERE table_id = $1 ORDER BY line'),
    linesAfter: many(LINE, 'WHERE table_id = $1 AND line > $2 ORDER BY line'),
    async news(after) {
      const tables = [...after];
      const found = await database.each(NEWS, tables);
      return new Map(
        tables.flatMap(([table], at) => {
          const [first, ...others] = found[at] ?? [];
          if (first === undefined) return [];
          const lines = first.line === null ? [] : [first, ...others].map(LINE.read);
          return [[table, { revision: TABLES.only('revision').read(first), lines }]];
        }),
      );
    },
    head: one(HEAD, 'WHERE table_id = $1'),
    lineByKey: one(LINE, 'WHERE table_id = $1 AND seat = $2 AND key = $3 ORDER BY line LIMIT 1'),
    lookedAt: many(
      TABLES,
      `WHERE stage = $1
        AND (listed = 1 OR (stage = 'racing'
          AND table_id IN (SELECT cup_tables.table_id FROM cup_tables WHERE counted = 0)))
        AND table_id IN (
        SELECT presences.table_id FROM presences JOIN houses ON houses.house = presences.house WHERE houses.until > $2
      ) ORDER BY touched DESC, table_id LIMIT $3`,
    ),
    tablesOf: many(
      TABLES,
      `JOIN sittings ON tables.table_id = sittings.table_id
        WHERE sittings.person = $1 ORDER BY tables.touched DESC, tables.table_id LIMIT $2`,
    ),
    tablesAfter: many(TABLES, 'WHERE table_id > $1 ORDER BY table_id LIMIT $2'),
    seen: one(LOOKS.only('at'), 'WHERE table_id = $1 AND person = $2'),
    bug: one(BUGS, 'WHERE bug = $1'),
    bugsOf: many(BUGS, 'WHERE person = $1 ORDER BY made, bug'),
    mark: one(MARKS.only('value'), 'WHERE name = $1'),
    rests: many(RESTS, 'WHERE until > $1 ORDER BY since'),
    due: many(DUE, 'WHERE due IS NOT NULL ORDER BY due LIMIT $1'),
  };
}

/** A row for each line, or one without any; none where there is no table. */
const NEWS = `${LINE.select.replace(' FROM lines', ', tables.revision FROM tables')}
  LEFT JOIN lines ON lines.table_id = $1 AND lines.line > $2 WHERE tables.table_id = $1 ORDER BY lines.line`;
const HEAD = shape(
  { lines: whole, revision: whole },
  'SELECT revision, (SELECT COALESCE(MAX(line), 0) FROM lines WHERE table_id = $1) AS lines FROM tables',
);
const DUE = shape({ table: text, due: whole }, 'SELECT table_id, due FROM tables');
