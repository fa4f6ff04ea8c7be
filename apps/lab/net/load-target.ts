// One or several servers under load from tables of clients, and what the load costs.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Servers } from './servers.ts';
import { type LoadPace, type LoadTally, noTally } from './tally.ts';

/** A table's players. */
export interface LoadClients {
  go(): void;
  close(): void;
}

export interface LoadTarget<K extends string = string> {
  readonly kind: K;
  readonly servers: Servers;
  readonly tally: LoadTally;
  readonly pace: LoadPace;
  readonly guests: LoadClients[];
}

export interface Sums {
  moves: number;
  frames: number;
  bytes: number;
  refused: number;
  cpu: number;
  databaseCpu: number;
  /** Seconds of work of the players. */
  players: number;
  readonly sizes: number[];
}

export const noSums = (): Sums => ({
  moves: 0,
  frames: 0,
  bytes: 0,
  refused: 0,
  cpu: 0,
  databaseCpu: 0,
  players: 0,
  sizes: [],
});

export interface TargetFigures<K extends string = string> {
  readonly kind: K;
  readonly tables: number;
  /** At full load. */
  readonly moves: number;
  /** Of all servers together, without their database. */
  readonly movesPerCpuSecond: number;
  readonly framesPerMove: number;
  readonly bytesPerMove: number;
  readonly medianMessage: number;
  readonly refused: number;
  /** Times of acknowledgement at a calm pace. */
  readonly p50: number;
  readonly p99: number;
  /** In all servers together. */
  readonly kilobytesPerTable: number;
  readonly rssMegabytes: number;
}

const AT_ONCE = 16;
/** About one answer for each table and second; with very many tables, as many in total as one server can handle. */
const CALM = 250;
const CALM_OF_MANY = 4;
const A_BREATH = 0.4;
const A_LOOK = 0.1;
/**
 * The number of checks for each second of work, before a machine counts as too busy: ten seconds. With two, servers on a
 * busy machine were measured before they were compiled, which costs a relay with its little code far less.
 */
const LONGEST = 100;
/** How long a server keeps a table without members here, in seconds: shorter than the default. */
export const IDLE = 1;

/** What makes servers warm: so many seconds of work, or so many moves, which does not depend on how busy the machine is. */
export type Warming = { readonly seconds: number } | { readonly moves: number };

/** Everybody sits down, and plays until the servers have worked this long and are compiled. */
export async function openLoadTarget<K extends string>(
  kind: K,
  servers: Servers,
  { tables, warming }: { readonly tables: number; readonly warming: Warming },
  open: (nth: number, target: LoadTarget<K>) => Promise<LoadClients>,
): Promise<LoadTarget<K>> {
  const guests: LoadClients[] = [];
  const target: LoadTarget<K> = { kind, servers, tally: noTally(), pace: { pause: 'not yet' }, guests };
  try {
    while (guests.length < tables) {
      const first = guests.length;
      const some = Math.min(AT_ONCE, tables - first);
      guests.push(...(await Promise.all(Array.from({ length: some }, (_, n) => open(first + n, target)))));
    }
    mix(guests);
    if ('seconds' in warming) await atFull(target, warming.seconds);
    else await atFullFor(target, warming.moves);
    return target;
  } catch (error) {
    await closeLoadTarget(target);
    throw error;
  }
}

/** Tables answer in random order, so that a server does not find the next one in its cache. */
function mix(guests: LoadClients[]): void {
  const places = new Map(guests.map((guest) => [guest, Math.random()]));
  guests.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function closeGuests({ guests }: LoadTarget): void {
  for (const guest of guests) guest.close();
}

export async function closeLoadTarget(target: LoadTarget): Promise<void> {
  closeGuests(target);
  await target.servers.close();
}

/** Everybody answers at once until the servers have worked this long, then stops. */
async function atFull(target: LoadTarget, seconds: number): Promise<void> {
  const end = target.servers.cpu() + seconds;
  await atFullUntil(target, () => target.servers.cpu() >= end, LONGEST * seconds);
}

/** The same until so many moves were made. */
async function atFullFor(target: LoadTarget, moves: number): Promise<void> {
  const { tally } = target;
  await atFullUntil(target, () => tally.moves >= moves, Number.POSITIVE_INFINITY);
}

async function atFullUntil(
  { pace, guests, tally }: LoadTarget,
  isEnough: () => boolean,
  mostLooks: number,
): Promise<void> {
  pace.pause = 0;
  for (const guest of guests) guest.go();
  for (let looks = 0; !isEnough() && looks < mostLooks; looks++) await wait(A_LOOK);
  pace.pause = 'not yet';
  await allRead(tally);
}

/** Waits until no more messages come: slow players may still have some to read. */
async function allRead(tally: LoadTally): Promise<void> {
  let before: number;
  do {
    before = tally.messages;
    await wait(A_BREATH);
  } while (tally.messages !== before);
}

export async function fullRound(target: LoadTarget, sums: Sums, seconds: number): Promise<void> {
  const { servers, tally } = target;
  Object.assign(tally, noTally());
  const before = servers.cpu();
  const databaseBefore = servers.databaseCpu();
  const players = process.cpuUsage();
  await atFull(target, seconds);
  const { user, system } = process.cpuUsage(players);
  sums.cpu += servers.cpu() - before;
  sums.databaseCpu += servers.databaseCpu() - databaseBefore;
  sums.players += (user + system) / 1e6;
  sums.moves += tally.moves;
  sums.frames += tally.messages;
  sums.bytes += tally.bytes;
  sums.refused += tally.refused;
  sums.sizes.push(...tally.sizes);
}

/** The figures of the rounds, and of a calm time after them; half of the tables are left at its end. */
export async function figuresOf<K extends string>(
  target: LoadTarget<K>,
  full: Sums,
  { tables, seconds }: { readonly tables: number; readonly seconds: number },
): Promise<TargetFigures<K>> {
  const { kind, servers } = target;
  const times = await calmTimes(target, { tables, seconds });
  const { rss } = await servers.memory();
  const sizes = full.sizes.sort((a, b) => a - b);
  return {
    kind,
    tables,
    moves: full.moves,
    movesPerCpuSecond: Math.round(full.moves / full.cpu),
    framesPerMove: tenths(full.frames / Math.max(1, full.moves)),
    bytesPerMove: Math.round(full.bytes / Math.max(1, full.moves)),
    medianMessage: sizes[sizes.length >> 1] ?? 0,
    refused: full.refused,
    ...times,
    kilobytesPerTable: tenths((await heapOfATable(target)) / 1_000),
    rssMegabytes: Math.round(rss / 1e6),
  };
}

/** Times of acknowledgement while people answer about once a second. */
export async function calmTimes(
  { tally, pace, guests }: LoadTarget,
  { tables, seconds }: { readonly tables: number; readonly seconds: number },
): Promise<{ readonly p50: number; readonly p99: number }> {
  pace.pause = Math.max(CALM, CALM_OF_MANY * tables);
  for (const guest of guests) guest.go();
  await wait(Math.max(1, pace.pause / 1_000));
  Object.assign(tally, noTally());
  await wait(seconds / 2);
  pace.pause = 'not yet';
  await wait(A_BREATH);
  return { p50: quantile(tally.latencies, 0.5), p99: quantile(tally.latencies, 0.99) };
}

/** How much the heap shrinks when every other table is closed: nothing else changes it meanwhile. */
async function heapOfATable({ guests, servers }: LoadTarget): Promise<number> {
  const before = await servers.memory();
  const gone = guests.splice(0, guests.length >> 1);
  for (const guest of gone) guest.close();
  await wait(3 * IDLE);
  const after = await servers.memory();
  return (before.heap - after.heap) / Math.max(1, gone.length);
}

export const wait = (seconds: number): Promise<void> => sleep(seconds * 1_000);

export function quantile(values: number[], part: number): number {
  const sorted = values.sort((a, b) => a - b);
  return tenths(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

export const tenths = (value: number): number => Math.round(value * 10) / 10;
