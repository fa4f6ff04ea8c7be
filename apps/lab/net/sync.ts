// A kill does not prove a sync, since the kernel keeps what a dead process wrote. So this looks at the system calls:
// no acknowledgement may be sent between a write to the store and the sync that covers it.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LAB_SERVER, startChild } from './child.ts';
import { openTableClients } from './table-clients.ts';
import { type LoadPace, noTally } from './tally.ts';

export interface SyncFigures {
  readonly acknowledgements: number;
  readonly writes: number;
  readonly syncs: number;
  /** Acknowledgements that were sent before their data was synced. */
  readonly early: number;
}

const CALLS = 'trace=pwrite64,pwritev,write,writev,sendto,sendmsg,fsync,fdatasync';
const TABLES_AT_ONCE = 3;

export async function traceSyncs(answers: number): Promise<SyncFigures> {
  const data = mkdtempSync(join(tmpdir(), 'race-sync-'));
  const trace = join(data, 'trace');
  const under = ['strace', '-f', '-y', '-s', '4000', '-e', CALLS, '-o', trace];
  const child = await startChild(LAB_SERVER, { DATA: data, LIMITS: 'off', WINDOW: '0' }, { under });
  try {
    const tally = noTally();
    const pace: LoadPace = { pause: 0 };
    const clientTables = await Promise.all(
      Array.from({ length: TABLES_AT_ONCE }, (_, n) =>
        openTableClients(child.port, { tally, pace, seed: n + 1 }),
      ),
    );
    while (tally.moves < answers && !clientTables.every((clients) => clients.isOver())) await sleep(20);
    pace.pause = 'not yet';
    await sleep(200);
    for (const clients of clientTables) clients.close();
    return readTrace(readFileSync(trace, 'utf8'));
  } finally {
    await child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

const WRITES_STORE = /\b(pwrite64|pwritev|write)\(\d+<[^>]*\.sqlite(-wal)?>/;
const SYNCS_STORE = /\b(fsync|fdatasync)\(\d+<[^>]*\.sqlite(-wal)?>/;
/** A beat or an own message with the id of the request it answers. */
const ACKNOWLEDGES = /\b(write|writev|sendto|sendmsg)\(.*\\"type\\":\\"(beat|own)\\".*\\"id\\":\d+\}/;

export function readTrace(text: string): SyncFigures {
  const figures = { acknowledgements: 0, writes: 0, syncs: 0, early: 0 };
  let isDirty = false;
  for (const line of text.split('\n')) {
    if (WRITES_STORE.test(line)) {
      figures.writes += 1;
      isDirty = true;
    } else if (SYNCS_STORE.test(line)) {
      figures.syncs += 1;
      isDirty = false;
    } else if (ACKNOWLEDGES.test(line)) {
      figures.acknowledgements += 1;
      if (isDirty) figures.early += 1;
    }
  }
  return figures;
}
