// One server at a time uses a store in a file: it holds an SQLite lock on a file beside it, which the operating system
// releases when the process ends, however it ends.
import { DatabaseSync } from 'node:sqlite';
import { makePrivate } from './private.ts';

export interface StoreLock {
  release(): void;
}

/** SQLite's number for a locked file. */
const BUSY = 5;

/** Null where another server has it, in this process or in another. */
export function lockSqlite(file: string): StoreLock | null {
  const path = `${file}.lock`;
  makePrivate(path);
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec('PRAGMA journal_mode = OFF; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return null;
    throw error;
  }
  return { release: () => database.close() };
}
