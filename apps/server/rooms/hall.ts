// All rooms of the house: opened when somebody asks for them, closed when nobody has for a while.
import type { Store } from '@race/store';
import type { Bus } from '../bus/bus.ts';
import { makeRater, type Rater } from '../ratings/rater.ts';
import { type Meters, makeMeters } from '../watch/meters.ts';
import { makeBotsTurns } from './bots-turns.ts';
import { makeBroken } from './broken.ts';
import { resumeClocks } from './clocks.ts';
import { makeCommitter, type Spacing } from './committer.ts';
import { type Kept, readKept } from './following.ts';
import { guarded } from './guarded.ts';
import type { House } from './house.ts';
import { isLive } from './live-room.ts';
import { isBehind, makeNeighbours, type Neighbours } from './neighbours.ts';
import { alone, makeOpenRooms } from './open-rooms.ts';
import { awaitOrders } from './orders.ts';
import { resumeWindow } from './play.ts';
import { openQuestion } from './question.ts';
import { NO } from './refusals.ts';
import { makeReplays } from './replays.ts';
import { type Member, openingRoom, type Room } from './room.ts';
import { readTalk } from './said.ts';
import { makeSlices } from './slices.ts';
import { makeThinkers } from './thinkers.ts';
import { timeIsUp } from './time-up.ts';
import { makeTimekeeper } from './timekeeper.ts';
import { newName, newSalt, newSeed } from './tokens.ts';

export interface HallOptions {
  readonly store: Store;
  /** The least time a danger window stays open. */
  readonly window?: number;
  /** How long somebody has to be away before their seat can be freed. */
  readonly absence?: number;
  /** How far apart transactions are at the least. */
  readonly spacing?: Spacing;
  /** How long a room is kept that nobody looks at. */
  readonly idle?: number;
  /** The way to other processes on the same store; null for who is alone there. */
  readonly bus?: Bus | null;
  /** How long another process is left to go on at a table where it wrote last. */
  readonly standBy?: number;
  /** How often tables are looked at for what no word came through of. */
  readonly lookEvery?: number;
  readonly now?: () => number;
  readonly failed?: (error: unknown) => void;
  readonly meters?: Meters;
  /** Where chance comes from; tests bring their own. */
  readonly secrets?: Pick<House, 'newName' | 'newSalt' | 'newSeed'>;
}

const USUAL_WINDOW = 1_500;
const USUAL_ABSENCE = 60_000;
const USUAL_IDLE = 60_000;
const USUAL_STAND_BY = 3_000;
const USUAL_LOOK = 10_000;

export interface Hall extends House {
  rests: House['rests'];
  /** Tells whoever is connected here that they are asked at a table. */
  tellTurn(person: string, table: string): void;
  /** What somebody came with may not hold any more: their connections here are looked at. */
  checkPerson(person: string): void;
  /** The same of everybody: words of it may have been lost. */
  checkPeople(): Promise<void>;
  /** Something may have been said at a table, somewhere else. */
  talked(room: Room): void;
  /** Somebody has come to a table. */
  came(room: Room): void;
  /** Says something to the other processes. */
  say: Neighbours['say'];
  /** The room, with all that other processes wrote at it until now. */
  upToDate(table: string): Promise<Room | null>;
  /** Whether a room is the one in which its table is played. */
  has(room: Room): boolean;
  /** The room if it is open and nothing is being read for it. */
  openNow(table: string): Room | null;
  enter(room: Room): void;
  /** Does something in a room that needs the store; wishes that come meanwhile wait. */
  alone<X>(room: Room, work: () => Promise<X>): Promise<X>;
  rooms(): number;
  /** The rooms at which somebody looks here. */
  watched(): Room[];
  readonly rater: Rater;
  /** Looks at all clocks now, those of tables that are not open among them. */
  lookAtClocks(): Promise<void>;
  close(): Promise<void>;
}

export function makeHall(options: HallOptions): Hall {
  const { store, window = USUAL_WINDOW, idle = USUAL_IDLE, now = Date.now, meters = makeMeters() } = options;
  const failed = options.failed ?? (() => undefined);
  const rooms = makeOpenRooms({ load, idle, now });
  const neighbours = makeNeighbours(() => hall, rooms.all, {
    bus: options.bus ?? null,
    standBy: options.standBy ?? USUAL_STAND_BY,
    lookEvery: options.lookEvery ?? USUAL_LOOK,
  });
  const committer = makeCommitter(store, failed, meters, neighbours.wrote, options.spacing);
  const thinkers = makeThinkers();
  const replays = makeReplays();
  const slices = makeSlices();
  const broken = makeBroken(meters);
  const isOpen = (room: Room): boolean => !isClosed && rooms.has(room);
  const bots = makeBotsTurns(() => hall, isOpen);
  let isClosed = false;

  async function load(table: string, address: string): Promise<Room | null> {
    await timekeeper.ready;
    const kept = broken.has(table) ? null : await readKept(store, table, 0);
    const room = kept === null ? null : await opened(kept, address);
    if (room === null) return null;
    room.elsewhere = await neighbours.elsewhere(table);
    await readTalk(store, room);
    // Another process may have written meanwhile, and what it said of that found no room here.
    if (!neighbours.isAlone && isBehind(room, await store.head(table))) return load(table, address);
    guarded(hall, room, () => hall.enter(room));
    return rooms.has(room) ? room : null;
  }

  /** A row or a line that nobody can read is a fault of this table alone. */
  async function opened({ row, lines }: Kept, address: string): Promise<Room | null> {
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
    if (!rooms.has(room)) return;
    rooms.remove(room);
    const { members } = room;
    room.members = [];
    for (const { member } of members) tell(member);
    neighbours.scattered(room.id);
  }

  const hall: Hall = {
    store,
    committer,
    meters,
    window,
    absence: options.absence ?? USUAL_ABSENCE,
    now,
    rests: [],
    failed,
    slices,
    replays,
    think: thinkers.think,
    ...(options.secrets ?? { newName, newSalt, newSeed }),
    has: rooms.has,
    openNow: rooms.now,
    room: rooms.get,
    alone,
    async upToDate(table) {
      const room = await hall.room(table);
      if (room === null || neighbours.isAlone) return room;
      await neighbours.catchUp(room);
      return hall.room(table);
    },
    enter(room) {
      rooms.add(room);
      if (!isLive(room)) return;
      resumeClocks(hall, room);
      openQuestion(hall, room);
      resumeWindow(hall, room);
    },
    part(room, member) {
      room.members = room.members.filter((seated) => seated.member !== member);
      room.lastHere.set(member.person, performance.now());
      room.touched = now();
      neighbours.peopleChanged(room.id);
    },
    called(person, table) {
      hall.tellTurn(person, table);
      neighbours.say({ about: 'turn', person, table });
    },
    tellTurn: () => undefined,
    checkPerson: () => undefined,
    checkPeople: async () => undefined,
    talked: () => undefined,
    isAlone: neighbours.isAlone,
    came(room) {
      neighbours.peopleChanged(room.id);
      // Bots among themselves have waited for somebody to look.
      if (isLive(room) && neighbours.mayAct(room)) hall.callBots(room);
    },
    say: neighbours.say,
    mayAct: neighbours.mayAct,
    repair: neighbours.repair,
    raceOver: (table) => void rater.count(table),
    callOrders: (room) => {
      if (!isClosed) awaitOrders(hall, room, isOpen);
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
    rooms: () => rooms.all.size,
    watched: () => [...rooms.all.values()].filter(({ members }) => members.length > 0),
    get rater() {
      return rater;
    },
    lookAtClocks: () => timekeeper.look(),
    async close() {
      await timekeeper.close();
      isClosed = true;
      rooms.close();
      await Promise.all([thinkers.close(), replays.close()]);
      await committer.flushed();
      await rater.close();
      await neighbours.close();
      await store.close();
    },
  };
  const timekeeper = makeTimekeeper({
    store,
    committer,
    now,
    failed,
    rooms: () => rooms.all.values(),
    broken: broken.count,
    open: (table) => hall.room(table),
    mayAct: neighbours.mayAct,
    standBy: neighbours.isAlone ? 0 : neighbours.standBy,
    timeIsUp: (room) => guarded(hall, room, () => timeIsUp(hall, room)),
    rested(rests) {
      hall.rests = rests;
    },
  });
  neighbours.begin(committer);
  const rater = makeRater(hall);
  void timekeeper.ready.then(() => rater.look()).catch(failed);
  return hall;
}
