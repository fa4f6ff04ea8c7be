// How much a server carries: the relays and ours, one after the other, under the same load.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, RELAY, startChild, stayOn, TABLES } from './child.ts';
import { openCrowd } from './crowd.ts';
import { openEcho } from './echo.ts';
import { noTally, type Pace, type Tally } from './tally.ts';

export const KINDS = ['relay', 'store relay', 'server'] as const;
export type Kind = (typeof KINDS)[number];

export interface LoadFigures {
  readonly kind: Kind;
  readonly tables: number;
  /** At full load. */
  readonly moves: number;
  readonly movesPerCpuSecond: number;
  /** The same where the players of a relay take as long to answer as those of the server, who think. */
  readonly movesPerCpuSecondAtThatPace: number;
  readonly framesPerMove: number;
  readonly bytesPerMove: number;
  readonly medianMessage: number;
  readonly refused: number;
  /** Of the acknowledgement, at about one answer a table and second. */
  readonly p50: number;
  readonly p99: number;
  readonly kilobytesPerTable: number;
  readonly rssMegabytes: number;
}

/** What the server holds before everybody leaves, and a while after. */
export interface Unloaded {
  readonly before: Held;
  readonly after: Held;
}

interface Held {
  readonly rooms: number;
  readonly heapMegabytes: number;
}

interface Guest {
  go(): void;
  close(): void;
}

/** A server with its crowd. */
interface Site {
  readonly kind: Kind;
  readonly child: Child;
  readonly data: string;
  readonly tally: Tally;
  readonly pace: Pace;
  readonly guests: Guest[];
  readonly full: Sums;
  readonly asThinking: Sums;
}

interface Sums {
  moves: number;
  frames: number;
  bytes: number;
  refused: number;
  cpu: number;
  /** Seconds the players worked. */
  players: number;
  readonly sizes: number[];
}

const noSums = (): Sums => ({ moves: 0, frames: 0, bytes: 0, refused: 0, cpu: 0, players: 0, sizes: [] });

const AT_ONCE = 16;
const CALM = 250;
const ROUNDS = 3;
const A_BREATH = 0.4;
const A_LOOK = 0.1;
/** Looks for each second that is to be worked, before a machine is taken to be too busy for it. */
const LONGEST = 20;
/** How long the server keeps a table that nobody looks at, here: not as long as usual. */
const IDLE = 1;

export interface LoadPlan {
  readonly tables: number;
  /** Seconds of the server's own time: on a busy machine they take longer, and measure the same. */
  readonly seconds: number;
  readonly seed: number;
  /** Seconds of its own time before anything is counted, for what a process compiles while it runs. */
  readonly warm: number;
}

/** All sites stand side by side and are loaded in turn, round by round, so that a busy machine is busy for all. */
export async function measureLoad(
  plan: LoadPlan,
  said: (what: string) => void,
): Promise<{ readonly figures: readonly LoadFigures[]; readonly unloaded: Unloaded }> {
  stayOn(1);
  const rounds = Math.min(ROUNDS, plan.seconds);
  const sites: Site[] = [];
  try {
    for (const kind of KINDS) {
      said(`${kind}: sitting down`);
      sites.push(await openSite(kind, plan));
    }
    for (let round = 1; round <= rounds; round++)
      for (const site of sites) {
        said(`${site.kind}: round ${round}`);
        await fullRound(site, site.full, plan.seconds / rounds);
      }
    const server = siteOf('server', sites);
    for (let round = 1; round <= rounds; round++)
      for (const site of sites) {
        said(`${site.kind}: round ${round} at the server's pace`);
        site.pace.thought = Math.max(0, 1_000 * (playersPerMove(server) - playersPerMove(site)));
        await fullRound(site, site.asThinking, plan.seconds / rounds);
        site.pace.thought = 0;
      }
    const figures: LoadFigures[] = [];
    for (const site of sites) {
      said(`${site.kind}: at ease`);
      figures.push(await figuresOf(site, plan));
    }
    said('everybody leaves');
    return { figures, unloaded: await unload(server) };
  } finally {
    for (const { guests, child, data } of sites) {
      for (const guest of guests) guest.close();
      await child.kill('SIGKILL');
      rmSync(data, { recursive: true, force: true });
    }
  }
}

function siteOf(kind: Kind, sites: readonly Site[]): Site {
  const site = sites.find((one) => one.kind === kind);
  if (site === undefined) throw new Error(`${kind} was not opened`);
  return site;
}

const playersPerMove = ({ full }: Site): number => full.players / Math.max(1, full.moves);

async function openSite(kind: Kind, { tables, seed, warm }: LoadPlan): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'race-load-'));
  const env = {
    DATA: data,
    LIMITS: 'off',
    WINDOW: '0',
    IDLE: String(1_000 * IDLE),
    RELAY: kind === 'store relay' ? 'store' : 'file',
  };
  const child = await startChild(kind === 'server' ? TABLES : RELAY, env, { core: 0 });
  const tally = noTally();
  const pace: Pace = { pause: 'not yet' };
  const open = (nth: number): Promise<Guest> =>
    kind === 'server'
      ? openCrowd(child.port, { tally, pace, seed: seed + nth, playsOn: true })
      : openEcho(child.port, nth, tally, pace);
  const guests: Guest[] = [];
  const site: Site = { kind, child, data, tally, pace, guests, full: noSums(), asThinking: noSums() };
  while (guests.length < tables) {
    const some = Math.min(AT_ONCE, tables - guests.length);
    guests.push(...(await Promise.all(Array.from({ length: some }, (_, n) => open(guests.length + n)))));
  }
  await atFull(site, warm);
  return site;
}

/** Everybody answers at once until the server has worked so long, then stops. */
async function atFull({ child, pace, guests }: Site, seconds: number): Promise<void> {
  const end = child.cpu() + seconds;
  pace.pause = 0;
  for (const guest of guests) guest.go();
  for (let looks = 0; child.cpu() < end && looks < LONGEST * seconds; looks++) await wait(A_LOOK);
  pace.pause = 'not yet';
  await wait(A_BREATH);
}

async function fullRound(site: Site, sums: Sums, seconds: number): Promise<void> {
  const { child, tally } = site;
  Object.assign(tally, noTally());
  const before = child.cpu();
  const players = process.cpuUsage();
  await atFull(site, seconds);
  const { user, system } = process.cpuUsage(players);
  sums.cpu += child.cpu() - before;
  sums.players += (user + system) / 1e6;
  sums.moves += tally.moves;
  sums.frames += tally.messages;
  sums.bytes += tally.bytes;
  sums.refused += tally.refused;
  sums.sizes.push(...tally.sizes);
}

async function figuresOf(site: Site, { tables, seconds }: LoadPlan): Promise<LoadFigures> {
  const { kind, full, asThinking, tally, pace, guests, child } = site;
  pace.pause = CALM;
  for (const guest of guests) guest.go();
  await wait(1);
  Object.assign(tally, noTally());
  await wait(seconds / 2);
  pace.pause = 'not yet';
  await wait(A_BREATH);
  const { rss } = await child.memory();
  const sizes = full.sizes.sort((a, b) => a - b);
  return {
    kind,
    tables,
    moves: full.moves,
    movesPerCpuSecond: Math.round(full.moves / full.cpu),
    movesPerCpuSecondAtThatPace: Math.round(asThinking.moves / asThinking.cpu),
    framesPerMove: round(full.frames / Math.max(1, full.moves)),
    bytesPerMove: Math.round(full.bytes / Math.max(1, full.moves)),
    medianMessage: sizes[sizes.length >> 1] ?? 0,
    refused: full.refused,
    p50: quantile(tally.latencies, 0.5),
    p99: quantile(tally.latencies, 0.99),
    kilobytesPerTable: round((await heapOfATable(site)) / 1_000),
    rssMegabytes: Math.round(rss / 1e6),
  };
}

/** By how much the heap falls when every other table goes: nothing is compiled or filled meanwhile that would blur it. */
async function heapOfATable({ guests, child }: Site): Promise<number> {
  const before = await child.memory();
  const gone = guests.splice(0, guests.length >> 1);
  for (const guest of gone) guest.close();
  await wait(3 * IDLE);
  const after = await child.memory();
  return (before.heap - after.heap) / Math.max(1, gone.length);
}

/** Everybody else goes too; after a while the server holds none of their tables. */
async function unload({ guests, child }: Site): Promise<Unloaded> {
  const held = async (): Promise<Held> => {
    const { rooms, heap } = await child.memory();
    return { rooms, heapMegabytes: round(heap / 1e6) };
  };
  const before = await held();
  for (const guest of guests) guest.close();
  await wait(3 * IDLE);
  return { before, after: await held() };
}

const wait = (seconds: number): Promise<void> => new Promise((settle) => setTimeout(settle, seconds * 1_000));

function quantile(values: number[], part: number): number {
  const sorted = values.sort((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

const round = (value: number): number => Math.round(value * 10) / 10;
