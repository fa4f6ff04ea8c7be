// Servers, their database and their bus fail in every possible way while people play: is everything acknowledged still
// there, and does every table go on by itself?
import { setTimeout as sleep } from 'node:timers/promises';
import { type BusKind, type ClusterServer, openCluster, type ServerCluster } from './cluster.ts';
import { type Checked, check, type FailoverRun, isSound, setOut } from './failover-run.ts';
import { openNetwork } from './network.ts';

export const FAULTS = ['server', 'database', 'bus', 'instant', 'pause', 'partition', 'upgrade'] as const;
export type NetworkFault = (typeof FAULTS)[number];

export interface FaultFigures extends Checked {
  readonly fault: NetworkFault;
  /** Whether every table went on by itself. */
  readonly healed: boolean;
  readonly ok: boolean;
}

export interface FaultOptions {
  readonly tables: number;
  readonly seed: number;
  readonly bus: BusKind;
  /** How long a pause or a partition lasts, in seconds. */
  readonly seconds: number;
}

export async function measureFault(fault: NetworkFault, options: FaultOptions): Promise<FaultFigures> {
  const network = fault === 'partition' ? openNetwork() : null;
  const cluster = await openCluster(network === null ? 2 : 1, options.bus, {
    flags: network?.databaseFlags ?? [],
  });
  try {
    if (network !== null) {
      cluster.postgres.admit(network.subnet);
      await cluster.start(network);
    }
    const run = await setOut(() => cluster.servers, options);
    const isGoing = await run.goesOn();
    const healed =
      isGoing && (await STRIKES[fault](cluster, run, { ...options, cut: network?.cut, mend: network?.mend }));
    await run.rest();
    const checked = await check(cluster.store, run.tables);
    run.close();
    return { fault, healed, ...checked, ok: healed && isSound(checked) };
  } finally {
    await cluster.close();
    network?.close();
  }
}

interface Means extends FaultOptions {
  readonly cut: (() => void) | undefined;
  readonly mend: (() => void) | undefined;
}

type Strike = (cluster: ServerCluster, run: FailoverRun, means: Means) => Promise<boolean>;

const first = ({ servers }: ServerCluster): ClusterServer => servers[0] as ClusterServer;

const STRIKES: { readonly [F in NetworkFault]: Strike } = {
  /** A server is killed in the middle of a race: its players go on at the other. */
  async server(cluster, run) {
    await cluster.end(first(cluster), 'SIGKILL');
    const isGoing = await run.goesOn();
    await cluster.start();
    return isGoing && run.goesOn();
  },
  async database({ postgres }, run) {
    await postgres.kill();
    await sleep(1_000);
    await postgres.start();
    return run.goesOn();
  },
  /** Without a bus tables go on, only more slowly. */
  async bus({ nats }, run) {
    await nats?.kill();
    const isGoing = await run.goesOn();
    await nats?.start();
    return isGoing && run.goesOn();
  },
  /** People of one table at different servers plan at the same time, again and again. */
  async instant(_, run) {
    for (let again = 0; again < 5; again++) if (!(await run.goesOn())) return false;
    return true;
  },
  async pause(cluster, run, { seconds }) {
    const { child } = first(cluster);
    child.process.kill('SIGSTOP');
    const isGoing = await run.goesOn();
    await sleep(1_000 * seconds);
    child.process.kill('SIGCONT');
    return isGoing && run.goesOn();
  },
  /** One server does not reach the database, but can be reached itself. */
  async partition(_, run, { cut, mend, seconds }) {
    cut?.();
    await sleep(1_000 * seconds);
    mend?.();
    return run.goesOn();
  },
  /** The servers are replaced one after another. */
  async upgrade(cluster, run) {
    for (const old of [...cluster.servers]) {
      await cluster.start();
      await cluster.end(old, 'SIGTERM');
      if (!(await run.goesOn())) return false;
    }
    return true;
  },
};
