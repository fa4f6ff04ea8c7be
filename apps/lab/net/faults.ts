// Servers, their database and their bus fail in every way they can while people play: is everything still there that was
// acknowledged, and does every table go on by itself?
import { setTimeout as sleep } from 'node:timers/promises';
import { type BusKind, type Cluster, type ClusterServer, openCluster } from './cluster.ts';
import { type Checked, check, isSound, type Journey, setOut } from './journey.ts';
import { openNetwork } from './network.ts';

export const FAULTS = ['server', 'database', 'bus', 'instant', 'pause', 'partition', 'upgrade'] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultFigures extends Checked {
  readonly fault: Fault;
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

export async function measureFault(fault: Fault, options: FaultOptions): Promise<FaultFigures> {
  const network = fault === 'partition' ? openNetwork() : null;
  const cluster = await openCluster(network === null ? 2 : 1, options.bus, {
    flags: network?.databaseFlags ?? [],
  });
  try {
    if (network !== null) {
      cluster.postgres.admit(network.subnet);
      await cluster.start(network);
    }
    const journey = await setOut(() => cluster.servers, options);
    const isGoing = await journey.goesOn();
    const healed =
      isGoing &&
      (await STRIKES[fault](cluster, journey, { ...options, cut: network?.cut, mend: network?.mend }));
    await journey.rest();
    const checked = await check(cluster.store, journey.tables);
    journey.close();
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

type Strike = (cluster: Cluster, journey: Journey, means: Means) => Promise<boolean>;

const first = ({ servers }: Cluster): ClusterServer => servers[0] as ClusterServer;

const STRIKES: { readonly [F in Fault]: Strike } = {
  /** Killed in the middle of a race: its players go on at the other. */
  async server(cluster, journey) {
    await cluster.end(first(cluster), 'SIGKILL');
    const isGoing = await journey.goesOn();
    await cluster.start();
    return isGoing && journey.goesOn();
  },
  async database({ postgres }, journey) {
    await postgres.kill();
    await sleep(1_000);
    await postgres.start();
    return journey.goesOn();
  },
  /** Without a bus tables go on, only more slowly. */
  async bus({ nats }, journey) {
    await nats?.kill();
    const isGoing = await journey.goesOn();
    await nats?.start();
    return isGoing && journey.goesOn();
  },
  /** People at one table who are at different servers plan at the same instant, again and again. */
  async instant(_, journey) {
    for (let again = 0; again < 5; again++) if (!(await journey.goesOn())) return false;
    return true;
  },
  async pause(cluster, journey, { seconds }) {
    const { child } = first(cluster);
    child.process.kill('SIGSTOP');
    const isGoing = await journey.goesOn();
    await sleep(1_000 * seconds);
    child.process.kill('SIGCONT');
    return isGoing && journey.goesOn();
  },
  /** One server does not reach the database; it is still reached itself. */
  async partition(_, journey, { cut, mend, seconds }) {
    cut?.();
    await sleep(1_000 * seconds);
    mend?.();
    return journey.goesOn();
  },
  /** One after another gives way to a new one. */
  async upgrade(cluster, journey) {
    for (const old of [...cluster.servers]) {
      await cluster.start();
      await cluster.end(old, 'SIGTERM');
      if (!(await journey.goesOn())) return false;
    }
    return true;
  },
};
