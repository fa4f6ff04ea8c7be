// Makes everything that plays tables: each part from parts that exist already.
import type { Store } from '@race/store';
import type { Bus } from './bus/bus.ts';
import { makeSlices } from './common/slices.ts';
import { newName, newSalt, newSeed } from './common/tokens.ts';
import { type CupKeeper, makeCupKeeper } from './cups/keeper.ts';
import { type Meters, makeMeters } from './monitoring/meters.ts';
import { makeRater, type Rater } from './ratings/rater.ts';
import { makeBotTurns } from './rooms/bot-turns.ts';
import { makeBroken } from './rooms/broken.ts';
import { announcing, type Cluster, joinCluster, NO_CLUSTER } from './rooms/cluster.ts';
import { makeDowntimes } from './rooms/downtimes.ts';
import { makeEvents } from './rooms/events.ts';
import { newNode } from './rooms/presence.ts';
import { makeReplays } from './rooms/replays.ts';
import { makeRooms, type Rooms } from './rooms/rooms.ts';
import type { TableServices } from './rooms/table-actor.ts';
import { makeThinkers } from './rooms/thinkers.ts';
import { makeTimekeeper, type Timekeeper } from './rooms/timekeeper.ts';
import { makeCommitter, type Spacing } from './storage/committer.ts';

export interface GameServerOptions {
  readonly store: Store;
  /** The least time a danger window stays open, in milliseconds. */
  readonly window?: number;
  /** How long a person has to be away before their seat can be freed. */
  readonly absence?: number;
  /** The least time between transactions. */
  readonly spacing?: Spacing;
  /** How long a table stays in memory without members. */
  readonly idle?: number;
  /** Messages to other processes on the same store; null for a single process. */
  readonly bus?: Bus | null;
  /** How long the owner of a table has before another process takes over. */
  readonly takeoverAfter?: number;
  /** How often tables are read from the store, in case messages were lost. */
  readonly pollEvery?: number;
  readonly now?: () => number;
  readonly failed?: (error: unknown) => void;
  readonly meters?: Meters;
  /** Names, salts and seeds; tests have their own. */
  readonly secrets?: Pick<TableServices, 'newName' | 'newSalt' | 'newSeed'>;
}

export interface GameServer {
  readonly services: TableServices;
  readonly rooms: Rooms;
  readonly cluster: Cluster;
  readonly timekeeper: Timekeeper;
  readonly rater: Rater;
  readonly cups: CupKeeper;
  close(): Promise<void>;
}

const DEFAULT_WINDOW = 1_500;
const DEFAULT_ABSENCE = 120_000;
const DEFAULT_IDLE = 60_000;
const DEFAULT_TAKEOVER = 3_000;
const DEFAULT_POLL = 10_000;

export function makeGameServer(options: GameServerOptions): GameServer {
  const { store, spacing, bus = null, now = Date.now, meters = makeMeters() } = options;
  const failed = options.failed ?? (() => undefined);
  const node = bus === null ? null : newNode(options.takeoverAfter ?? DEFAULT_TAKEOVER, bus);
  const written = bus === null ? {} : { written: announcing(bus, (table) => rooms.all.get(table)) };
  const committer = makeCommitter({ store, failed, meters, spacing, ...written });
  const services: TableServices = {
    store,
    committer,
    meters,
    events: makeEvents(),
    window: options.window ?? DEFAULT_WINDOW,
    absence: options.absence ?? DEFAULT_ABSENCE,
    now,
    downtimes: makeDowntimes({ store, committer, isSingleProcess: node === null, now, failed }),
    failed,
    ...(options.secrets ?? { newName, newSalt, newSeed }),
    slices: makeSlices(),
    replays: makeReplays(),
    thinkers: makeThinkers(),
    bots: makeBotTurns(),
    broken: makeBroken(meters),
    node,
  };
  const rooms = makeRooms(services, options.idle ?? DEFAULT_IDLE);
  const timekeeper = makeTimekeeper(rooms);
  const pollEvery = options.pollEvery ?? DEFAULT_POLL;
  const cluster = bus === null || node === null ? NO_CLUSTER : joinCluster({ rooms, bus, node, pollEvery });
  const rater = makeRater(rooms);
  const cups = makeCupKeeper(rooms);
  void services.downtimes.ready.then(() => Promise.all([rater.look(), cups.look()])).catch(failed);
  return {
    services,
    rooms,
    cluster,
    timekeeper,
    rater,
    cups,
    async close() {
      await cups.close();
      await timekeeper.close();
      services.bots.close();
      rooms.close();
      await Promise.all([services.thinkers.close(), services.replays.close()]);
      await committer.flushed();
      await rater.close();
      await cluster.close();
      await store.close();
    },
  };
}
