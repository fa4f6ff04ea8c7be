// A server, its store and the calm players: everything an attack needs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@race/store';
import { type PostgresServer, startPostgres } from '@race/store/testing/postgres.ts';
import type { Needs } from './attack.ts';
import { type Bystanders, openBystanders } from './bystanders.ts';
import { type Disk, openDisk } from './disk.ts';
import { type AttackTarget, fromTreeOf, startTarget, type TargetPlan } from './target.ts';

export interface AttackScene {
  readonly target: AttackTarget;
  readonly bystanders: Bystanders;
  readonly program: string;
  readonly data: string;
  readonly postgres: PostgresServer | null;
  readonly disk: Disk | null;
  readonly left: string;
  openStore(): Promise<Store>;
  close(): Promise<void>;
}

export interface ScenePlan {
  /** The main file of the server. */
  readonly program: string;
}

const BYSTANDERS = '127.0.0.9';
const TIMEOUT = 10_000;

export async function openScene({ program }: ScenePlan, needs: Needs = {}): Promise<AttackScene> {
  const closing: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const disk = needs.disk === undefined ? null : openDisk();
    const folder = disk?.folder ?? mkdtempSync(join(tmpdir(), 'race-hostile-'));
    closing.push(disk?.close ?? (() => rmSync(folder, { recursive: true, force: true })));
    // A folder that does not exist yet: the program makes it, with its store.
    const data = join(folder, 'data');
    const postgres = needs.store === undefined ? null : await startPostgres(['-c', 'fsync=off']);
    if (postgres !== null) closing.push(postgres.close);
    const database = await postgres?.newDatabase();
    const openStore = () => storeOf(program, { data, database });
    const env = { DATA: data, ...(database === undefined ? {} : { DATABASE_URL: database }), ...needs.env };
    const left = needs.earlier === undefined ? '' : await leaveAt(needs.earlier, { program, env });
    if (needs.rows !== undefined) {
      const store = await openStore();
      await needs.rows(store);
      await store.close();
    }
    const target = await startTarget({ program, env });
    closing.push(async () => void (await target.end(TIMEOUT)));
    const bystanders = await openBystanders(target.port, BYSTANDERS);
    closing.push(bystanders.close);
    return { target, bystanders, program, data, postgres, disk, left, openStore, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function leaveAt(earlier: NonNullable<Needs['earlier']>, plan: TargetPlan): Promise<string> {
  const target = await startTarget(plan);
  try {
    return await earlier({ target, address: BYSTANDERS });
  } finally {
    await target.end(TIMEOUT);
  }
}

async function storeOf(
  program: string,
  { data, database }: { readonly data: string; readonly database: string | undefined },
): Promise<Store> {
  const own: typeof import('@race/store') = await import(fromTreeOf(program, 'packages/store/index.ts'));
  return database === undefined ? own.openSqlite(join(data, 'race.sqlite')) : own.openPostgres(database);
}
