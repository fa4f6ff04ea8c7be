// A server under calm play for a long time, with people who leave and come back: does its memory grow?
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile, tenths } from './load-target.ts';
import { openServers, type Servers, type ServersPlan } from './servers.ts';
import { meanOf, slopeOf } from './slope.ts';
import { openTableClients, type TableClients } from './table-clients.ts';
import { type LoadPace, type LoadTally, noTally } from './tally.ts';

export interface SoakPlan {
  readonly tables: number;
  readonly seconds: number;
  /** Seconds of faster play before: V8's young generation grows up to a bound. */
  readonly warm: number;
  readonly seed: number;
  readonly store: ServersPlan['store'];
  /** Seconds between two samples. */
  readonly every: number;
  /** The core of the server; any core if it is missing. */
  readonly core?: number;
  /** Average seconds before an answer. */
  readonly pause: number;
  /** Seconds that people stay away; the server closes their table after a third of it. */
  readonly away: number;
}

export interface Sample {
  /** Seconds since the end of the warm-up. */
  readonly at: number;
  /** Heap after a garbage collection. */
  readonly heapMegabytes: number;
  readonly rssMegabytes: number;
  /** The young generation of V8, empty or not. */
  readonly youngMegabytes: number;
  readonly rooms: number;
  /** The 99th percentile of the event loop's delay, in milliseconds. */
  readonly late: number;
  /** Answers since the last sample. */
  readonly moves: number;
}

/** The first third of the time after the warm-up, and the last. */
export interface Drift {
  readonly first: number;
  readonly last: number;
  /** The growth between them, as a share of the first. */
  readonly grown: number;
  /** The slope through all samples after the first third. */
  readonly megabytesAnHour: number;
}

export interface SoakFigures {
  readonly samples: readonly Sample[];
  readonly heap: Drift;
  readonly rss: Drift;
  readonly moves: number;
  readonly refused: number;
  /** Milliseconds from an answer to its acknowledgement, after the warm-up. */
  readonly p50: number;
  readonly p99: number;
  /** The 99th percentile of the worst time between two samples. */
  readonly worst: number;
  /** How often people left a table and came back to it. */
  readonly returns: number;
}

/** The share of the tables that people are away from. */
const AWAY = 0.2;
/** How much faster people answer during the warm-up. */
const HASTE = 5;
const AT_ONCE = 16;

export async function measureSoak(plan: SoakPlan, report: (sample: Sample) => void): Promise<SoakFigures> {
  const idle = plan.away / 3;
  const { store, core = null } = plan;
  const servers = await openServers({ store, processes: 1, bus: 'postgres', idle, core });
  const tally = noTally();
  const pace: LoadPace = { pause: (1_000 * plan.pause) / HASTE };
  const village = makeVillage(servers, plan, { tally, pace });
  try {
    await village.moveIn();
    const samples: Sample[] = [];
    const counts = { moves: 0, refused: 0 };
    const latencies: number[] = [];
    let worst = 0;
    const began = performance.now();
    for (let at = -plan.warm; at <= plan.seconds; at += plan.every) {
      await liveUntil(began + 1_000 * (plan.warm + at), village);
      if (at >= 0) pace.pause = 1_000 * plan.pause;
      const { heap, rss, rooms, young = 0, late = 0 } = await servers.memory();
      samples.push({
        at,
        heapMegabytes: tenths(heap / 1e6),
        rssMegabytes: tenths(rss / 1e6),
        youngMegabytes: tenths(young / 1e6),
        rooms,
        late: tenths(1_000 * late),
        moves: tally.moves,
      });
      counts.moves += tally.moves;
      counts.refused += tally.refused;
      if (at > 0) {
        for (const one of tally.latencies) latencies.push(one);
        worst = Math.max(worst, quantile(tally.latencies, 0.99));
      }
      Object.assign(tally, noTally());
      report(samples.at(-1) as Sample);
    }
    const calm = samples.filter(({ at }) => at >= 0);
    const drift = (of: (sample: Sample) => number): Drift =>
      driftOf(
        calm.map(({ at }) => at),
        calm.map(of),
      );
    return {
      samples,
      heap: drift(({ heapMegabytes }) => heapMegabytes),
      rss: drift(({ rssMegabytes }) => rssMegabytes),
      ...counts,
      p50: quantile(latencies, 0.5),
      p99: quantile(latencies, 0.99),
      worst,
      returns: village.returns(),
    };
  } finally {
    pace.pause = 'not yet';
    village.close();
    await servers.close();
  }
}

interface Village {
  /** Everybody sits down. */
  moveIn(): Promise<void>;
  /** Some leave, and others come back. */
  stir(): Promise<void>;
  returns(): number;
  close(): void;
}

/** All tables, and the people who are away. */
function makeVillage(
  { ports }: Servers,
  { tables, seed, away }: SoakPlan,
  clientTables: { readonly tally: LoadTally; readonly pace: LoadPace },
): Village {
  const here: TableClients[] = [];
  const gone: { readonly left: Pick<TableClients, 'table' | 'tokens'>; readonly until: number }[] = [];
  let opened = 0;
  let returns = 0;
  let leavesAt = performance.now();

  async function sitDown(back?: Pick<TableClients, 'table' | 'tokens'>): Promise<void> {
    opened += 1;
    const asked = { ...clientTables, seed: seed + opened, playsOn: true };
    const clients = await openTableClients(ports, back === undefined ? asked : { ...asked, back });
    here.push(clients);
    clients.go();
  }

  return {
    async moveIn() {
      while (here.length < tables) {
        const some = Math.min(AT_ONCE, tables - here.length);
        await Promise.all(Array.from({ length: some }, () => sitDown()));
      }
      leavesAt = performance.now();
    },
    async stir() {
      const now = performance.now();
      for (; leavesAt <= now; leavesAt += (1_000 * away) / (AWAY * tables)) {
        // The table that was played for longest.
        const at = here.findIndex((clients) => clients.isPlaying());
        const [clients] = at === -1 ? [] : here.splice(at, 1);
        if (clients === undefined) continue;
        gone.push({ left: { table: clients.table, tokens: clients.tokens }, until: now + 1_000 * away });
        clients.close();
      }
      const due = gone.findIndex(({ until }) => until > now);
      const back = gone.splice(0, due === -1 ? gone.length : due);
      await Promise.all(back.map(({ left }) => sitDown(left)));
      returns += back.length;
    },
    returns: () => returns,
    close() {
      for (const clients of here) clients.close();
    },
  };
}

const A_STIR = 200;

async function liveUntil(end: number, village: Village): Promise<void> {
  while (performance.now() < end) {
    await village.stir();
    await sleep(Math.min(A_STIR, Math.max(0, end - performance.now())));
  }
}

function driftOf(times: readonly number[], values: readonly number[]): Drift {
  const third = Math.max(1, Math.floor(values.length / 3));
  const first = meanOf(values.slice(0, third));
  const last = meanOf(values.slice(-third));
  return {
    first: tenths(first),
    last: tenths(last),
    grown: Math.round((1_000 * (last - first)) / first) / 1_000,
    megabytesAnHour: tenths(3_600 * slopeOf(times.slice(third), values.slice(third))),
  };
}
