// One connection: reads what it asks, and grants or refuses it.
import type { Refusal } from '@race/kernel';
import { type NetBrought, type NetWish, readWish } from '@race/protocol';
import { noteAwaited } from '../notices/awaiting.ts';
import type { Waiting } from '../people/hashing.ts';
import { Proof } from '../people/proof.ts';
import { followPeople } from '../rooms/clocks.ts';
import { guarded } from '../rooms/guarded.ts';
import { isLive } from '../rooms/live-room.ts';
import { seatOf } from '../rooms/matter.ts';
import { tellPresence } from '../rooms/news.ts';
import { NO } from '../rooms/refusals.ts';
import type { Member, Room } from '../rooms/room.ts';
import { answerKnown, answerLater, answerNow } from './answering.ts';
import { Asking } from './asking.ts';
import { isAffordable } from './costs.ts';
import type { Desk } from './desk.ts';
import { type Granted, grant } from './grants.ts';
import { meet } from './meeting.ts';
import type { Identity } from './people.ts';

/** What a connection needs of its socket. */
export interface Wire {
  /** False from the moment it is told to close, whatever the other end does. */
  readonly isOpen: boolean;
  send(text: string, id?: number): void;
  close(code: number): void;
}

const MOST_WATCHED = 20;
/** Wishes of one connection that are not granted yet. */
const MOST_WAITING = 200;
/** After so many refused messages there is no person at the other end. */
const PATIENCE = 200;
export const POLICY = 1008;
const SIGNED_OUT = 4001;

/** One of thousands: what all have in common stands in the class, what one has for itself is little. */
export class Session implements Member {
  readonly address: string;
  /** When the socket was opened, by `performance.now()`. */
  readonly opened = performance.now();
  /** The number of its socket, for the log. */
  readonly nth: number;
  /** A list, since it is short and there are thousands. */
  watching: readonly Room[] = [];
  /** Whether anything was heard since the last heartbeat. */
  isAlive = true;
  who: Identity | null = null;
  /** The page that opened the socket; null for a program. */
  readonly origin: string | null;
  /** Browser and system of the device. */
  readonly label: string;
  #proof: Proof | null = null;
  readonly #desk: Desk;
  readonly #wire: Wire;
  #patience = PATIENCE;
  /** What was asked first is granted first. */
  #queue: Promise<void> | null = null;
  #waiting = 0;

  constructor(
    desk: Desk,
    wire: Wire,
    { address, origin, label, nth }: { address: string; origin: string | null; label: string; nth: number },
  ) {
    this.#desk = desk;
    this.#wire = wire;
    this.address = address;
    this.origin = origin;
    this.label = label;
    this.nth = nth;
  }

  /** False from the moment the connection is closed, or told to close. */
  get isOpen(): boolean {
    return this.#wire.isOpen;
  }

  /** Who is charged for what this connection asks. */
  get payer(): string {
    return this.isGuest ? `guests of ${this.address}` : this.person;
  }

  get isGuest(): boolean {
    return this.who?.hasAccount !== true;
  }

  spend(milliseconds: number): void {
    const { workAddress, workPerson } = this.#desk.limits;
    workAddress.spend(this.address, milliseconds);
    workPerson.spend(this.payer, milliseconds);
  }

  /** How it waits for a password to be hashed; its address is charged for that. */
  waiting(isFirst: boolean): Waiting {
    const { address } = this;
    const { workAddress } = this.#desk.limits;
    return { address, isFirst, spend: (milliseconds) => workAddress.spend(address, milliseconds) };
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

  closed(table: string, refusal: Refusal): void {
    this.watching = this.watching.filter((room) => room.id !== table);
    this.send(JSON.stringify({ say: 'closed', table, refusal }));
  }

  outcome(id: number, value: NetBrought): void {
    this.send(JSON.stringify({ say: 'outcome', id, ok: true, value }));
  }

  /** The same with what was brought as JSON. */
  outcomeText(id: number, value: string): void {
    this.send(`{"say":"outcome","id":${id},"ok":true,"value":${value}}`);
  }

  refuse(id: number | null, refusal: Refusal): void {
    const { reason, rule } = refusal;
    this.#desk.hall.meters.refusals.add(rule);
    this.#desk.log.say({ event: 'refused', socket: this.nth, rule, reason });
    if (this.#patience <= 0) this.#wire.close(POLICY);
    else this.send(JSON.stringify({ say: 'outcome', id, ok: false, refusal }));
    this.#patience -= 1;
  }

  /** Whoever answers is most likely a person. */
  trust(): void {
    this.#patience = Math.min(PATIENCE, this.#patience + 1);
  }

  /** Something that was asked is not granted yet. */
  get isBusy(): boolean {
    return this.#queue !== null;
  }

  hear(text: string): void {
    if (!this.#wire.isOpen) return;
    const since = performance.now();
    this.#take(text);
    this.spend(performance.now() - since);
  }

  #take(text: string): void {
    if (!this.#desk.limits.address.take(this.address)) {
      this.refuse(null, NO.tooFast);
      return;
    }
    if (answerKnown(this.#desk, this, text)) return;
    const wish = readWish(text);
    if (wish === null || typeof wish === 'number') this.refuse(wish, NO.malformed);
    else if (wish.do === 'answer' && answerNow(this.#desk, this, wish)) return;
    else if (this.#waiting >= MOST_WAITING) this.refuse(wish.id, NO.tooFast);
    else this.#wait(() => this.#serve(wish));
  }

  /** Does something once all that was asked before is done. */
  #wait(work: () => Promise<void>): void {
    const next = (this.#queue ?? Promise.resolve()).then(work).catch(this.#desk.failed);
    this.#queue = next;
    this.#waiting += 1;
    void next.then(() => {
      this.#waiting -= 1;
      if (this.#queue === next) this.#queue = null;
    });
  }

  /** The socket is gone. */
  end(): void {
    const { hall } = this.#desk;
    const left = this.watching;
    this.watching = [];
    for (const room of left)
      guarded(hall, room, () => {
        this.#leave(room);
        tellPresence(hall, room);
        followPeople(hall, room);
      });
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

  async #serve(wish: NetWish): Promise<void> {
    if (!this.#wire.isOpen) return;
    const asker = new Asking(this, wish.id);
    try {
      if (wish.do === 'hello' || wish.do === 'claim') return await meet(this.#desk, this, wish);
      if (this.who === null) return asker.refuse(NO.helloFirst);
      if (!isAffordable(this.#desk.limits, this, wish)) return asker.refuse(NO.tooFast);
      if (wish.do === 'answer') return await answerLater(this.#desk, wish, asker);
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

  /** From now on it is somebody else who asks. */
  become(who: Identity): void {
    this.end();
    this.who = who;
    this.#proof = null;
  }

  /** What this connection came with holds no longer: nothing more is heard on it, and it is at no table. */
  dismiss(): void {
    this.#wire.close(SIGNED_OUT);
    this.end();
  }

  /** What is asked from now on waits until it is known whether this connection may stay. */
  async hold(mayStay: Promise<boolean>): Promise<void> {
    const checked = mayStay.then((may) => void (may || this.dismiss())).catch(this.#desk.failed);
    this.#wait(() => checked);
    await checked;
  }
}
