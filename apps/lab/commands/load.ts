import { command } from '../cli/command.ts';
import { oneOf, whole } from '../cli/options.ts';
import { table } from '../cli/table.ts';
import { mustHaveFiles } from '../net/files.ts';
import { KINDS, type LoadFigures, measureLoad, roundsOf, type Unloaded } from '../net/load.ts';
import { type ClusterFigures, measureClusterLoad } from '../net/load-postgres.ts';
import { STORES } from '../net/servers.ts';

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
    warm: whole('warm-up seconds', 10, { least: 1, most: 600 }),
    seed: whole('the same seed gives the same players', 1, { least: 0, most: 0x7fffffff }),
    store: oneOf('against relays, or one process with SQLite, or several with PostgreSQL', STORES, 'sqlite'),
    processes: whole('maximum number of servers (PostgreSQL)', 2, { least: 1, most: 16 }),
    bus: oneOf('message bus between servers (PostgreSQL)', ['nats', 'postgres'], 'nats'),
  },
  async run({ tables, seconds, warm, seed, store, processes, bus }, { progress }) {
    mustHaveFiles(tables);
    let done = 0;
    if (store === 'postgres') {
      const plan = { tables, seconds, warm, seed, processes, bus };
      const targets = processes === 1 ? 2 : 3;
      const all = await measureClusterLoad(plan, (what) =>
        progress.show(done++, (roundsOf(plan) + 2) * targets, what),
      );
      return { result: { figures: all, store, processes, bus, seed }, text: showCluster(all), ok: true };
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

function showCluster(figures: readonly ClusterFigures[]): string {
  const rows = figures.map((one) => [
    one.kind,
    one.moves,
    one.movesPerCpuSecond,
    one.cpuPerMove,
    one.databaseCpuPerMove,
    one.p50,
    one.p99,
    one.kilobytesPerTable,
    one.refused,
  ]);
  const head = [
    '',
    'moves',
    'a CPU-second',
    'µs a move',
    'database µs a move',
    'p50 ms',
    'p99 ms',
    'kB a table',
    'refused',
  ];
  return [`${figures[0]?.tables} tables; all servers together`, table([head, ...rows])].join('\n');
}
