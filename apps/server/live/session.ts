// One connection: reads what it asks, and grants or refuses it.
import type { Refusal } from '@race/kernel';
import { type NetBrought, type NetWish, PROTOCOL, readWish } from '@race/protocol';
import type { Hall } from '../rooms/hall.ts';
import { seatOf } from '../rooms/matter.ts';
import { type Asker, isLive, takeAnswer } from '../rooms/play.ts';
import { NO } from '../rooms/refusals.ts';
import type { Member, Room } from '../rooms/room.ts';
import type { Limits } from './buckets.ts';
import { type Granted, grant } from './grants.ts';
import type { Identity, People } from './people.ts';

/** What a connection needs of its socket. */
export interface Wire {
  send(text: string): void;
  close(code: number): void;
}

export interface Desk {
  readonly hall: Hall;
  readonly people: People;
  readonly limits: Limits;
}

export interface Session extends Member {
  who: Identity | null;
  readonly address: string;
  readonly watching: Set<Room>;
  hear(text: string): void;
  /** The socket is gone. */
  end(): void;
}

/** What costs more than a message: it reads a whole race, or leaves something behind. */
const COSTLY: ReadonlySet<NetWish['do']> = new Set([
  'watch',
  'create',
  'rematch',
  'film',
  'bugFilm',
  'file',
  'bug',
  'code',
  'undo',
  'propose',
  'consent',
  'lobby',
  'mine',
]);
const MOST_WATCHED = 20;
/** After so many refused messages there is no person at the other end. */
const PATIENCE = 200;
const POLICY = 1008;

export function openSession(desk: Desk, wire: Wire, address: string): Session {
  const { limits } = desk;
  let patience = PATIENCE;
  let queue: Promise<void> | null = null;

  const outcome = (id: number, value: NetBrought): void =>
    wire.send(JSON.stringify({ say: 'outcome', id, ok: true, value }));

  function refuse(id: number | null, refusal: Refusal) {
    if (patience-- <= 0) return wire.close(POLICY);
    wire.send(JSON.stringify({ say: 'outcome', id, ok: false, refusal }));
  }

  const session: Session = {
    who: null,
    address,
    watching: new Set(),
    get person() {
      return session.who?.person ?? '';
    },
    send: (text) => wire.send(text),
    lost(table) {
      for (const room of session.watching) if (room.id === table) session.watching.delete(room);
      // The page resumes by itself, from what is in the store.
      wire.send(JSON.stringify({ say: 'lost', table }));
    },
    hear(text) {
      if (!limits.address.take(address)) return refuse(null, NO.tooFast);
      const wish = readWish(text);
      if (wish === null || typeof wish === 'number') return refuse(wish, NO.malformed);
      if (queue === null && wish.do === 'answer' && answerNow(wish)) return;
      // What was asked first is granted first.
      const before = queue;
      const next = (before ?? Promise.resolve()).then(() => serve(wish));
      queue = next;
      void next.then(() => {
        if (queue === next) queue = null;
      });
    },
    end() {
      for (const room of session.watching) leaveRoom(room);
      session.watching.clear();
    },
  };

  const askerOf = (id: number): Asker => ({
    member: session,
    id,
    refuse: (refusal) => refuse(id, refusal as Refusal),
    written: (at) => outcome(id, { kind: 'written', at }),
  });

  /** The usual case: the room is open and nothing waits; no promise is made for it. */
  function answerNow(wish: Extract<NetWish, { do: 'answer' }>): boolean {
    const { who } = session;
    if (who === null) return false;
    const room = desk.hall.openNow(wish.table);
    if (room === null) return false;
    const asker = askerOf(wish.id);
    if (!limits.person.take(who.person) || !limits.table.take(wish.table)) asker.refuse(NO.tooFast);
    else answer(room, wish, asker);
    return true;
  }

  function answer(room: Room, wish: Extract<NetWish, { do: 'answer' }>, asker: Asker) {
    patience = Math.min(PATIENCE, patience + 1);
    const seat = seatOf(room.matter, session.person);
    if (seat === null) return asker.refuse(NO.notYourSeat);
    if (!isLive(room)) return asker.refuse(NO.notBegun);
    takeAnswer(desk.hall, room, { seat, question: wish.question, key: wish.key, answer: wish.answer }, asker);
  }

  function leaveRoom(room: Room) {
    desk.hall.part(room, session);
    if (session.who?.isKept && room.live !== null && seatOf(room.matter, session.person) !== null) {
      const seen = { write: 'seen', table: room.id, person: session.person, at: room.live.at } as const;
      desk.hall.committer.add(seen, () => undefined);
    }
  }

  async function serve(wish: NetWish): Promise<void> {
    const asker = askerOf(wish.id);
    try {
      if (wish.do === 'hello' || wish.do === 'claim') return await meet(wish);
      const { who } = session;
      if (who === null) return asker.refuse(NO.helloFirst);
      if (!limits.person.take(who.person) || !isAffordable(wish)) return asker.refuse(NO.tooFast);
      if (wish.do === 'answer') {
        const room = await desk.hall.room(wish.table);
        return room === null ? asker.refuse(NO.unknownTable) : answer(room, wish, asker);
      }
      if (wish.do === 'watch' && session.watching.size >= MOST_WATCHED) return asker.refuse(NO.full);
      const granted: Granted = await grant({ desk, session, who, asker, leaveRoom }, wish);
      if (granted === null) return;
      if ('reason' in granted) asker.refuse(granted);
      else outcome(wish.id, granted);
    } catch (error) {
      asker.refuse(NO.notKept);
      throw error;
    }
  }

  const isAffordable = (wish: NetWish): boolean =>
    !COSTLY.has(wish.do) || (limits.costly.take(session.person) && limits.costlyAddress.take(address));

  async function meet(wish: Extract<NetWish, { do: 'hello' | 'claim' }>): Promise<void> {
    if (wish.do === 'hello' && wish.protocol !== PROTOCOL) return refuse(wish.id, NO.protocol);
    if (!limits.costlyAddress.take(address)) return refuse(wish.id, NO.tooFast);
    if (wish.do === 'claim' && !limits.claims.take(address)) return refuse(wish.id, NO.tooFast);
    const who = wish.do === 'claim' ? await desk.people.claim(wish.code) : await known(wish);
    if (who === null) return refuse(wish.id, wish.do === 'claim' ? NO.unknownCode : NO.unknownToken);
    session.end();
    session.who = who;
    const { person, name, token } = who;
    const isNew = wish.do === 'claim' || wish.token === null;
    outcome(wish.id, { kind: 'welcome', person, name, token: isNew ? token : null });
  }

  const known = (wish: Extract<NetWish, { do: 'hello' }>): Promise<Identity | null> | Identity =>
    wish.token === null ? desk.people.newGuest(wish.name ?? '') : desk.people.byToken(wish.token);

  return session;
}
