// Kills servers and their database again and again while people play: is every acknowledged answer still there?
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFrom, fast } from '@race/kernel';
import { type BusKind, type ClusterServer, openCluster, type ServerCluster } from './cluster.ts';
import type { FailoverClient } from './failover-client.ts';
import { type Checked, check, setOut } from './failover-run.ts';

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
  report: (done: number) => void,
): Promise<ClusterKillFigures> {
  const { kills, databaseKills, seed, bus } = options;
  const chance = fast(seed, 5);
  const cluster = await openCluster(2, bus);
  const tables = new Map<string, readonly FailoverClient[]>();
  const begin = async () => {
    const run = await setOut(() => cluster.servers, { ...options, seed: seed + 1_000 * tables.size });
    for (const [table, people] of run.tables) tables.set(table, people);
    return run;
  };
  try {
    let run = await begin();
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
      healed = (await run.goesOn()) && healed;
      report(done);
      if (!run.players.every((player) => player.isOver())) continue;
      run.close();
      run = await begin();
    }
    await run.rest();
    const checked = await check(cluster.store, tables);
    run.close();
    return { kills, databaseKills, healed, ...checked };
  } finally {
    await cluster.close();
  }
}

async function killDatabase({ postgres }: ServerCluster): Promise<void> {
  await postgres.kill();
  await postgres.start();
}

async function killServer(cluster: ServerCluster, server: ClusterServer): Promise<void> {
  await cluster.end(server, 'SIGKILL');
  await cluster.start();
}
