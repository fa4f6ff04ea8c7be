// Servers and their database killed again and again while people play: is every answer still there that was acknowledged?
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFrom, fast } from '@race/kernel';
import { type BusKind, type Cluster, type ClusterServer, openCluster } from './cluster.ts';
import { type Checked, check, setOut } from './journey.ts';
import type { Traveller } from './traveller.ts';

export interface ClusterKillFigures extends Checked {
  readonly kills: number;
  readonly databaseKills: number;
  readonly healed: boolean;
}

export interface ClusterKills {
  readonly kills: number;
  readonly databaseKills: number;
  readonly seed: number;
  readonly bus: BusKind;
  readonly tables: number;
}

/** Milliseconds of play before a kill. */
const MOMENTS = Array.from({ length: 50 }, (_, n) => 20 + 20 * n);

export async function measureClusterKills(
  options: ClusterKills,
  said: (done: number) => void,
): Promise<ClusterKillFigures> {
  const { kills, databaseKills, seed, bus } = options;
  const chance = fast(seed, 5);
  const cluster = await openCluster(2, bus);
  const tables = new Map<string, readonly Traveller[]>();
  const begin = async () => {
    const journey = await setOut(() => cluster.servers, { ...options, seed: seed + 1_000 * tables.size });
    for (const [table, people] of journey.tables) tables.set(table, people);
    return journey;
  };
  try {
    let journey = await begin();
    const victims: ('server' | 'database')[] = [
      ...Array(kills).fill('server'),
      ...Array(databaseKills).fill('database'),
    ];
    let healed = true;
    for (let done = 1; victims.length > 0; done++) {
      await sleep(chooseFrom(chance, MOMENTS));
      const victim = chooseFrom(chance, victims);
      victims.splice(victims.indexOf(victim), 1);
      if (victim === 'database') await killDatabase(cluster);
      else await killServer(cluster, chooseFrom(chance, cluster.servers));
      healed = (await journey.goesOn()) && healed;
      said(done);
      if (!journey.players.every((player) => player.isOver())) continue;
      journey.close();
      journey = await begin();
    }
    await journey.rest();
    const checked = await check(cluster.store, tables);
    journey.close();
    return { kills, databaseKills, healed, ...checked };
  } finally {
    await cluster.close();
  }
}

async function killDatabase({ postgres }: Cluster): Promise<void> {
  await postgres.kill();
  await postgres.start();
}

async function killServer(cluster: Cluster, server: ClusterServer): Promise<void> {
  await cluster.end(server, 'SIGKILL');
  await cluster.start();
}
