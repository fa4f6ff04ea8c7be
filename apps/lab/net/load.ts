// How much a server carries: the relays and ours, one after the other, under the same load.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, RELAY, startChild, stayOn, TABLES } from './child.ts';
import { noTally, openCrowd, type Pace, type Tally } from './crowd.ts';
import { openEcho } from './echo.ts';

export const KINDS = ['relay', 'store relay', 'server'] as const;
export type Kind = (typeof KINDS)[number];

export interface LoadFigures {
  readonly kind: Kind;
  readonly tables: number;
  /** At full load. */
  readonly moves: number;
  readonly movesPerCpuSecond: number;
  readonly bytesPerMove: number;
  readonly medianMessage: number;
  readonly refused: number;
  /** Of the acknowledgement, at about one answer a table and second. */
  readonly p50: number;
  readonly p99: number;
  readonly kilobytesPerTable: number;
  readonly rssMegabytes: number;
}

interface Guest {
  go(): void;
  close(): void;
}

const AT_ONCE = 16;
const CALM = 250;

export async function measureLoad(
  kind: Kind,
  { tables, seconds, seed, folder }: { tables: number; seconds: number; seed: number; folder?: string },
): Promise<LoadFigures> {
  const data = mkdtempSync(join(folder ?? tmpdir(), 'race-load-'));
  stayOn(1);
  const env = { DATA: data, LIMITS: 'off', WINDOW: '0', RELAY: kind === 'store relay' ? 'store' : 'file' };
  const child = await startChild(kind === 'server' ? TABLES : RELAY, env, 0);
  try {
    return await measure(kind, child, { tables, seconds, seed });
  } finally {
    await child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}

async function measure(
  kind: Kind,
  child: Child,
  { tables, seconds, seed }: { tables: number; seconds: number; seed: number },
): Promise<LoadFigures> {
  const tally = noTally();
  const pace: Pace = { pause: 'not yet' };
  const open = (nth: number): Promise<Guest> =>
    kind === 'server'
      ? openCrowd(child.port, { tally, pace, seed: seed + nth })
      : openEcho(child.port, nth, tally, pace);
  const guests: Guest[] = [await open(0)];
  const before = await child.memory();
  while (guests.length < tables) {
    const some = Math.min(AT_ONCE, tables - guests.length);
    guests.push(...(await Promise.all(Array.from({ length: some }, (_, n) => open(guests.length + n)))));
  }
  pace.pause = 0;
  for (const guest of guests) guest.go();
  await wait(seconds / 2);
  const full = await during(child, tally, seconds);
  const after = await child.memory();
  pace.pause = CALM;
  await wait(seconds / 2);
  const calm = await during(child, tally, seconds);
  pace.pause = 'not yet';
  for (const guest of guests) guest.close();
  const sizes = full.sizes.sort((a, b) => a - b);
  return {
    kind,
    tables,
    moves: full.moves,
    movesPerCpuSecond: Math.round(full.moves / full.cpu),
    bytesPerMove: Math.round(full.bytes / Math.max(1, full.moves)),
    medianMessage: sizes[sizes.length >> 1] ?? 0,
    refused: full.refused,
    p50: quantile(calm.latencies, 0.5),
    p99: quantile(calm.latencies, 0.99),
    kilobytesPerTable: round((after.heap - before.heap) / 1_000 / Math.max(1, tables - 1)),
    rssMegabytes: Math.round(after.rss / 1e6),
  };
}

async function during(child: Child, tally: Tally, seconds: number): Promise<Tally & { cpu: number }> {
  Object.assign(tally, noTally());
  const before = child.cpu();
  await wait(seconds);
  return { ...tally, cpu: child.cpu() - before };
}

const wait = (seconds: number): Promise<void> => new Promise((settle) => setTimeout(settle, seconds * 1_000));

function quantile(values: number[], part: number): number {
  const sorted = values.sort((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

const round = (value: number): number => Math.round(value * 10) / 10;
