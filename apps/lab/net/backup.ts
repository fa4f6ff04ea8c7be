// Copies a store, and replays the copy.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { copySqlite, faultOfSqlite, openSqlite } from '@race/store';
import { UsageFault } from '../cli/fault.ts';
import { type StoreFigures, verifyStore } from './verify-store.ts';

const NAME = 'race.sqlite';
/** The files that SQLite leaves beside an open store. */
const BESIDE = ['-wal', '-shm', '-journal'];

/** Copies the store of a folder to a file, whether a server is running there or not. */
export async function backUp(data: string, to: string): Promise<StoreFigures> {
  const from = join(data, NAME);
  if (!existsSync(from)) throw new UsageFault(`there is no store ${from}`);
  if (existsSync(to)) throw new UsageFault(`${to} already exists: a backup never overwrites a file`);
  mkdirSync(dirname(to), { recursive: true });
  await copySqlite(from, to);
  return checked(to);
}

/** Puts a backup in place as the store of a server. Existing files are not touched. */
export async function restore(from: string, data: string): Promise<StoreFigures> {
  if (!existsSync(from)) throw new UsageFault(`there is no file ${from}`);
  const to = join(data, NAME);
  const found = [to, ...BESIDE.map((end) => to + end)].find((file) => existsSync(file));
  if (found !== undefined)
    throw new UsageFault(`${found} already exists: stop the server and move it away first`);
  const figures = await checked(from);
  if (figures.differences.length > 0) return figures;
  mkdirSync(data, { recursive: true });
  await copySqlite(from, to);
  return figures;
}

/** Replays every game of a store, on a copy, since opening a store of an earlier release migrates it. */
async function checked(file: string): Promise<StoreFigures> {
  const fault = faultOfSqlite(file);
  if (fault !== null) throw new UsageFault(`${file} cannot be used: ${fault}`);
  const folder = mkdtempSync(join(tmpdir(), 'race-backup-'));
  try {
    copyFileSync(file, join(folder, NAME));
    const store = openSqlite(join(folder, NAME));
    const figures = await verifyStore(store, () => undefined);
    await store.close();
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
