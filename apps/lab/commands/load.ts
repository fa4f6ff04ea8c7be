import { command } from '../cli/command.ts';
import { UsageFault } from '../cli/fault.ts';
import { list, oneOf, whole } from '../cli/options.ts';
import { table } from '../cli/table.ts';
import { mustHaveFiles } from '../net/files.ts';
import { KINDS, type LoadFigures, measureLoad, roundsOf, type Unloaded } from '../net/load.ts';
import {
  AFFINITIES,
  type Affinity,
  type ClusterRow,
  measureClusterLoad,
  targetsOf,
} from '../net/load-postgres.ts';
import { STORES } from '../net/servers.ts';

const TABLES_OF = ['each', 'all'] as const;

/** The share of each relay's moves per CPU second that the server must reach, and the memory it may hold beyond it. */
const SHARE_OF_RELAY = 0.5;
const SHARE_OF_STORE_RELAY = 0.8;
const MOST_KILOBYTES = 15;

export const load = command({
  name: 'load',
  summary:
    'Plays many tables over real sockets and measures what servers can carry, compared with two relays or with each other.',
  options: {
    tables: whole('number of tables, each with four players', 200, { least: 1, most: 100_000 }),
    seconds: whole('seconds per measurement', 8, { least: 1, most: 600 }),
    warm: whole('warm-up seconds of work (SQLite)', 20, { least: 1, most: 600 }),
    'warm-moves': whole('moves that each process makes before anything is counted (PostgreSQL)', 80_000, {
      least: 1,
      most: 1_000_000,
    }),
    seed: whole('the same seed gives the same players', 1, { least: 0, most: 0x7fffffff }),
    store: oneOf('against relays, or one process with SQLite, or several with PostgreSQL', STORES, 'sqlite'),
    processes: list('numbers of servers (PostgreSQL)', ['1', '2', '4']),
    affinity: list('whether the players of a table are at one server: on, off (PostgreSQL)', AFFINITIES),
    'tables-of': oneOf(
      'whether --tables is for each server or for all together (PostgreSQL)',
      TABLES_OF,
      'each',
    ),
    bus: oneOf('message bus between servers (PostgreSQL)', ['nats', 'postgres'], 'nats'),
  },
  async run({ tables, seconds, warm, seed, store, processes, affinity, bus, ...more }, { progress }) {
    const counts = processes.map(countOf);
    const affinities = affinity.map(affinityOf);
    mustHaveFiles(tables);
    let done = 0;
    if (store === 'postgres') {
      const warmMoves = more['warm-moves'];
      const isPerProcess = more['tables-of'] === 'each';
      const plan = { tables, seconds, warmMoves, isPerProcess, seed, processes: counts, affinities, bus };
      const steps = (roundsOf(plan) + 2) * targetsOf(plan);
      const found = await measureClusterLoad(plan, (what) => progress.show(done++, steps, what));
      const rows = found.map(({ moves, movesPerTransaction, ...row }) => row);
      return { result: { rows }, text: showCluster(found), ok: true };
    }
    const { figures, unloaded } = await measureLoad({ tables, seconds, warm, seed }, (what) => {
      progress.show(done++, 5 * roundsOf({ seconds }) + 2 * KINDS.length + 1, what);
    });
    const [relay, stored, server] = figures as [LoadFigures, LoadFigures, LoadFigures];
    const result = {
      figures,
      unloaded,
      ofRelay: share(server.movesPerCpuSecond, relay.movesPerCpuSecond),
      ofStoreRelay: share(server.movesPerCpuSecond, stored.movesPerCpuSecond),
      ofRelayAtThatPace: share(server.movesPerCpuSecondAtThatPace, relay.movesPerCpuSecondAtThatPace),
      ofStoreRelayAtThatPace: share(server.movesPerCpuSecondAtThatPace, stored.movesPerCpuSecondAtThatPace),
      kilobytesBeyondRelay: Math.round(10 * (server.kilobytesPerTable - relay.kilobytesPerTable)) / 10,
    };
    const ok =
      result.ofRelay >= SHARE_OF_RELAY &&
      result.ofStoreRelay >= SHARE_OF_STORE_RELAY &&
      result.kilobytesBeyondRelay <= MOST_KILOBYTES;
    return { result: { ...result, meetsGoals: ok }, text: show(result), ok: true };
  },
});

const share = (part: number, all: number): number => Math.round((100 * part) / Math.max(1, all)) / 100;

function show({
  figures,
  unloaded,
  ofRelay,
  ofStoreRelay,
  ofRelayAtThatPace,
  ofStoreRelayAtThatPace,
  kilobytesBeyondRelay,
}: {
  readonly figures: readonly LoadFigures[];
  readonly unloaded: Unloaded;
  readonly ofRelay: number;
  readonly ofStoreRelay: number;
  readonly ofRelayAtThatPace: number;
  readonly ofStoreRelayAtThatPace: number;
  readonly kilobytesBeyondRelay: number;
}): string {
  const rows = figures.map((one) => [
    one.kind,
    one.moves,
    one.movesPerCpuSecond,
    one.movesPerCpuSecondAtThatPace,
    one.p50,
    one.p99,
    one.framesPerMove,
    one.bytesPerMove,
    one.medianMessage,
    one.kilobytesPerTable,
  ]);
  return [
    `${figures[0]?.tables} tables`,
    table([
      [
        '',
        'moves',
        'a CPU-second',
        'as thinking',
        'p50 ms',
        'p99 ms',
        'frames a move',
        'bytes a move',
        'median message',
        'kB a table',
      ],
      ...rows,
    ]),
    `of the relay ${ofRelay} (goal 0.5), of the store relay ${ofStoreRelay} (goal 0.8), ` +
      `${kilobytesBeyondRelay} kB a table beyond the relay (goal at most 15)`,
    `where the relays' players take as long to answer as the server's: ${ofRelayAtThatPace} and ${ofStoreRelayAtThatPace}`,
    `when the last ${unloaded.before.rooms} tables are left, ${unloaded.after.rooms} stay in memory: ` +
      `${unloaded.before.heapMegabytes} MB of heap before, ${unloaded.after.heapMegabytes} after`,
  ].join('\n');
}

function countOf(text: string): number {
  if (/^([1-9]|1[0-6])$/.test(text)) return Number(text);
  throw new UsageFault(`--processes takes whole numbers from 1 to 16, not “${text}”`);
}

function affinityOf(text: string): Affinity {
  const found = AFFINITIES.find((one) => one === text);
  if (found === undefined) throw new UsageFault(`--affinity takes ${AFFINITIES.join(' or ')}, not “${text}”`);
  return found;
}

/** The most that several servers may cost for each move, compared with one. */
const MOST_TIMES = { on: 1.15, off: 2 };

function showCluster(rows: readonly ClusterRow[]): string {
  const one = rows.find(({ processes }) => processes === 1);
  const times = (cost: number, ofOne: number | undefined): string =>
    ofOne === undefined ? '' : (cost / Math.max(0.1, ofOne)).toFixed(2);
  const head = [
    'processes',
    'affinity',
    'moves',
    'µs a move',
    'of one',
    'database µs',
    'of one',
    'messages',
    'a transaction',
    'p50 ms',
    'p99 ms',
  ];
  const lines = rows.map((row) => [
    row.processes,
    row.affinity,
    row.moves,
    row.serverUsPerMove,
    times(row.serverUsPerMove, one?.serverUsPerMove),
    row.databaseUsPerMove,
    times(row.databaseUsPerMove, one?.databaseUsPerMove),
    row.messagesPerMove,
    row.movesPerTransaction,
    row.p50Ms,
    row.p99Ms,
  ]);
  return [
    table([head, ...lines]),
    `goals: at most ${MOST_TIMES.on} times one process with affinity, ${MOST_TIMES.off} times without`,
  ].join('\n');
}
