// How much servers carry past one machine: one with a file, one with a database, and some with it, under the same load.
import { stayOn } from './child.ts';
import type { BusKind } from './cluster.ts';
import { type LoadPlan, openTables, roundsOf } from './load.ts';
import { openServers, type ServersPlan } from './servers.ts';
import {
  closeSite,
  figuresOf,
  fullRound,
  IDLE,
  noSums,
  type Site,
  type SiteFigures,
  type Sums,
  tenths,
} from './site.ts';

export interface ClusterFigures extends SiteFigures {
  /** Of the servers, in microseconds. */
  readonly cpuPerMove: number;
  /** Of the database and its processes, in microseconds. */
  readonly databaseCpuPerMove: number;
}

export async function measureClusterLoad(
  plan: LoadPlan & { readonly processes: number; readonly bus: BusKind },
  said: (what: string) => void,
): Promise<readonly ClusterFigures[]> {
  stayOn(1);
  const rounds = roundsOf(plan);
  const all: { readonly site: Site; readonly full: Sums }[] = [];
  try {
    for (const [name, servers] of sitesOf(plan)) {
      said(`${name}: sitting down`);
      all.push({ site: await openTables(name, await openServers(servers), plan), full: noSums() });
    }
    for (let round = 1; round <= rounds; round++)
      for (const { site, full } of all) {
        said(`${site.kind}: round ${round}`);
        await fullRound(site, full, plan.seconds / rounds);
      }
    const figures: ClusterFigures[] = [];
    for (const { site, full } of all) {
      said(`${site.kind}: at ease`);
      const cpuPerMove = microseconds(full.cpu, full.moves);
      const databaseCpuPerMove = microseconds(full.databaseCpu, full.moves);
      figures.push({ ...(await figuresOf(site, full, plan)), cpuPerMove, databaseCpuPerMove });
    }
    return figures;
  } finally {
    for (const { site } of all) await closeSite(site);
  }
}

export const microseconds = (seconds: number, moves: number): number =>
  tenths((1e6 * seconds) / Math.max(1, moves));

function sitesOf({
  processes,
  bus,
}: {
  readonly processes: number;
  readonly bus: BusKind;
}): readonly (readonly [string, ServersPlan])[] {
  const plan = { bus, idle: IDLE, core: 0 };
  const some = processes === 1 ? [] : [processes];
  return [
    ['SQLite, 1 process', { ...plan, store: 'sqlite', processes: 1 }],
    ...[1, ...some].map(
      (count) =>
        [
          `PostgreSQL, ${bus}, ${count} ${count === 1 ? 'process' : 'processes'}`,
          { ...plan, store: 'postgres', processes: count },
        ] as const,
    ),
  ];
}
