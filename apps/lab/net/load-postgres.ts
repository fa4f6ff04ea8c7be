// The cost of a move where several servers share a database, with and without a load balancer that knows the table.
import { stayOn } from './child.ts';
import type { BusKind } from './cluster.ts';
import { type LoadPlan, openTables, roundsOf } from './load.ts';
import {
  calmTimes,
  closeGuests,
  fullRound,
  IDLE,
  type LoadTarget,
  noSums,
  type Sums,
  tenths,
} from './load-target.ts';
import { openServers, type Servers } from './servers.ts';

export const AFFINITIES = ['on', 'off'] as const;
export type Affinity = (typeof AFFINITIES)[number];

export interface ClusterRow {
  readonly processes: number;
  readonly affinity: Affinity;
  /** CPU of all servers together, in microseconds. */
  readonly serverUsPerMove: number;
  readonly databaseUsPerMove: number;
  /** Messages between the servers. */
  readonly messagesPerMove: number;
  /** Times of acknowledgement at a calm pace. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface ClusterLoadPlan extends LoadPlan {
  readonly processes: readonly number[];
  readonly affinities: readonly Affinity[];
  readonly bus: BusKind;
}

/** The tables of one kind at some servers, and the figures of their rounds. */
interface Loaded {
  readonly processes: number;
  readonly affinity: Affinity;
  readonly servers: Servers;
  readonly target: LoadTarget;
  readonly full: Sums;
  messages: number;
}

/** With a single server both are the same. */
const kindsOf = (processes: number, affinities: readonly Affinity[]): readonly Affinity[] =>
  processes === 1 ? affinities.slice(0, 1) : affinities;

/** How many targets are measured. */
export const targetsOf = ({ processes, affinities }: ClusterLoadPlan): number =>
  processes.reduce((all, count) => all + kindsOf(count, affinities).length, 0);

/** All targets are loaded in turn, round by round, so that a busy machine affects all alike. */
export async function measureClusterLoad(
  plan: ClusterLoadPlan,
  report: (what: string) => void,
): Promise<readonly ClusterRow[]> {
  stayOn(1);
  const rounds = roundsOf(plan);
  const opened: Servers[] = [];
  const all: Loaded[] = [];
  try {
    for (const processes of plan.processes) {
      const servers = await openServers({ store: 'postgres', processes, bus: plan.bus, idle: IDLE, core: 0 });
      opened.push(servers);
      for (const affinity of kindsOf(processes, plan.affinities)) {
        const name = `${processes} ${processes === 1 ? 'process' : 'processes'}, affinity ${affinity}`;
        report(`${name}: sitting down`);
        // Each process has its own compiler.
        const warm = plan.warm * processes;
        const target = await openTables(name, servers, { ...plan, warm }, affinity === 'on' && processes > 1);
        all.push({ processes, affinity, servers, target, full: noSums(), messages: 0 });
      }
    }
    for (let round = 1; round <= rounds; round++)
      for (const one of all) {
        report(`${one.target.kind}: round ${round}`);
        const before = await sent(one.servers);
        await fullRound(one.target, one.full, plan.seconds / rounds);
        one.messages += (await sent(one.servers)) - before;
      }
    const rows: ClusterRow[] = [];
    for (const one of all) {
      report(`${one.target.kind}: at ease`);
      const { p50, p99 } = await calmTimes(one.target, plan);
      const { moves, cpu, databaseCpu } = one.full;
      const row = {
        serverUsPerMove: microseconds(cpu, moves),
        databaseUsPerMove: microseconds(databaseCpu, moves),
        messagesPerMove: Math.round((100 * one.messages) / Math.max(1, moves)) / 100,
        p50Ms: p50,
        p99Ms: p99,
      };
      const { processes } = one;
      const same = processes === 1 ? plan.affinities : [one.affinity];
      rows.push(...same.map((affinity) => ({ processes, affinity, ...row })));
    }
    return rows;
  } finally {
    for (const { target } of all) closeGuests(target);
    for (const servers of opened) await servers.close();
  }
}

const sent = async (servers: Servers): Promise<number> => (await servers.memory()).sent ?? 0;

export const microseconds = (seconds: number, moves: number): number =>
  tenths((1e6 * seconds) / Math.max(1, moves));
