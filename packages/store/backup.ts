// Copies a store in a file while a server writes to it, and checks whether a file is a complete store.
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { makePrivate } from './private.ts';
import { faultOfVersion } from './schema.ts';

/** All pages in one step: SQLite would start again after every write between two steps. */
const ALL_PAGES = 0x7fffffff;
/** Opening a store that was not closed recovers it first; another process may be doing so. */
const TIMEOUT = 5_000;

/**
 * Copies the store as of one moment to a file, whole or not at all. Writers do not wait; their changes are not in the
 * copy.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  makePrivate(part);
  // Not read-only: the last connection to close cleans up, and needs to write for that.
  const source = new DatabaseSync(from, { timeout: TIMEOUT });
  try {
    await backup(source, part, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  // One file, which can be read without anything beside it.
  const copy = new DatabaseSync(part);
  copy.exec('PRAGMA journal_mode = DELETE');
  copy.close();
  sync(part);
  renameSync(part, to);
  sync(dirname(to));
}

/** Syncs the folder, or the name of a new file could be lost in a power cut. */
function sync(file: string): void {
  const opened = openSync(file, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/** Why a file is no valid store; null where it is one. It is only read. */
export function faultOfSqlite(file: string): string | null {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (version < 1) return 'it is no store of this program';
    const fault = faultOfVersion(version);
    if (fault !== null) return fault;
    const check = String(database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check);
    return check === 'ok' ? null : check;
  } catch (error) {
    return error instanceof Error ? error.message : 'it cannot be read';
  } finally {
    database?.close();
  }
}
