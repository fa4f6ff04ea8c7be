// The capacity of a server: the relays and ours, one after the other, under the same load.
import { RELAY, stayOn } from './child.ts';
import { openEcho } from './echo.ts';
import {
  closeLoadTarget,
  figuresOf,
  fullRound,
  IDLE,
  type LoadTarget,
  noSums,
  openLoadTarget,
  type Sums,
  type TargetFigures,
  tenths,
  type Warming,
  wait,
} from './load-target.ts';
import { openAlone, openServers, type Servers } from './servers.ts';
import { openTableClients } from './table-clients.ts';

export const KINDS = ['relay', 'store relay', 'server'] as const;
export type LoadKind = (typeof KINDS)[number];

export interface LoadFigures extends TargetFigures<LoadKind> {
  /** With players of the relay who take as long to answer as those of the server. */
  readonly movesPerCpuSecondAtThatPace: number;
}

/** The server's memory before everybody leaves, and a while after. */
export interface Unloaded {
  readonly before: Held;
  readonly after: Held;
}

interface Held {
  readonly rooms: number;
  readonly heapMegabytes: number;
}

/** A target, and the figures of its rounds. */
interface Loaded {
  readonly target: LoadTarget<LoadKind>;
  readonly full: Sums;
  readonly asThinking: Sums;
}

const MOST_ROUNDS = 3;

/** A short measurement has few. */
export const roundsOf = ({ seconds }: { readonly seconds: number }): number => Math.min(MOST_ROUNDS, seconds);

export interface LoadPlan {
  readonly tables: number;
  /** Seconds of the server's CPU: on a busy machine they take longer, and measure the same. */
  readonly seconds: number;
  readonly seed: number;
  /** Seconds of CPU before anything is counted, for the compiler. */
  readonly warm: number;
}

/** All targets run side by side and are loaded in turn, round by round, so that a busy machine affects all alike. */
export async function measureLoad(
  plan: LoadPlan,
  report: (what: string) => void,
): Promise<{ readonly figures: readonly LoadFigures[]; readonly unloaded: Unloaded }> {
  stayOn(1);
  const rounds = roundsOf(plan);
  const all: Loaded[] = [];
  try {
    for (const kind of KINDS) {
      report(`${kind}: sitting down`);
      all.push({ target: await openKind(kind, plan), full: noSums(), asThinking: noSums() });
    }
    const server = all.find(({ target }) => target.kind === 'server') as Loaded;
    const relays = all.filter((one) => one !== server);
    const seconds = plan.seconds / rounds;
    for (let round = 1; round <= rounds; round++) {
      report(`server: round ${round}`);
      await fullRound(server.target, server.full, seconds);
      for (const relay of relays) {
        report(`${relay.target.kind}: round ${round}`);
        await fullRound(relay.target, relay.full, seconds);
        report(`${relay.target.kind}: round ${round} at the server's pace`);
        relay.target.pace.thought = Math.max(0, 1_000 * (playersPerMove(server) - playersPerMove(relay)));
        await fullRound(relay.target, relay.asThinking, seconds);
        relay.target.pace.thought = 0;
      }
    }
    const figures: LoadFigures[] = [];
    for (const { target, full, asThinking } of all) {
      report(`${target.kind}: at ease`);
      const { moves, cpu } = target === server.target ? full : asThinking;
      const movesPerCpuSecondAtThatPace = Math.round(moves / cpu);
      figures.push({ ...(await figuresOf(target, full, plan)), movesPerCpuSecondAtThatPace });
    }
    report('everybody leaves');
    return { figures, unloaded: await unload(server.target) };
  } finally {
    for (const { target } of all) await closeLoadTarget(target);
  }
}

const playersPerMove = ({ full }: Loaded): number => full.players / Math.max(1, full.moves);

async function openKind(kind: LoadKind, plan: LoadPlan): Promise<LoadTarget<LoadKind>> {
  if (kind === 'server') {
    const alone = { store: 'sqlite', processes: 1, bus: 'postgres', idle: IDLE, core: 0 } as const;
    return openTables(kind, await openServers(alone), plan);
  }
  const relay = await openAlone(RELAY, { RELAY: kind === 'store relay' ? 'store' : 'file' }, 0);
  const warming = { seconds: plan.warm };
  return openLoadTarget(kind, relay, { tables: plan.tables, warming }, (_, { tally, pace }) =>
    openEcho(relay.ports[0], tally, pace),
  );
}

/** Tables of servers, each with its players at all of them. */
export function openTables<K extends string>(
  kind: K,
  servers: Servers,
  { tables, seed, warm }: LoadPlan,
  { affinity = false, warming = { seconds: warm } }: { affinity?: boolean; warming?: Warming } = {},
): Promise<LoadTarget<K>> {
  return openLoadTarget(kind, servers, { tables, warming }, (nth, { tally, pace }) =>
    openTableClients(servers.ports, { tally, pace, seed: seed + nth, playsOn: true, affinity }),
  );
}

/** Everybody else leaves too; after a while the server has none of their tables in memory. */
async function unload({ guests, servers }: LoadTarget): Promise<Unloaded> {
  const held = async (): Promise<Held> => {
    const { rooms, heap } = await servers.memory();
    return { rooms, heapMegabytes: tenths(heap / 1e6) };
  };
  const before = await held();
  for (const guest of guests) guest.close();
  await wait(3 * IDLE);
  return { before, after: await held() };
}
