import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { makeChains } from './chain.ts';
import type { Value } from './entity.ts';
import { keepPrivate, makePrivate } from './private.ts';
import { STEPS, stepsAfter, versionOf } from './schema.ts';
import type { Database, Statement } from './sql.ts';
import { type Change, type CommitVerdict, readsOf, type Store, writingOf } from './store.ts';

/** Another process may be writing; a commit waits for it this long. */
const TIMEOUT = 5_000;

/**
 * How long the write-ahead log grows before it is copied into the file, in pages of 4 kB. Every table that is played has
 * a page of its own: in a long log each is copied once for many lines.
 */
const PAGES_OF_THE_LOG = 8_000;

/** The page cache in kB: a page or two for each of thousands of tables. */
const CACHE = 32_000;

const MEMORY = ':memory:';

/** A store that lasts as long as the process: for tests. Servers that share it may close it, one after another. */
export const memoryStore = (): Store => ({ ...openSqlite(MEMORY), close: async () => undefined });

export interface SqliteOptions {
  /** Reads the whole file first, and throws if it is damaged. */
  readonly isChecked?: boolean;
  /** The migrations: those of this release, unless a test makes up the next one. */
  readonly steps?: readonly string[];
}

/** A store in one file of this machine. Every commit is synced to the disk before it is answered. */
export function openSqlite(file: string, { isChecked = false, steps = STEPS }: SqliteOptions = {}): Store {
  if (file !== MEMORY) {
    makePrivate(file);
    keepPrivate(file);
  }
  const database = new DatabaseSync(file, { timeout: TIMEOUT });
  try {
    if (isChecked) check(database);
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    // Refuses what it cannot open before it touches the file.
    const missing = stepsAfter(version, steps);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    // Deleted data is overwritten in the file.
    database.exec('PRAGMA secure_delete = ON');
    database.exec(`PRAGMA wal_autocheckpoint = ${PAGES_OF_THE_LOG}; PRAGMA cache_size = -${CACHE}`);
    for (const [at, step] of missing.entries()) {
      const next = versionOf(steps) - missing.length + at + 1;
      database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${next}; COMMIT;`);
    }
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, Prepared>();
  const statement = (sql: string): Prepared => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const made = prepare(database, sql);
    prepared.set(sql, made);
    return made;
  };
  const reader: Database = {
    async rows(sql, values) {
      const { text, slots } = statement(sql);
      return text.all(...slots(values));
    },
    each: (sql, values) => Promise.all(values.map((one) => reader.rows(sql, one))),
  };

  /** Whether it changed anything. */
  function run([sql, ...values]: Statement): boolean {
    const { text, slots } = statement(sql);
    return Number(text.run(...slots(values)).changes) > 0;
  }

  function write(change: Change): boolean {
    const { claims, besides } = writingOf(change);
    const isWritten = claims.length < 2 ? claims.every(run) : together(claims);
    if (isWritten) for (const one of besides) run(one);
    return isWritten;
  }

  /** Several claims succeed or fail together, inside the transaction of the tick. */
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
        chains.record(change, !chains.isBroken(change) && write(change)),
      );
      end.run();
      return verdicts;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  /** The write-ahead log still contains deleted data, so it is copied into the file and emptied. */
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
  readonly slots: (values: readonly Value[]) => readonly Value[];
}

/** SQLite treats numbered parameters as names: each becomes a plain `?`, and its value is repeated. */
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
  if (found !== 'ok') throw new Error(`the file is damaged (${found}): restore a backup`);
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

/** Whether SQLite found that the file is damaged, or is no database at all. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && CORRUPT.includes(Number(error.errcode) & 0xff);
