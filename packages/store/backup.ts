// A store in a file, copied while a server writes to it; and whether a file is such a store, whole.
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { makePrivate } from './private.ts';
import { STEPS } from './schema.ts';

/** All pages in one step: SQLite begins anew whenever somebody has written between two. */
const ALL_PAGES = 0x7fffffff;
/** Whoever opens a store that was not closed puts it in order first; another process may be at it. */
const TIMEOUT = 5_000;

/**
 * Copies the store as it is at one moment, to a file that is there whole or not at all. Whoever writes meanwhile does
 * not wait: what they write is not in it.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const part = `${to}.part`;
  rmSync(part, { force: true });
  makePrivate(part);
  // Not for reading alone: whoever closes last tidies up, and only who may write can.
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

/** A name that is not on the disk yet is lost with the power. */
function sync(file: string): void {
  const opened = openSync(file, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/** What is wrong with a file as a store; null where nothing is. It is only read. */
export function faultOfSqlite(file: string): string | null {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (version < 1) return 'it is no store of this program';
    if (version > STEPS.length) return 'it is of a later release';
    const check = String(database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check);
    return check === 'ok' ? null : check;
  } catch (error) {
    return error instanceof Error ? error.message : 'it cannot be read';
  } finally {
    database?.close();
  }
}
