import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { peopleOfSqlite } from './people/sqlite.ts';
import type {
  Change,
  KeptAwait,
  KeptBug,
  KeptLine,
  KeptMail,
  KeptPerson,
  KeptPush,
  KeptTable,
  Store,
  Verdict,
} from './port.ts';
import { SQL, type SqlName, STEPS } from './schema.ts';
import type { Row, Value } from './sql.ts';

/** Another process may be writing; a commit waits for it this long. */
const PATIENCE = 5_000;

/**
 * How long the write-ahead log grows before it is copied into the file, in pages of 4 kB. Every table that is played has
 * a page of its own: in a long log each is copied once for many lines.
 */
const PAGES_OF_THE_LOG = 8_000;

/** A store in one file of this machine. Every commit is synced to the disk before it is answered. */
export function openSqlite(file: string): Store {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: PATIENCE });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  database.exec(`PRAGMA wal_autocheckpoint = ${PAGES_OF_THE_LOG}`);
  migrate(database);
  const prepared = new Map<SqlName, Prepared>();
  const statement = (name: SqlName): Prepared => {
    const known = prepared.get(name);
    if (known !== undefined) return known;
    const made = prepare(database, SQL[name]);
    prepared.set(name, made);
    return made;
  };
  const run = (name: SqlName, ...values: Value[]): number => {
    const { text, slots } = statement(name);
    return Number(text.run(...slots(values)).changes);
  };
  const many = <X>(name: SqlName, read: (row: Row) => X, ...values: Value[]): X[] => {
    const { text, slots } = statement(name);
    return text.all(...slots(values)).map(read);
  };
  const one = <X>(name: SqlName, read: (row: Row) => X, ...values: Value[]): X | null =>
    many(name, read, ...values)[0] ?? null;
  const { writePeople, ...people } = peopleOfSqlite({ run, many, one });

  function write(change: Change): Verdict {
    switch (change.write) {
      case 'line':
        return change.row === undefined
          ? addLine(change.table, change.line)
          : together(() => {
              const row = writeTable(change.row as KeptTable);
              return row === 'written' ? addLine(change.table, change.line) : row;
            });
      case 'table':
        return writeTable(change.row);
      case 'person': {
        const { person, name, made } = change.person;
        return verdict(run('putPerson', person, name, made));
      }
      case 'token':
        return verdict(run('addToken', change.hash, change.person, change.made));
      case 'revoke':
        run('revoke', change.person, change.except);
        return 'written';
      case 'code':
        return verdict(run('addCode', change.hash, change.person, change.until));
      case 'used':
        return verdict(run('useCode', change.hash));
      case 'seen':
        return verdict(run('putLook', change.table, change.person, change.at));
      case 'bug': {
        const { bug, table, seat, at, note, made } = change.bug;
        return verdict(run('addBug', bug, table, seat, at, note, made));
      }
      case 'mark':
        return verdict(run(change.once ? 'addMark' : 'putMark', change.name, change.value));
      case 'push': {
        const { endpoint, person, p256dh, auth, language, made } = change.push;
        return verdict(run('putPush', endpoint, person, p256dh, auth, language, made));
      }
      case 'unpush':
        return verdict(run('dropPush', change.endpoint, change.person));
      case 'mail': {
        const { person, address, language, made } = change.mail;
        return verdict(run('putMail', person, address, language, made));
      }
      case 'unmail':
        return verdict(run('dropMail', change.person));
      case 'await': {
        const { person, table, question, since } = change.await;
        run('addAwait', person, table, question, since);
        return 'written';
      }
      case 'unawait':
        run('dropAwait', change.person, change.table);
        return 'written';
      case 'tell':
        return verdict(run('tellAwait', change.person, change.table));
      case 'call':
        return verdict(run('call', change.person, change.at, change.gap));
      case 'rest':
        return verdict(run('addRest', change.rest.since, change.rest.until));
      default:
        return writePeople(change);
    }
  }

  function addLine(table: string, { line, seat, entry, key, at, question, print }: KeptLine): Verdict {
    return verdict(run('addLine', table, line, seat, entry, key, at, question, print));
  }

  function writeTable(row: KeptTable): Verdict {
    const { table, plan, matter, stage, touched, revision } = row;
    const listed = row.listed ? 1 : 0;
    const people = JSON.stringify(row.people);
    const changes =
      revision === 1
        ? run('addTable', table, row.game, plan, matter, stage, listed, row.made, touched, people)
        : run('changeTable', table, plan, matter, stage, listed, touched, revision, people, row.due);
    if (changes === 0) return 'taken';
    run('rise', table);
    for (const person of row.people) run('sit', person, table);
    return 'written';
  }

  /** Several writings that stand or fall together, inside the transaction of the tick. */
  function together(work: () => Verdict): Verdict {
    database.exec('SAVEPOINT change');
    const result = work();
    if (result === 'taken') database.exec('ROLLBACK TO change');
    database.exec('RELEASE change');
    return result;
  }

  const begin = database.prepare('BEGIN IMMEDIATE');
  const end = database.prepare('COMMIT');

  function commit(changes: readonly Change[]): Verdict[] {
    begin.run();
    try {
      const verdicts = changes.map(write);
      end.run();
      return verdicts;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    commit: async (changes) => commit(changes),
    table: async (table) => one('table', readTable, table),
    lines: async (table) => many('lines', readLine, table),
    lineByKey: async (table, seat, key) => one('lineByKey', readLine, table, seat, key),
    listed: async (stage, most) => many('listed', readTable, stage, most),
    tablesOf: async (person, most) => many('tablesOf', readTable, person, most),
    tablesAfter: async (table, most) => many('tablesAfter', readTable, table, most),
    person: async (person) => one('person', readPerson, person),
    personByToken: async (hash) => one('personByToken', readPerson, hash),
    personByCode: async (hash, now) => one('personByCode', readPerson, hash, now),
    seen: async (table, person) => one('look', (row) => Number(row.at), table, person),
    bug: async (bug) => one('bug', readBug, bug),
    mark: async (name) => one('mark', (row) => String(row.value), name),
    pushesOf: async (person) => many('pushesOf', readPush, person),
    mailOf: async (person) => one('mailOf', readMail, person),
    awaits: async (until, most) => many('awaits', readAwait, until, most),
    awaitsOf: async (person) => many('awaitsOf', (row) => String(row.table_id), person),
    called: async (person) => one('called', (row) => Number(row.at), person),
    rests: async (after) =>
      many('rests', (row) => ({ since: Number(row.since), until: Number(row.until) }), after),
    due: async (most) => many('due', (row) => ({ table: String(row.table_id), due: Number(row.due) }), most),
    ...people,
    close: async () => database.close(),
  };
}

interface Prepared {
  readonly text: StatementSync;
  /** The values in the order of the slots. */
  readonly slots: (values: Value[]) => Value[];
}

/** SQLite takes a numbered slot for a name: each becomes a bare one, and its value is given as often as it stands. */
function prepare(database: DatabaseSync, sql: string): Prepared {
  const order = [...sql.matchAll(/\$(\d)/g)].map(([, slot]) => Number(slot) - 1);
  const isPlain = order.every((slot, at) => slot === at);
  return {
    text: database.prepare(sql.replaceAll(/\$\d/g, '?')),
    slots: (values) => (isPlain ? values : order.map((slot) => values[slot] ?? null)),
  };
}

/** Brings a store of an earlier release up to this one; one of a later release is left alone. */
function migrate(database: DatabaseSync): void {
  const release = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (release > STEPS.length)
    throw new Error(`the store was made by a later release (${release}, this one knows ${STEPS.length})`);
  for (const [at, step] of STEPS.entries()) {
    if (at < release) continue;
    database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${at + 1}; COMMIT;`);
  }
}

const verdict = (changes: number): Verdict => (changes === 0 ? 'taken' : 'written');

const readTable = (row: Row): KeptTable => ({
  table: String(row.table_id),
  game: String(row.game),
  plan: String(row.plan),
  matter: String(row.matter),
  stage: String(row.stage),
  listed: row.listed === 1,
  made: Number(row.made),
  touched: Number(row.touched),
  revision: Number(row.revision),
  people: JSON.parse(String(row.people)),
  due: row.due === null ? null : Number(row.due),
});

const readLine = (row: Row): KeptLine => ({
  line: Number(row.line),
  seat: Number(row.seat),
  entry: String(row.entry),
  key: String(row.key),
  at: Number(row.at),
  question: Number(row.question),
  print: Number(row.print),
});

const readPerson = (row: Row): KeptPerson => ({
  person: String(row.person),
  name: String(row.name),
  made: Number(row.made),
});

const readPush = (row: Row): KeptPush => ({
  endpoint: String(row.endpoint),
  person: String(row.person),
  p256dh: String(row.p256dh),
  auth: String(row.auth),
  language: String(row.language),
  made: Number(row.made),
});

const readMail = (row: Row): KeptMail => ({
  person: String(row.person),
  address: String(row.address),
  language: String(row.language),
  made: Number(row.made),
});

const readAwait = (row: Row): KeptAwait => ({
  person: String(row.person),
  table: String(row.table_id),
  question: Number(row.question),
  since: Number(row.since),
});

const readBug = (row: Row): KeptBug => ({
  bug: String(row.bug),
  table: String(row.table_id),
  seat: row.seat === null ? null : Number(row.seat),
  at: Number(row.at),
  note: String(row.note),
  made: Number(row.made),
});
