// Other processes on the same store. Any of them serves any table, and none owns one. Whoever wrote last at a table goes on
// there by itself, with bots, orders and clocks; the others wait, and take over when it does not.
import type { Change, TableHead } from '@race/store';
import type { Bus } from '../bus/bus.ts';
import type { BusMessage } from '../bus/messages.ts';
import { noteAwaited } from '../notices/awaiting.ts';
import { makeCatchingUp } from './catching-up.ts';
import { followPeople } from './clocks.ts';
import type { Committer } from './committer.ts';
import { isLive } from './live-room.ts';
import { tellPresence } from './news.ts';
import { makePresence, type Presence } from './presence.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface ClusterOptions {
  /** Null for a single process. */
  readonly bus: Bus | null;
  /** How long the owner of a table has before another process takes over, in milliseconds. */
  readonly takeoverAfter: number;
  /** How often rooms are read from the store, in case messages were lost. */
  readonly pollEvery: number;
}

export interface Cluster {
  readonly isSingleProcess: boolean;
  readonly takeoverAfter: number;
  ownsNextMove(room: Room): boolean;
  repair(room: Room): Promise<void>;
  /** Reads what others wrote at a table, and goes on to there. */
  catchUp(room: Room): Promise<void>;
  /** Tells the others that something was written here. */
  wrote(change: Change): void;
  publish(message: BusMessage): void;
  /** Announces this process to the others. */
  begin(committer: Committer): void;
  /** Somebody came to a table here, or went. */
  peopleChanged(table: string): void;
  /** Everybody at a table here looks at it anew in a moment. */
  scattered(table: string): void;
  /** Who looks at a table at other processes. */
  elsewhere(table: string): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

/** Who is there and what is said can wait a little longer than what is played. */
const PEOPLE_EVERY = 3;

/** Whether more is written at a table than a room knows of. */
export const isBehind = (room: Room, head: TableHead | null): boolean =>
  head !== null && (head.lines > (room.live?.lines ?? 0) || head.revision > room.revision);

export function makeCluster(
  rooms: () => Rooms,
  openRooms: ReadonlyMap<string, Room>,
  { bus, takeoverAfter, pollEvery }: ClusterOptions,
): Cluster {
  const isSingleProcess = bus === null;
  const isOpen = (room: Room): boolean => openRooms.get(room.id) === room;
  const { mayBeBehind, catchUp, repair, goOn } = makeCatchingUp(rooms, isOpen);

  function ownsNextMove(room: Room): boolean {
    if (isSingleProcess || room.isOwned) return true;
    room.takeoverTimer ??= setTimeout(
      () => void takeOver(room).catch(rooms().failed),
      takeoverAfter * (1 + Math.random() / 4),
    );
    return false;
  }

  /** The owner has not gone on. It may have, and its message was lost: so the store is read first. */
  async function takeOver(room: Room): Promise<void> {
    const { live } = room;
    const lines = live?.lines;
    await catchUp(room);
    room.takeoverTimer = null;
    if (!isOpen(room) || !isLive(room) || room.live.lines !== lines) return;
    room.isOwned = true;
    goOn(room);
    followPeople(rooms(), room);
  }

  /** Learns who looks at a table elsewhere. Whoever wrote last there writes down what follows from it. */
  async function learnPeople(room: Room): Promise<void> {
    const elsewhere = await cluster.elsewhere(room.id);
    if (!isOpen(room) || elsewhere.symmetricDifference(room.elsewhere).size === 0) return;
    for (const person of room.elsewhere)
      if (!elsewhere.has(person)) room.lastHere.set(person, performance.now());
    room.elsewhere = elsewhere;
    tellPresence(rooms(), room);
    // They may have written it already.
    await catchUp(room);
    await rooms().exclusively(room, async () => {
      if (!isOpen(room) || !isLive(room) || !ownsNextMove(room)) return;
      followPeople(rooms(), room);
      noteAwaited(rooms(), room);
    });
  }

  function receive(message: BusMessage): void {
    const room = 'table' in message ? openRooms.get(message.table) : undefined;
    if (message.about === 'turn') rooms().notifyTurn(message.person, message.table);
    else if (message.about === 'person') rooms().checkPerson(message.person);
    else if (room === undefined) return;
    else if (message.about === 'people') void learnPeople(room).catch(rooms().failed);
    else if (message.about === 'talk') rooms().talked(room);
    else if (isBehind(room, message)) mayBeBehind(room);
  }

  /** Reads all watched tables: messages may have been lost. */
  async function poll(isMissed: boolean): Promise<void> {
    polls += 1;
    const isWhole = isMissed || polls % PEOPLE_EVERY === 0;
    const watched = [...openRooms.values()].filter(({ members }) => members.length > 0);
    for (const room of watched) mayBeBehind(room);
    if (!isWhole) return;
    for (const room of watched) {
      if (!isOpen(room)) continue;
      await learnPeople(room);
      rooms().talked(room);
    }
  }

  let presence: Presence | null = null;
  let polls = 0;
  const missed = async (): Promise<void> => {
    await poll(true);
    await rooms().checkPeople();
  };
  bus?.subscribe({ received: receive, missed: () => void missed().catch(rooms().failed) });
  const polling = bus === null ? null : setInterval(() => void poll(false).catch(rooms().failed), pollEvery);
  polling?.unref();

  const cluster: Cluster = {
    isSingleProcess,
    takeoverAfter,
    ownsNextMove,
    repair,
    catchUp: async (room) => (isSingleProcess ? undefined : catchUp(room)),
    wrote(change) {
      if (change.write === 'line')
        bus?.publish({
          about: 'table',
          table: change.table,
          lines: change.line.line,
          revision: change.row?.revision ?? 0,
        });
      else if (change.write === 'table')
        bus?.publish({ about: 'table', table: change.row.table, lines: 0, revision: change.row.revision });
    },
    publish: (message) => bus?.publish(message),
    begin(committer) {
      if (bus === null) return;
      const { store, now, failed } = rooms();
      presence = makePresence({ store, committer, rooms: openRooms, now, failed, publish: cluster.publish });
    },
    peopleChanged: (table) => presence?.changed(table),
    scattered: (table) => presence?.scattered(table),
    elsewhere: async (table) => (await presence?.elsewhere(table)) ?? new Set(),
    async close() {
      if (polling !== null) clearInterval(polling);
      for (const { takeoverTimer } of openRooms.values())
        if (takeoverTimer !== null) clearTimeout(takeoverTimer);
      await presence?.close();
      await bus?.close();
    },
  };
  return cluster;
}
