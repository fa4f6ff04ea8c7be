import { administrationReads } from './administration/reads.ts';
import { dailyReads } from './daily/reads.ts';
import { peopleReads } from './people/reads.ts';
import { signingInReads } from './people/signing-in-sql.ts';
import type {
  AwaitRow,
  BugRow,
  LineRow,
  MailRow,
  NewLines,
  PersonRow,
  PushRow,
  RestRow,
  Store,
  TableRow,
} from './port.ts';
import { presenceReads } from './presence.ts';
import { ratingsReads } from './ratings/reads.ts';
import { retentionReads } from './retention.ts';
import type { SqlReader, SqlRow } from './sql.ts';

/** What is read, and how a row becomes what it stands for: the same for every database. */
export function readsOf(reader: SqlReader): Omit<Store, 'commit' | 'tidy' | 'close'> {
  const { one, many, each } = reader;
  return {
    table: (table) => one('table', readTable, table),
    lines: (table) => many('lines', readLine, table),
    linesAfter: (table, line) => many('linesAfter', readLine, table, line),
    news: async (after) => {
      const tables = [...after];
      const rows = await each('news', (row) => row, tables);
      return new Map(
        tables.flatMap(([table], at) => {
          const news = readNews(rows[at] ?? []);
          return news === null ? [] : [[table, news]];
        }),
      );
    },
    head: (table) =>
      one('head', (row) => ({ lines: Number(row.lines), revision: Number(row.revision) }), table),
    lineByKey: (table, seat, key) => one('lineByKey', readLine, table, seat, key),
    lookedAt: (stage, now, most) => many('lookedAt', readTable, stage, now, most),
    tablesOf: (person, most) => many('tablesOf', readTable, person, most),
    tablesAfter: (table, most) => many('tablesAfter', readTable, table, most),
    person: (person) => one('person', readPerson, person),
    personByCode: (hash, now) => one('personByCode', readPerson, hash, now),
    seen: (table, person) => one('look', readAt, table, person),
    bug: (bug) => one('bug', readBug, bug),
    bugsOf: (person) => many('bugsOf', readBug, person),
    mark: (name) => one('mark', (row) => String(row.value), name),
    pushesOf: (person) => many('pushesOf', readPush, person),
    mailOf: (person) => one('mailOf', readMail, person),
    awaits: (until, most) => many('awaits', readAwait, until, most),
    awaitsOf: (person) => many('awaitsOf', (row) => String(row.table_id), person),
    called: (person) => one('called', readAt, person),
    rests: (after) => many('rests', readRest, after),
    due: (most) => many('due', (row) => ({ table: String(row.table_id), due: Number(row.due) }), most),
    ...peopleReads(reader),
    ...signingInReads(reader),
    ...dailyReads(reader),
    ...presenceReads(reader),
    ...ratingsReads(reader),
    ...administrationReads(reader),
    ...retentionReads(reader),
  };
}

const readAt = (row: SqlRow): number => Number(row.at);

const readRest = (row: SqlRow): RestRow => ({ since: Number(row.since), until: Number(row.until) });

const readTable = (row: SqlRow): TableRow => ({
  table: String(row.table_id),
  game: String(row.game),
  plan: String(row.plan),
  record: String(row.matter),
  stage: String(row.stage),
  listed: row.listed === 1,
  made: Number(row.made),
  touched: Number(row.touched),
  revision: Number(row.revision),
  people: JSON.parse(String(row.people)),
  due: row.due === null ? null : Number(row.due),
});

const readLine = (row: SqlRow): LineRow => ({
  line: Number(row.line),
  seat: Number(row.seat),
  entry: String(row.entry),
  key: String(row.key),
  at: Number(row.at),
  question: Number(row.question),
  checksum: Number(row.print),
});

/** A row for each line, or one without any; none where there is no table. */
function readNews([first, ...others]: readonly SqlRow[]): NewLines | null {
  if (first === undefined) return null;
  const lines = first.line === null ? [] : [first, ...others].map(readLine);
  return { revision: Number(first.revision), lines };
}

const readPerson = (row: SqlRow): PersonRow => ({
  person: String(row.person),
  name: String(row.name),
  made: Number(row.made),
});

const readPush = (row: SqlRow): PushRow => ({
  endpoint: String(row.endpoint),
  person: String(row.person),
  p256dh: String(row.p256dh),
  auth: String(row.auth),
  language: String(row.language),
  made: Number(row.made),
});

const readMail = (row: SqlRow): MailRow => ({
  person: String(row.person),
  address: String(row.address),
  language: String(row.language),
  made: Number(row.made),
});

const readAwait = (row: SqlRow): AwaitRow => ({
  person: String(row.person),
  table: String(row.table_id),
  question: Number(row.question),
  since: Number(row.since),
});

const readBug = (row: SqlRow): BugRow => ({
  bug: String(row.bug),
  table: String(row.table_id),
  seat: row.seat === null ? null : Number(row.seat),
  at: Number(row.at),
  note: String(row.note),
  person: String(row.person),
  made: Number(row.made),
});
