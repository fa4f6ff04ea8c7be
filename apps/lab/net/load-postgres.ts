// The capacity of servers: one with a file, one with a database, and several with it, under the same load.
import { stayOn } from './child.ts';
import type { BusKind } from './cluster.ts';
import { type LoadPlan, openTables, roundsOf } from './load.ts';
import {
  closeLoadTarget,
  figuresOf,
  fullRound,
  IDLE,
  type LoadTarget,
  noSums,
  type Sums,
  type TargetFigures,
  tenths,
} from './load-target.ts';
import { openServers, type ServersPlan } from './servers.ts';

export interface ClusterFigures extends TargetFigures {
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
  const all: { readonly target: LoadTarget; readonly full: Sums }[] = [];
  try {
    for (const [name, servers] of targetsOf(plan)) {
      said(`${name}: sitting down`);
      all.push({ target: await openTables(name, await openServers(servers), plan), full: noSums() });
    }
    for (let round = 1; round <= rounds; round++)
      for (const { target, full } of all) {
        said(`${target.kind}: round ${round}`);
        await fullRound(target, full, plan.seconds / rounds);
      }
    const figures: ClusterFigures[] = [];
    for (const { target, full } of all) {
      said(`${target.kind}: at ease`);
      const cpuPerMove = microseconds(full.cpu, full.moves);
      const databaseCpuPerMove = microseconds(full.databaseCpu, full.moves);
      figures.push({ ...(await figuresOf(target, full, plan)), cpuPerMove, databaseCpuPerMove });
    }
    return figures;
  } finally {
    for (const { target } of all) await closeLoadTarget(target);
  }
}

export const microseconds = (seconds: number, moves: number): number =>
  tenths((1e6 * seconds) / Math.max(1, moves));

function targetsOf({
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
