import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { makeChains } from './chain.ts';
import { SIGNING_IN_STEP } from './people/signing-in.ts';
import type { Change, CommitVerdict, Store } from './port.ts';
import { keepPrivate, makePrivate } from './private.ts';
import { readsOf } from './reads.ts';
import { SQL, type SqlName, STEPS } from './schema.ts';
import type { SqlReader, Statement, Value } from './sql.ts';
import { writingOf } from './writes.ts';

/** Another process may be writing; a commit waits for it this long. */
const TIMEOUT = 5_000;

/**
 * How long the write-ahead log grows before it is copied into the file, in pages of 4 kB. Every table that is played has
 * a page of its own: in a long log each is copied once for many lines.
 */
const PAGES_OF_THE_LOG = 8_000;

/** What is kept of the file in memory, in kB: a page or two of each table that is played, for thousands of them. */
const CACHE = 32_000;

export interface SqliteOptions {
  /** Reads the whole file first, and throws where it is damaged. */
  readonly isChecked?: boolean;
}

/** The first release that overwrites what it deletes. */
const OVERWRITTEN_SINCE = STEPS.indexOf(SIGNING_IN_STEP) + 1;

/** A store in one file of this machine. Every commit is synced to the disk before it is answered. */
export function openSqlite(file: string, { isChecked = false }: SqliteOptions = {}): Store {
  makePrivate(file);
  keepPrivate(file);
  const database = new DatabaseSync(file, { timeout: TIMEOUT });
  if (isChecked) check(database);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  // What is deleted is overwritten: nobody finds it in the file.
  database.exec('PRAGMA secure_delete = ON');
  database.exec(`PRAGMA wal_autocheckpoint = ${PAGES_OF_THE_LOG}; PRAGMA cache_size = -${CACHE}`);
  migrate(database);
  const prepared = new Map<SqlName, Prepared>();
  const statement = (name: SqlName): Prepared => {
    const known = prepared.get(name);
    if (known !== undefined) return known;
    const made = prepare(database, SQL[name]);
    prepared.set(name, made);
    return made;
  };
  const reader: SqlReader = {
    async many(name, read, ...values) {
      const { text, slots } = statement(name);
      return text.all(...slots(values)).map(read);
    },
    each: (name, read, values) => Promise.all(values.map((one) => reader.many(name, read, ...one))),
    one: async (name, read, ...values) => (await reader.many(name, read, ...values))[0] ?? null,
  };

  /** Whether it changed anything. */
  function run([name, ...values]: Statement): boolean {
    const { text, slots } = statement(name);
    return Number(text.run(...slots(values)).changes) > 0;
  }

  function write(change: Change): boolean {
    const { claims, besides } = writingOf(change);
    const isWritten = claims.length < 2 ? claims.every(run) : together(claims);
    if (isWritten) for (const one of besides) run(one);
    return isWritten;
  }

  /** Several claims stand or fall together, inside the transaction of the tick. */
  function together(claims: readonly Statement[]): boolean {
    database.exec('SAVEPOINT change');
    const isWritten = claims.every(run);
    if (!isWritten) database.exec('ROLLBACK TO change');
    database.exec('RELEASE change');
    return isWritten;
  }

  const begin = database.prepare('BEGIN IMMEDIATE');
  const end = database.prepare('COMMIT');

  function commit(changes: readonly Change[]): CommitVerdict[] {
    const chains = makeChains();
    begin.run();
    try {
      const verdicts = changes.map((change) =>
        chains.settle(change, !chains.isBroken(change) && write(change)),
      );
      end.run();
      return verdicts;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  /** The write-ahead log still has what was there before: it is copied into the file and emptied. */
  const emptyLog = (): void => database.exec('PRAGMA wal_checkpoint(TRUNCATE)');

  return {
    ...readsOf(reader),
    async commit(changes) {
      const verdicts = commit(changes);
      if (changes.some(isForgetting)) emptyLog();
      return verdicts;
    },
    tidy: async () => emptyLog(),
    close: async () => database.close(),
  };
}

const isForgetting = (change: Change): boolean =>
  change.write === 'forget' || (change.write === 'byToken' && isForgetting(change.change));

interface Prepared {
  readonly text: StatementSync;
  /** The values in the order of the slots. */
  readonly slots: (values: Value[]) => Value[];
}

/** SQLite takes a numbered slot for a name: each becomes a bare one, and its value is given as often as it stands. */
function prepare(database: DatabaseSync, sql: string): Prepared {
  const order = [...sql.matchAll(/\$(\d+)/g)].map(([, slot]) => Number(slot) - 1);
  const isPlain = order.every((slot, at) => slot === at);
  return {
    text: database.prepare(sql.replaceAll(/\$\d+/g, '?')),
    slots: (values) => (isPlain ? values : order.map((slot) => values[slot] ?? null)),
  };
}

function check(database: DatabaseSync): void {
  const found = faultIn(database);
  if (found === 'ok') return;
  database.close();
  throw new Error(`the file is damaged (${found}): restore a backup`);
}

function faultIn(database: DatabaseSync): string {
  try {
    const found = String(database.prepare('PRAGMA quick_check(1)').get()?.quick_check);
    return found.replaceAll('\n', ' ');
  } catch (error) {
    if (isDamage(error) && error instanceof Error) return error.message;
    throw error;
  }
}

const CORRUPT = [11, 26];

/** Whether SQLite found that the file is damaged, or no database at all. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && CORRUPT.includes(Number(error.errcode) & 0xff);

/** Brings a store of an earlier release up to this one; one of a later release is left alone. */
function migrate(database: DatabaseSync): void {
  const release = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
  if (release > STEPS.length)
    throw new Error(`the store was made by a later release (${release}, this one knows ${STEPS.length})`);
  // Stores of earlier releases may still have what was deleted in them.
  if (release > 0 && release < OVERWRITTEN_SINCE) database.exec('VACUUM');
  for (const [at, step] of STEPS.entries()) {
    if (at < release) continue;
    database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${at + 1}; COMMIT;`);
  }
}
