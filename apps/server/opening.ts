// Opens the store and the bus that the environment names.
import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { lockSqlite, openPostgres, openSqlite, type Store } from '@race/store';
import { type Bus, makeBus } from './bus/bus.ts';
import { openWire } from './bus/open.ts';
import { sealIn } from './bus/seal.ts';
import type { Config } from './config.ts';

type Opened =
  | { readonly ok: true; readonly store: Store; readonly bus: Bus | null }
  | { readonly ok: false; readonly fault: string };

/** A PostgreSQL database may have several processes, so it comes with a bus. */
export async function openStore(config: Config, failed: (error: unknown) => void): Promise<Opened> {
  const { database, data } = config;
  try {
    if (database === null) return openFile(config);
    const store = await openPostgres(database);
    const wire = openWire(config.bus ?? database, failed);
    return { ok: true, store, bus: makeBus(wire, randomUUID(), await sealIn(store)) };
  } catch (error) {
    const place = database === null ? `The store in ${data}` : 'The database of DATABASE_URL';
    return no(`${place} cannot be opened: ${reasonOf(error)}`);
  }
}

const no = (fault: string): Opened => ({ ok: false, fault });

function openFile(config: Config): Opened {
  const { data } = config;
  const file = join(data, 'race.sqlite');
  const missing = whyMissing(config, file);
  if (missing !== null) return no(`${missing} ${HOW_TO_START_ANEW}`);
  const lock = lockSqlite(file);
  if (lock === null)
    return no(`Another server is using the store in ${data}. Stop it first, or set DATA to another folder.`);
  try {
    const store = openSqlite(file, { isChecked: true });
    const close = async (): Promise<void> => {
      await store.close();
      lock.release();
    };
    return { ok: true, store: { ...store, close }, bus: null };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const HOW_TO_START_ANEW =
  'If you want to start with an empty store there, start once with --new-store or NEW_STORE=1.';

/** Endings of files that a server or SQLite leaves beside a store. */
const BESIDE = ['-wal', '.lock'];

/**
 * Why a missing store is probably a mistake. With an empty store all accounts would be gone, so the host has to confirm it.
 * Only the default folder on a fresh machine needs no confirmation.
 */
function whyMissing({ data, isDataNamed, isNewStore }: Config, file: string): string | null {
  if (isNewStore) return null;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found !== undefined) return found.size === 0 ? `The store ${file} is an empty file.` : null;
  if (isDataNamed && !existsSync(data)) return `There is no folder ${data}: is DATA spelled right?`;
  if (isDataNamed) return `There is no store in ${data}: is DATA spelled right, and its disk mounted?`;
  const trace = BESIDE.find((end) => existsSync(file + end));
  return trace === undefined ? null : `The store ${file} is gone, but ${file}${trace} is still there.`;
}

/** The message of a database error. It contains no address or password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}
