// The registry of rooms: opened when somebody asks for them, closed when nobody has for a while.
import type { Store } from '@race/store';
import type { Bus } from '../bus/bus.ts';
import { type Meters, makeMeters } from '../monitoring/meters.ts';
import { makeRater, type Rater } from '../ratings/rater.ts';
import { makeBotsTurns } from './bots-turns.ts';
import { makeBroken } from './broken.ts';
import { resumeClocks } from './clocks.ts';
import { type Cluster, isBehind, makeCluster } from './cluster.ts';
import { makeCommitter, type Spacing } from './committer.ts';
import { readStored, type StoredTable } from './following.ts';
import { guarded } from './guarded.ts';
import { isLive } from './live-room.ts';
import { exclusively, makeOpenRooms } from './open-rooms.ts';
import { awaitOrders } from './orders.ts';
import { resumeWindow } from './play.ts';
import { openQuestion } from './question.ts';
import { NO } from './refusals.ts';
import { makeReplays } from './replays.ts';
import { type Member, openingRoom, type Room } from './room.ts';
import type { RoomServices } from './room-services.ts';
import { makeSlices } from './slices.ts';
import { readTalk } from './talk-log.ts';
import { makeThinkers } from './thinkers.ts';
import { timeIsUp } from './time-up.ts';
import { makeTimekeeper } from './timekeeper.ts';
import { newName, newSalt, newSeed } from './tokens.ts';

export interface RoomsOptions {
  readonly store: Store;
  /** The least time a danger window stays open. */
  readonly window?: number;
  /** How long somebody has to be away before their seat can be freed. */
  readonly absence?: number;
  /** How far apart transactions are at the least. */
  readonly spacing?: Spacing;
  /** How long a room is kept that nobody looks at. */
  readonly idle?: number;
  /** Messages to other processes on the same store; null for a single process. */
  readonly bus?: Bus | null;
  /** How long the process that wrote last at a table has before another takes over. */
  readonly takeoverAfter?: number;
  /** How often tables are read from the store, in case messages were lost. */
  readonly pollEvery?: number;
  readonly now?: () => number;
  readonly failed?: (error: unknown) => void;
  readonly meters?: Meters;
  /** Where chance comes from; tests bring their own. */
  readonly secrets?: Pick<RoomServices, 'newName' | 'newSalt' | 'newSeed'>;
}

const DEFAULT_WINDOW = 1_500;
const DEFAULT_ABSENCE = 60_000;
const DEFAULT_IDLE = 60_000;
const DEFAULT_TAKEOVER = 3_000;
const DEFAULT_POLL = 10_000;

export interface Rooms extends RoomServices {
  rests: RoomServices['rests'];
  /** Tells whoever is connected here that they are asked at a table. */
  notifyTurn(person: string, table: string): void;
  /** What somebody came with may not hold any more: their connections here are looked at. */
  checkPerson(person: string): void;
  /** The same for everybody: messages may have been lost. */
  checkPeople(): Promise<void>;
  /** Something may have been said at a table, somewhere else. */
  talked(room: Room): void;
  /** Somebody has come to a table. */
  came(room: Room): void;
  /** Sends a message to the other processes. */
  publish: Cluster['publish'];
  /** The room, with all that other processes wrote at it until now. */
  upToDate(table: string): Promise<Room | null>;
  /** Whether a room is the one in which its table is played. */
  has(room: Room): boolean;
  /** The room if it is open and nothing is being read for it. */
  openNow(table: string): Room | null;
  enter(room: Room): void;
  /** Does something in a room that needs the store; requests that come meanwhile wait. */
  exclusively<X>(room: Room, work: () => Promise<X>): Promise<X>;
  roomCount(): number;
  /** The rooms at which somebody looks here. */
  watched(): Room[];
  readonly rater: Rater;
  /** Looks at all clocks now, those of tables that are not open among them. */
  lookAtClocks(): Promise<void>;
  close(): Promise<void>;
}

export function makeRooms(options: RoomsOptions): Rooms {
  const {
    store,
    window = DEFAULT_WINDOW,
    idle = DEFAULT_IDLE,
    now = Date.now,
    meters = makeMeters(),
  } = options;
  const failed = options.failed ?? (() => undefined);
  const open = makeOpenRooms({ load, idle, now });
  const cluster = makeCluster(() => rooms, open.all, {
    bus: options.bus ?? null,
    takeoverAfter: options.takeoverAfter ?? DEFAULT_TAKEOVER,
    pollEvery: options.pollEvery ?? DEFAULT_POLL,
  });
  const committer = makeCommitter(store, failed, meters, cluster.wrote, options.spacing);
  const thinkers = makeThinkers();
  const replays = makeReplays();
  const slices = makeSlices();
  const broken = makeBroken(meters);
  const isOpen = (room: Room): boolean => !isClosed && open.has(room);
  const bots = makeBotsTurns(() => rooms, isOpen);
  let isClosed = false;

  async function load(table: string, address: string): Promise<Room | null> {
    await timekeeper.ready;
    const stored = broken.has(table) ? null : await readStored(store, table, 0);
    const room = stored === null ? null : await opened(stored, address);
    if (room === null) return null;
    room.elsewhere = await cluster.elsewhere(table);
    await readTalk(store, room);
    // Another process may have written meanwhile, and what it said of that found no room here.
    if (!cluster.isSingleProcess && isBehind(room, await store.head(table))) return load(table, address);
    guarded(rooms, room, () => rooms.enter(room));
    return open.has(room) ? room : null;
  }

  /** A row or a line that nobody can read is a fault of this table alone. */
  async function opened({ row, lines }: StoredTable, address: string): Promise<Room | null> {
    try {
      const whose = { address, table: row.table };
      const { result, milliseconds } = await slices.run(whose, openingRoom(row, lines, now()));
      if (result !== null) result.unpaid = milliseconds;
      return result;
    } catch (error) {
      broken.add(row.table);
      failed(error);
      return null;
    }
  }

  /** Takes a room out of memory, and tells whoever looks at it. */
  function shut(room: Room, tell: (member: Member) => void): void {
    if (!open.has(room)) return;
    open.remove(room);
    const { members } = room;
    room.members = [];
    for (const { member } of members) tell(member);
    cluster.scattered(room.id);
  }

  const rooms: Rooms = {
    store,
    committer,
    meters,
    window,
    absence: options.absence ?? DEFAULT_ABSENCE,
    now,
    rests: [],
    failed,
    slices,
    replays,
    think: thinkers.think,
    ...(options.secrets ?? { newName, newSalt, newSeed }),
    has: open.has,
    openNow: open.now,
    room: open.get,
    exclusively,
    async upToDate(table) {
      const room = await rooms.room(table);
      if (room === null || cluster.isSingleProcess) return room;
      await cluster.catchUp(room);
      return rooms.room(table);
    },
    enter(room) {
      open.add(room);
      if (!isLive(room)) return;
      resumeClocks(rooms, room);
      openQuestion(rooms, room);
      resumeWindow(rooms, room);
    },
    part(room, member) {
      room.members = room.members.filter((seated) => seated.member !== member);
      room.lastHere.set(member.person, performance.now());
      room.touched = now();
      cluster.peopleChanged(room.id);
    },
    called(person, table) {
      rooms.notifyTurn(person, table);
      cluster.publish({ about: 'turn', person, table });
    },
    notifyTurn: () => undefined,
    checkPerson: () => undefined,
    checkPeople: async () => undefined,
    talked: () => undefined,
    isSingleProcess: cluster.isSingleProcess,
    came(room) {
      cluster.peopleChanged(room.id);
      // Bots among themselves have waited for somebody to look.
      if (isLive(room) && cluster.ownsNextMove(room)) rooms.callBots(room);
    },
    publish: cluster.publish,
    ownsNextMove: cluster.ownsNextMove,
    repair: cluster.repair,
    raceOver: (table) => void rater.count(table),
    callOrders: (room) => {
      if (!isClosed) awaitOrders(rooms, room, isOpen);
    },
    callBots: (room) => {
      if (!isClosed) bots.call(room);
    },
    reopen: (room) => shut(room, (member) => member.lost(room.id)),
    fail(room, error) {
      if (isClosed) return;
      failed(error);
      broken.add(room.id);
      shut(room, (member) => member.closed(room.id, NO.tableBroken));
    },
    isBroken: broken.has,
    roomCount: () => open.all.size,
    watched: () => [...open.all.values()].filter(({ members }) => members.length > 0),
    get rater() {
      return rater;
    },
    lookAtClocks: () => timekeeper.look(),
    async close() {
      await timekeeper.close();
      isClosed = true;
      open.close();
      await Promise.all([thinkers.close(), replays.close()]);
      await committer.flushed();
      await rater.close();
      await cluster.close();
      await store.close();
    },
  };
  const timekeeper = makeTimekeeper({
    store,
    committer,
    now,
    failed,
    openRooms: () => open.all.values(),
    broken: broken.count,
    open: (table) => rooms.room(table),
    ownsNextMove: cluster.ownsNextMove,
    takeoverAfter: cluster.isSingleProcess ? 0 : cluster.takeoverAfter,
    timeIsUp: (room) => guarded(rooms, room, () => timeIsUp(rooms, room)),
    rested(rests) {
      rooms.rests = rests;
    },
  });
  cluster.begin(committer);
  const rater = makeRater(rooms);
  void timekeeper.ready.then(() => rater.look()).catch(failed);
  return rooms;
}
