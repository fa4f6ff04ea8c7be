// How much a server carries: the relays and ours, one after the other, under the same load.
import { RELAY, stayOn } from './child.ts';
import { openCrowd } from './crowd.ts';
import { openEcho } from './echo.ts';
import { openAlone, openServers, type Servers } from './servers.ts';
import {
  closeSite,
  figuresOf,
  fullRound,
  IDLE,
  noSums,
  openSite,
  type Site,
  type SiteFigures,
  type Sums,
  tenths,
  wait,
} from './site.ts';

export const KINDS = ['relay', 'store relay', 'server'] as const;
export type Kind = (typeof KINDS)[number];

export interface LoadFigures extends SiteFigures<Kind> {
  /** Where the players of a relay take as long to answer as those of the server, who think. */
  readonly movesPerCpuSecondAtThatPace: number;
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

/** A site, and what its rounds gave. */
interface Loaded {
  readonly site: Site<Kind>;
  readonly full: Sums;
  readonly asThinking: Sums;
}

const MOST_ROUNDS = 3;

/** A short measurement has few. */
export const roundsOf = ({ seconds }: { readonly seconds: number }): number => Math.min(MOST_ROUNDS, seconds);

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
  const rounds = roundsOf(plan);
  const all: Loaded[] = [];
  try {
    for (const kind of KINDS) {
      said(`${kind}: sitting down`);
      all.push({ site: await openKind(kind, plan), full: noSums(), asThinking: noSums() });
    }
    const server = all.find(({ site }) => site.kind === 'server') as Loaded;
    const relays = all.filter((one) => one !== server);
    const seconds = plan.seconds / rounds;
    for (let round = 1; round <= rounds; round++) {
      said(`server: round ${round}`);
      await fullRound(server.site, server.full, seconds);
      for (const relay of relays) {
        said(`${relay.site.kind}: round ${round}`);
        await fullRound(relay.site, relay.full, seconds);
        said(`${relay.site.kind}: round ${round} at the server's pace`);
        relay.site.pace.thought = Math.max(0, 1_000 * (playersPerMove(server) - playersPerMove(relay)));
        await fullRound(relay.site, relay.asThinking, seconds);
        relay.site.pace.thought = 0;
      }
    }
    const figures: LoadFigures[] = [];
    for (const { site, full, asThinking } of all) {
      said(`${site.kind}: at ease`);
      const { moves, cpu } = site === server.site ? full : asThinking;
      const movesPerCpuSecondAtThatPace = Math.round(moves / cpu);
      figures.push({ ...(await figuresOf(site, full, plan)), movesPerCpuSecondAtThatPace });
    }
    said('everybody leaves');
    return { figures, unloaded: await unload(server.site) };
  } finally {
    for (const { site } of all) await closeSite(site);
  }
}

const playersPerMove = ({ full }: Loaded): number => full.players / Math.max(1, full.moves);

async function openKind(kind: Kind, plan: LoadPlan): Promise<Site<Kind>> {
  if (kind === 'server') {
    const alone = { store: 'sqlite', processes: 1, bus: 'postgres', idle: IDLE, core: 0 } as const;
    return openTables(kind, await openServers(alone), plan);
  }
  const relay = await openAlone(RELAY, { RELAY: kind === 'store relay' ? 'store' : 'file' }, 0);
  return openSite(kind, relay, plan, (_, { tally, pace }) => openEcho(relay.ports[0], tally, pace));
}

/** Tables of servers, each with its players at all of them. */
export function openTables<K extends string>(kind: K, servers: Servers, plan: LoadPlan): Promise<Site<K>> {
  return openSite(kind, servers, plan, (nth, { tally, pace }) =>
    openCrowd(servers.ports, { tally, pace, seed: plan.seed + nth, playsOn: true }),
  );
}

/** Everybody else goes too; after a while the server holds none of their tables. */
async function unload({ guests, servers }: Site): Promise<Unloaded> {
  const held = async (): Promise<Held> => {
    const { rooms, heap } = await servers.memory();
    return { rooms, heapMegabytes: tenths(heap / 1e6) };
  };
  const before = await held();
  for (const guest of guests) guest.close();
  await wait(3 * IDLE);
  return { before, after: await held() };
}
