// One connection: reads what it asks, and grants or refuses it.
import type { Refusal } from '@race/kernel';
import {
  type NetBrought,
  type NetWish,
  PROTOCOL,
  readUsualAnswer,
  readWish,
  type WishOf,
} from '@race/protocol';
import { banOf, tellSanctions } from '../administration/sanctions.ts';
import { noteAwaited } from '../notices/awaiting.ts';
import type { Mailbox } from '../notices/mailbox.ts';
import type { Accounts } from '../people/accounts.ts';
import { Proof } from '../people/proof.ts';
import { followPeople } from '../rooms/clocks.ts';
import type { Hall } from '../rooms/hall.ts';
import { seatOf } from '../rooms/matter.ts';
import { missing } from '../rooms/missing.ts';
import { type Asker, isLive, takeAnswer } from '../rooms/play.ts';
import { NO } from '../rooms/refusals.ts';
import { type Member, type Room, tellNews } from '../rooms/room.ts';
import { readSpoken, type Spoken, spokenAs } from '../rooms/spoken.ts';
import type { Log } from '../watch/log.ts';
import type { Limits } from './buckets.ts';
import { type Granted, grant } from './grants.ts';
import { type Identity, type People, welcome } from './people.ts';

/** What a connection needs of its socket. */
export interface Wire {
  send(text: string, id?: number): void;
  close(code: number): void;
}

export interface Desk {
  readonly hall: Hall;
  readonly people: People;
  readonly accounts: Accounts;
  /** The people who read reports; nobody where the host has named none. */
  readonly administrators: ReadonlySet<string>;
  /** Lets every other connection of a person go: what they came with no longer holds. */
  dismiss(person: string, except?: Session): void;
  /** Tells every connection of a person what was imposed on them and is not read yet. */
  warn(person: string): Promise<void>;
  readonly limits: Limits;
  /** Null where the host has set up no mail. */
  readonly mailbox: Mailbox | null;
  /** Origins of push services that the host has named. */
  readonly pushServices: readonly string[];
  /** Hears of what should never happen. */
  failed(error: unknown): void;
  readonly log: Log;
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
  'clock',
  'lobby',
  'mine',
  'player',
  'ratings',
  'push',
  'unpush',
  'export',
  'forgetMe',
  'mail',
  'mailCode',
  'expedition',
  'expeditions',
  'setOff',
  'report',
  'reports',
]);
const MOST_WATCHED = 20;
/** After so many refused messages there is no person at the other end. */
const PATIENCE = 200;
export const POLICY = 1008;
const SIGNED_OUT = 4001;

/** What an answer is given to. */
type To = Pick<WishOf<'answer'>, 'id' | 'question' | 'key'>;

/** One of thousands: what all have in common stands in the class, what one has for itself is little. */
export class Session implements Member {
  readonly address: string;
  /** The number of its socket, for the log. */
  readonly nth: number;
  /** A list, since it is short and there are thousands. */
  watching: readonly Room[] = [];
  /** Whether anything was heard since the last heartbeat. */
  isAlive = true;
  who: Identity | null = null;
  /** The page that opened the socket; null for a program. */
  readonly origin: string | null;
  #proof: Proof | null = null;
  readonly #desk: Desk;
  readonly #wire: Wire;
  #patience = PATIENCE;
  /** What was asked first is granted first. */
  #queue: Promise<void> | null = null;

  constructor(
    desk: Desk,
    wire: Wire,
    { address, origin, nth }: { address: string; origin: string | null; nth: number },
  ) {
    this.#desk = desk;
    this.#wire = wire;
    this.address = address;
    this.origin = origin;
    this.nth = nth;
  }

  get person(): string {
    return this.who?.person ?? '';
  }

  /** Few ever need one. */
  get proof(): Proof {
    this.#proof ??= new Proof(this.origin);
    return this.#proof;
  }

  send(text: string, id?: number): void {
    this.#wire.send(text, id);
  }

  /** The page resumes by itself, from what is in the store. */
  lost(table: string): void {
    this.watching = this.watching.filter((room) => room.id !== table);
    this.send(JSON.stringify({ say: 'lost', table }));
  }

  outcome(id: number, value: NetBrought): void {
    this.send(JSON.stringify({ say: 'outcome', id, ok: true, value }));
  }

  refuse(id: number | null, refusal: Refusal): void {
    const { reason, rule } = refusal;
    this.#desk.hall.meters.refusals.add(rule);
    this.#desk.log.say({ event: 'refused', socket: this.nth, rule, reason });
    if (this.#patience <= 0) this.#wire.close(POLICY);
    else this.send(JSON.stringify({ say: 'outcome', id, ok: false, refusal }));
    this.#patience -= 1;
  }

  hear(text: string): void {
    if (!this.#desk.limits.address.take(this.address)) {
      this.refuse(null, NO.tooFast);
      return;
    }
    if (this.#answerKnown(text)) return;
    const wish = readWish(text);
    if (wish === null || typeof wish === 'number') this.refuse(wish, NO.malformed);
    else if (wish.do !== 'answer' || !this.#answerNow(wish)) this.#enqueue(wish);
  }

  #enqueue(wish: NetWish): void {
    const next = (this.#queue ?? Promise.resolve()).then(() => this.#serve(wish));
    this.#queue = next;
    void next.then(() => {
      if (this.#queue === next) this.#queue = null;
    });
  }

  /** The socket is gone. */
  end(): void {
    for (const room of this.watching) {
      this.#leave(room);
      tellNews(room);
      followPeople(this.#desk.hall, room);
    }
    this.watching = [];
  }

  unwatch(room: Room): void {
    this.watching = this.watching.filter((one) => one !== room);
    this.#leave(room);
  }

  #leave(room: Room): void {
    const { hall } = this.#desk;
    hall.part(room, this);
    if (this.who?.isKept !== true || room.live === null || seatOf(room.matter, this.person) === null) return;
    if (isLive(room)) noteAwaited(hall, room);
    const seen = { write: 'seen', table: room.id, person: this.person, at: room.live.at } as const;
    hall.committer.add(seen, () => undefined);
  }

  /** By far the usual case: an answer that was given before, in the same words, at whatever table of these rules. */
  #answerKnown(text: string): boolean {
    const usual = readUsualAnswer(text);
    const room = usual === null ? null : this.#roomNow(usual.table);
    if (usual === null || room === null) return false;
    const said = spokenAs(room.rules, usual.text);
    if (said === undefined) return false;
    this.#answerIn(room, said, usual);
    return true;
  }

  #answerNow(wish: WishOf<'answer'>): boolean {
    const room = this.#roomNow(wish.table);
    if (room === null) return false;
    this.#answerIn(room, readSpoken(room.rules, wish.answer), wish);
    return true;
  }

  /** The room, where it is open and nothing waits: then no promise has to be made. */
  #roomNow(table: string): Room | null {
    return this.who === null || this.#queue !== null ? null : this.#desk.hall.openNow(table);
  }

  #answerIn(room: Room, said: Spoken | null, to: To): void {
    const { limits } = this.#desk;
    const asker = new Asking(this, to.id);
    if (!limits.person.take(this.person) || !limits.table.take(room.id)) asker.refuse(NO.tooFast);
    else this.#answer(room, said, to, asker);
  }

  #answer(room: Room, said: Spoken | null, { question, key }: To, asker: Asker): void {
    this.#patience = Math.min(PATIENCE, this.#patience + 1);
    const seat = seatOf(room.matter, this.person);
    if (seat === null) asker.refuse(NO.notYourSeat);
    else if (!isLive(room)) asker.refuse(NO.notBegun);
    else takeAnswer(this.#desk.hall, room, { seat, question, key, said }, asker);
  }

  async #serve(wish: NetWish): Promise<void> {
    const asker = new Asking(this, wish.id);
    try {
      if (wish.do === 'hello' || wish.do === 'claim') return await this.#meet(wish);
      if (this.who === null) return asker.refuse(NO.helloFirst);
      if (!this.#isAffordable(wish)) return asker.refuse(NO.tooFast);
      if (wish.do === 'answer') {
        const room = await this.#desk.hall.room(wish.table);
        if (room === null) return asker.refuse(await missing(this.#desk.hall, wish.table));
        return this.#answer(room, readSpoken(room.rules, wish.answer), wish, asker);
      }
      if (wish.do === 'watch' && this.watching.length >= MOST_WATCHED) return asker.refuse(NO.full);
      const granted: Granted = await grant({ desk: this.#desk, session: this, who: this.who, asker }, wish);
      if (granted === null) return;
      if ('reason' in granted) asker.refuse(granted);
      else this.outcome(wish.id, granted);
    } catch (error) {
      asker.refuse(NO.notKept);
      this.#desk.failed(error);
    }
  }

  #isAffordable(wish: NetWish): boolean {
    const { limits } = this.#desk;
    if (!limits.person.take(this.person)) return false;
    return (
      !COSTLY.has(wish.do) || (limits.costly.take(this.person) && limits.costlyAddress.take(this.address))
    );
  }

  async #meet(wish: WishOf<'hello'> | WishOf<'claim'>): Promise<void> {
    const { limits, people } = this.#desk;
    if (wish.do === 'hello' && wish.protocol !== PROTOCOL) return this.refuse(wish.id, NO.protocol);
    if (!limits.costlyAddress.take(this.address)) return this.refuse(wish.id, NO.tooFast);
    if (wish.do === 'claim' && !(await limits.claims.take(this.address)))
      return this.refuse(wish.id, NO.tooFast);
    const who = wish.do === 'claim' ? await people.claim(wish.code) : await this.#known(wish);
    if (who === null) return this.refuse(wish.id, wish.do === 'claim' ? NO.unknownCode : NO.unknownToken);
    const banned = who.isKept ? await banOf(this.#desk.hall, who.person) : null;
    if (banned !== null) return this.refuse(wish.id, banned);
    this.become(who);
    const isNew = wish.do === 'claim' || wish.token === null;
    this.outcome(wish.id, welcome(who, isNew ? who.token : null));
    if (!who.isKept) return;
    for (const table of await this.#desk.hall.store.awaitsOf(who.person))
      this.send(JSON.stringify({ say: 'turn', table }));
    await tellSanctions(this.#desk.hall, this);
  }

  /** From now on it is somebody else who asks. */
  become(who: Identity): void {
    this.end();
    this.who = who;
    this.#proof = null;
  }

  /** What this connection came with holds no longer. */
  dismiss(): void {
    this.#wire.close(SIGNED_OUT);
  }

  #known(wish: WishOf<'hello'>): Promise<Identity | null> | Identity {
    const { people } = this.#desk;
    return wish.token === null ? people.newGuest(wish.name ?? '') : people.byToken(wish.token);
  }
}

/** One wish of one session, until it is answered. */
class Asking implements Asker {
  readonly member: Session;
  readonly id: number;
  readonly since = performance.now();

  constructor(member: Session, id: number) {
    this.member = member;
    this.id = id;
  }

  refuse(refusal: Refusal): void {
    this.member.refuse(this.id, refusal);
  }

  written(at: number): void {
    this.member.outcome(this.id, { kind: 'written', at });
  }
}
