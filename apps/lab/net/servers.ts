// Servers to be measured: one with a file, or several with a database and a bus.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sum } from '@race/kernel/sum.ts';
import { type Child, type Counts, LAB_SERVER, type Memory, startChild } from './child.ts';
import { type BusKind, openCluster } from './cluster.ts';

export const STORES = ['sqlite', 'postgres'] as const;

export interface ServersPlan {
  readonly store: (typeof STORES)[number];
  readonly processes: number;
  readonly bus: BusKind;
  /** Seconds that a table without members is kept. */
  readonly idle: number;
  /** The core of all of them; any core if it is missing. */
  readonly core: number | null;
}

export interface Servers {
  readonly ports: readonly [number, ...number[]];
  /** CPU seconds of all of them together. */
  cpu(): number;
  /** CPU seconds of the database. */
  databaseCpu(): number;
  /** Memory of all of them together; the largest delay of an event loop. */
  memory(): Promise<Memory>;
  /** Of all of them together. */
  counts(): Promise<Counts>;
  close(): Promise<void>;
}

export async function openServers(plan: ServersPlan): Promise<Servers> {
  const { store, processes, bus, core } = plan;
  const env = { LIMITS: 'off', WINDOW: '0', IDLE: String(1_000 * plan.idle) };
  if (store === 'sqlite') return openAlone(LAB_SERVER, env, core);
  const cluster = await openCluster(processes, bus, { env, core });
  return {
    ...together(cluster.servers.map(({ child }) => child)),
    databaseCpu: () => cluster.postgres.cpu(),
    close: () => cluster.close(),
  };
}

/** One process with its own folder. */
export async function openAlone(
  program: string,
  env: { readonly [name: string]: string },
  core: number | null,
): Promise<Servers> {
  const data = mkdtempSync(join(tmpdir(), 'race-load-'));
  const child = await startChild(program, { DATA: data, ...env }, { core });
  return {
    ...together([child]),
    databaseCpu: () => 0,
    async close() {
      await child.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function together(children: readonly Child[]): Pick<Servers, 'ports' | 'cpu' | 'memory' | 'counts'> {
  const [first, ...others] = children.map(({ port }) => port);
  if (first === undefined) throw new Error('no server was started');
  return {
    ports: [first, ...others],
    cpu: () => sum(children.map((child) => child.cpu())),
    async memory() {
      const all = await Promise.all(children.map((child) => child.memory()));
      return {
        heap: sum(all.map(({ heap }) => heap)),
        rss: sum(all.map(({ rss }) => rss)),
        rooms: sum(all.map(({ rooms }) => rooms)),
        young: sum(all.map(({ young = 0 }) => young)),
        late: Math.max(...all.map(({ late = 0 }) => late)),
      };
    },
    async counts() {
      const all = await Promise.all(children.map((child) => child.counts()));
      return {
        sent: sum(all.map(({ sent }) => sent)),
        transactions: sum(all.map((one) => one.transactions)),
      };
    },
  };
}
