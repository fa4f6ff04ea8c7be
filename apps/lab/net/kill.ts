// Kills a server again and again while people play: is every acknowledged answer still there?

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFrom, fast } from '@race/kernel';
import { openSqlite } from '@race/store';
import { LAB_SERVER, startChild } from './child.ts';
import { compare as compareTable } from './failover-run.ts';
import { type Acknowledged, openTableClients, type TableClients } from './table-clients.ts';
import { type LoadPace, noTally } from './tally.ts';

export interface KillFigures {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged answers that are missing. */
  readonly lost: number;
  /** Acknowledged answers that are stored differently. */
  readonly changed: number;
}

const TABLES_AT_ONCE = 8;
/** Milliseconds of play before a kill: from the first answers to well into the race. */
const SOONEST = 20;
const LATEST = 400;
/** Danger windows stay open for a while, so that some kills meet a held answer. */
const A_WINDOW = '60';

export async function measureKills(
  kills: number,
  seed: number,
  report: (done: number) => void,
): Promise<KillFigures> {
  const data = mkdtempSync(join(tmpdir(), 'race-kill-'));
  const chance = fast(seed, 3);
  const moments = Array.from({ length: 96 }, (_, n) => SOONEST + Math.round((n * (LATEST - SOONEST)) / 95));
  const told = new Map<string, Acknowledged[]>();
  const sums = { acknowledged: 0, lost: 0, changed: 0 };
  let tables: Pick<TableClients, 'table' | 'tokens'>[] = [];
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const child = await startChild(LAB_SERVER, { DATA: data, LIMITS: 'off', WINDOW: A_WINDOW });
      const pace: LoadPace = { pause: 0 };
      const clientTables = await Promise.all(
        Array.from({ length: TABLES_AT_ONCE }, (_, n) =>
          openTableClients(child.port, {
            tally: noTally(),
            pace,
            seed: seed + 100 * kill + n,
            ...(tables[n] === undefined ? {} : { back: tables[n] }),
          }),
        ),
      );
      await sleep(chooseFrom(chance, moments));
      await child.kill('SIGKILL');
      // Messages on their way still come in.
      await sleep(30);
      pace.pause = 'not yet';
      for (const { table, acknowledged } of clientTables) {
        told.set(table, [...(told.get(table) ?? []), ...acknowledged]);
        sums.acknowledged += acknowledged.length;
      }
      for (const clients of clientTables) clients.close();
      await compare(data, told, sums);
      tables = clientTables.map(({ table, tokens, isOver }) =>
        isOver() ? undefined : { table, tokens },
      ) as typeof tables;
      report(kill);
    }
    return { kills, ...sums };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Checks every acknowledged answer in the store. */
async function compare(
  data: string,
  told: Map<string, Acknowledged[]>,
  sums: { lost: number; changed: number },
): Promise<void> {
  const store = openSqlite(join(data, 'race.sqlite'));
  for (const [table, answers] of told) {
    const { lost, changed } = await compareTable(store, table, answers);
    sums.lost += lost;
    sums.changed += changed;
    // Lines are never rewritten: only new ones have to be compared, and the last ones before.
    told.set(table, answers.slice(-50));
  }
  await store.close();
}
