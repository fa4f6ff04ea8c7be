// Other processes on the same store. Any of them serves any table, and none owns one. Whoever wrote last at a table goes on
// there by itself, with bots, orders and clocks; the others stand by, and step in when nothing comes of it.
import type { Change, KeptHead } from '@race/store';
import type { Bus } from '../bus/bus.ts';
import type { Word } from '../bus/words.ts';
import { noteAwaited } from '../notices/awaiting.ts';
import { makeCatchingUp } from './catching-up.ts';
import { followPeople } from './clocks.ts';
import type { Committer } from './committer.ts';
import type { Hall } from './hall.ts';
import { isLive } from './live-room.ts';
import { tellPresence } from './news.ts';
import { makePresence, type Presence } from './presence.ts';
import type { Room } from './room.ts';

export interface Neighbourhood {
  /** Null for who is alone. */
  readonly bus: Bus | null;
  /** How long another process is left to go on by itself, in milliseconds. */
  readonly standBy: number;
  /** How often rooms are looked at, should no word of them have come through. */
  readonly lookEvery: number;
}

export interface Neighbours {
  readonly isAlone: boolean;
  readonly standBy: number;
  mayAct(room: Room): boolean;
  repair(room: Room): Promise<void>;
  /** Reads what others wrote at a table, and goes on to there. */
  catchUp(room: Room): Promise<void>;
  /** Something was written here: the others may want to know. */
  wrote(change: Change): void;
  say(word: Word): void;
  /** Tells the others that this process is there. */
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
export const isBehind = (room: Room, head: KeptHead | null): boolean =>
  head !== null && (head.lines > (room.live?.lines ?? 0) || head.revision > room.revision);

export function makeNeighbours(
  hall: () => Hall,
  rooms: ReadonlyMap<string, Room>,
  { bus, standBy, lookEvery }: Neighbourhood,
): Neighbours {
  const isAlone = bus === null;
  const isOpen = (room: Room): boolean => rooms.get(room.id) === room;
  const { mayBeBehind, catchUp, repair, goOn } = makeCatchingUp(hall, isOpen);

  function mayAct(room: Room): boolean {
    if (isAlone || room.isOurs) return true;
    room.standIn ??= setTimeout(
      () => void stepIn(room).catch(hall().failed),
      standBy * (1 + Math.random() / 4),
    );
    return false;
  }

  /** The one that wrote last has not gone on. It may have, and no word came through. */
  async function stepIn(room: Room): Promise<void> {
    const { live } = room;
    const lines = live?.lines;
    await catchUp(room);
    room.standIn = null;
    if (!isOpen(room) || !isLive(room) || room.live.lines !== lines) return;
    room.isOurs = true;
    goOn(room);
    followPeople(hall(), room);
  }

  /** Learns who looks at a table elsewhere. Whoever wrote last there writes down what follows from it. */
  async function learnPeople(room: Room): Promise<void> {
    const elsewhere = await own.elsewhere(room.id);
    if (!isOpen(room) || elsewhere.symmetricDifference(room.elsewhere).size === 0) return;
    for (const person of room.elsewhere)
      if (!elsewhere.has(person)) room.lastHere.set(person, performance.now());
    room.elsewhere = elsewhere;
    tellPresence(hall(), room);
    // They may have written it already.
    await catchUp(room);
    await hall().alone(room, async () => {
      if (!isOpen(room) || !isLive(room) || !mayAct(room)) return;
      followPeople(hall(), room);
      noteAwaited(hall(), room);
    });
  }

  function heard(word: Word): void {
    const room = 'table' in word ? rooms.get(word.table) : undefined;
    if (word.about === 'turn') hall().tellTurn(word.person, word.table);
    else if (word.about === 'person') hall().checkPerson(word.person);
    else if (room === undefined) return;
    else if (word.about === 'people') void learnPeople(room).catch(hall().failed);
    else if (word.about === 'talk') hall().talked(room);
    else if (isBehind(room, word)) mayBeBehind(room);
  }

  /** Looks at all tables that somebody looks at: words may have been lost. */
  async function look(isMissed: boolean): Promise<void> {
    looks += 1;
    const isWhole = isMissed || looks % PEOPLE_EVERY === 0;
    const watched = [...rooms.values()].filter(({ members }) => members.length > 0);
    for (const room of watched) mayBeBehind(room);
    if (!isWhole) return;
    for (const room of watched) {
      if (!isOpen(room)) continue;
      await learnPeople(room);
      hall().talked(room);
    }
  }

  let presence: Presence | null = null;
  let looks = 0;
  const missed = async (): Promise<void> => {
    await look(true);
    await hall().checkPeople();
  };
  bus?.hear({ heard, missed: () => void missed().catch(hall().failed) });
  const looking = bus === null ? null : setInterval(() => void look(false).catch(hall().failed), lookEvery);
  looking?.unref();

  const own: Neighbours = {
    isAlone,
    standBy,
    mayAct,
    repair,
    catchUp: async (room) => (isAlone ? undefined : catchUp(room)),
    wrote(change) {
      if (change.write === 'line')
        bus?.say({
          about: 'table',
          table: change.table,
          lines: change.line.line,
          revision: change.row?.revision ?? 0,
        });
      else if (change.write === 'table')
        bus?.say({ about: 'table', table: change.row.table, lines: 0, revision: change.row.revision });
    },
    say: (word) => bus?.say(word),
    begin(committer) {
      if (bus === null) return;
      const { store, now, failed } = hall();
      presence = makePresence({ store, committer, rooms, now, failed, say: own.say });
    },
    peopleChanged: (table) => presence?.changed(table),
    scattered: (table) => presence?.scattered(table),
    elsewhere: async (table) => (await presence?.elsewhere(table)) ?? new Set(),
    async close() {
      if (looking !== null) clearInterval(looking);
      for (const { standIn } of rooms.values()) if (standIn !== null) clearTimeout(standIn);
      await presence?.close();
      await bus?.close();
    },
  };
  return own;
}
