// The cost of a move where several servers share a database, with and without a load balancer that knows the table.
import { stayOn } from './child.ts';
import type { BusKind } from './cluster.ts';
import { type LoadPlan, openTables, roundsOf } from './load.ts';
import {
  calmTimes,
  closeLoadTarget,
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
  /** That were counted. */
  readonly moves: number;
  /** CPU of all servers together, in microseconds. */
  readonly serverUsPerMove: number;
  readonly databaseUsPerMove: number;
  /** Messages between the servers. */
  readonly messagesPerMove: number;
  /** A transaction costs the same whatever it holds, so few moves in each are dear. */
  readonly movesPerTransaction: number;
  /** Times of acknowledgement at a calm pace. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface ClusterLoadPlan extends Omit<LoadPlan, 'warm'> {
  /** The moves that each process makes before anything is counted: each has its own compiler. */
  readonly warmMoves: number;
  /** Whether `tables` is the number for all processes together, or for each. */
  readonly isPerProcess: boolean;
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
  sent: number;
  transactions: number;
}

/** With a single server both are the same. */
const kindsOf = (processes: number, affinities: readonly Affinity[]): readonly Affinity[] =>
  processes === 1 ? affinities.slice(0, 1) : affinities;

/** How many targets are measured. */
export const targetsOf = ({ processes, affinities }: ClusterLoadPlan): number =>
  processes.reduce((all, count) => all + kindsOf(count, affinities).length, 0);

/**
 * Each target has its own servers, database and bus, so that it pays for nobody else's tables. All are loaded in turn, round by
 * round, so that a busy machine affects all alike.
 */
export async function measureClusterLoad(
  plan: ClusterLoadPlan,
  report: (what: string) => void,
): Promise<readonly ClusterRow[]> {
  stayOn(1);
  const rounds = roundsOf(plan);
  const all: Loaded[] = [];
  try {
    for (const processes of plan.processes)
      for (const affinity of kindsOf(processes, plan.affinities)) {
        const name = `${processes} ${processes === 1 ? 'process' : 'processes'}, affinity ${affinity}`;
        report(`${name}: sitting down`);
        all.push(await openCount(plan, { processes, affinity, name }));
      }
    for (let round = 1; round <= rounds; round++)
      for (const one of all) {
        report(`${one.target.kind}: round ${round}`);
        const before = await one.servers.counts();
        await fullRound(one.target, one.full, plan.seconds / rounds);
        const after = await one.servers.counts();
        one.sent += after.sent - before.sent;
        one.transactions += after.transactions - before.transactions;
      }
    const rows: ClusterRow[] = [];
    for (const one of all) {
      report(`${one.target.kind}: at ease`);
      const { p50, p99 } = await calmTimes(one.target, plan);
      const { moves, cpu, databaseCpu } = one.full;
      const row = {
        moves,
        serverUsPerMove: microseconds(cpu, moves),
        databaseUsPerMove: microseconds(databaseCpu, moves),
        messagesPerMove: Math.round((100 * one.sent) / Math.max(1, moves)) / 100,
        movesPerTransaction: tenths(moves / Math.max(1, one.transactions)),
        p50Ms: p50,
        p99Ms: p99,
      };
      const { processes } = one;
      const same = processes === 1 ? plan.affinities : [one.affinity];
      rows.push(...same.map((affinity) => ({ processes, affinity, ...row })));
    }
    return rows;
  } finally {
    for (const { target } of all) await closeLoadTarget(target);
  }
}

async function openCount(
  { warmMoves, isPerProcess, ...plan }: ClusterLoadPlan,
  {
    processes,
    affinity,
    name,
  }: { readonly processes: number; readonly affinity: Affinity; readonly name: string },
): Promise<Loaded> {
  const servers = await openServers({ store: 'postgres', processes, bus: plan.bus, idle: IDLE, core: 0 });
  const tables = isPerProcess ? plan.tables * processes : plan.tables;
  const warming = { moves: warmMoves * processes };
  try {
    const how = { affinity: affinity === 'on' && processes > 1, warming };
    const target = await openTables(name, servers, { ...plan, tables, warm: 0 }, how);
    return { processes, affinity, servers, target, full: noSums(), sent: 0, transactions: 0 };
  } catch (error) {
    await servers.close();
    throw error;
  }
}

export const microseconds = (seconds: number, moves: number): number =>
  tenths((1e6 * seconds) / Math.max(1, moves));
