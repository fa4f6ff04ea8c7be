// The store and the way to other processes, as the environment says.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openPostgres, openSqlite, type Store } from '@race/store';
import { type Bus, makeBus } from './bus/bus.ts';
import { openWire } from './bus/open.ts';
import type { Config } from './config.ts';

type Opened =
  | { readonly ok: true; readonly store: Store; readonly bus: Bus | null }
  | { readonly ok: false; readonly fault: string };

/** Whoever has a database of many may not be alone at it. */
export async function openStore(config: Config, failed: (error: unknown) => void): Promise<Opened> {
  const { database, data } = config;
  try {
    if (database === null) return { ok: true, store: openSqlite(join(data, 'race.sqlite')), bus: null };
    const store = await openPostgres(database);
    return { ok: true, store, bus: makeBus(openWire(config.bus ?? database, failed), randomUUID()) };
  } catch (error) {
    const place = database === null ? `The store in ${data}` : 'The database of DATABASE_URL';
    return { ok: false, fault: `${place} cannot be opened: ${reasonOf(error)}` };
  }
}

/** What a server says of itself; addresses with their passwords are not in it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === '' && 'code' in error ? String(error.code) : error.message;
}
