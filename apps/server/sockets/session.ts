// One connection: reads its requests, and has them handled in order.
import type { Refusal } from '@race/kernel';
import { type ClientRequest, type RequestResult, readRequest } from '@race/protocol';
import { noteAwaited } from '../notices/awaiting.ts';
import type { HashRequest } from '../people/hashing.ts';
import { Proof } from '../people/proof.ts';
import { followPeople } from '../rooms/clocks.ts';
import { guarded } from '../rooms/guarded.ts';
import { isLive } from '../rooms/live-room.ts';
import { tellPresence } from '../rooms/news.ts';
import { NO } from '../rooms/refusals.ts';
import type { Member, Room } from '../rooms/room.ts';
import { seatOf } from '../rooms/table-record.ts';
import { answerKnown, answerLater, answerNow } from './answering.ts';
import { isAffordable } from './costs.ts';
import { type HandlerResult, handle } from './handlers.ts';
import { handleHello } from './hello.ts';
import { PendingRequest } from './pending-request.ts';
import type { Identity } from './people.ts';
import type { SharedContext } from './shared-context.ts';

/** What a connection needs of its socket. */
export interface Wire {
  /** False from the moment it is told to close, whatever the other end does. */
  readonly isOpen: boolean;
  send(text: string, id?: number): void;
  close(code: number): void;
}

const MOST_WATCHED = 20;
/** Requests of one connection that are not handled yet. */
const MOST_WAITING = 200;
/** After so many refused messages there is no person at the other end. */
const MOST_FAULTS = 200;
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
  readonly #shared: SharedContext;
  readonly #wire: Wire;
  #faultsLeft = MOST_FAULTS;
  /** Requests are handled in order. */
  #queue: Promise<void> | null = null;
  #waiting = 0;

  constructor(
    shared: SharedContext,
    wire: Wire,
    { address, origin, label, nth }: { address: string; origin: string | null; label: string; nth: number },
  ) {
    this.#shared = shared;
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
    const { workAddress, workPerson } = this.#shared.limits;
    workAddress.spend(this.address, milliseconds);
    workPerson.spend(this.payer, milliseconds);
  }

  /** How it waits for a password to be hashed; its address is charged for that. */
  hashRequest(isFirst: boolean): HashRequest {
    const { address } = this;
    const { workAddress } = this.#shared.limits;
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
    this.send(JSON.stringify({ type: 'lost', table }));
  }

  closed(table: string, refusal: Refusal): void {
    this.watching = this.watching.filter((room) => room.id !== table);
    this.send(JSON.stringify({ type: 'closed', table, refusal }));
  }

  sendResult(id: number, value: RequestResult): void {
    this.send(JSON.stringify({ type: 'result', id, ok: true, value }));
  }

  /** The same with the result as JSON. */
  sendResultText(id: number, value: string): void {
    this.send(`{"type":"result","id":${id},"ok":true,"value":${value}}`);
  }

  refuse(id: number | null, refusal: Refusal): void {
    const { reason, rule } = refusal;
    this.#shared.rooms.meters.refusals.add(rule);
    this.#shared.log.write({ event: 'refused', socket: this.nth, rule, reason });
    if (this.#faultsLeft <= 0) this.#wire.close(POLICY);
    else this.send(JSON.stringify({ type: 'result', id, ok: false, refusal }));
    this.#faultsLeft -= 1;
  }

  /** Whoever answers is most likely a person. */
  trust(): void {
    this.#faultsLeft = Math.min(MOST_FAULTS, this.#faultsLeft + 1);
  }

  /** A request is not handled yet. */
  get isBusy(): boolean {
    return this.#queue !== null;
  }

  receive(text: string): void {
    if (!this.#wire.isOpen) return;
    const since = performance.now();
    this.#take(text);
    this.spend(performance.now() - since);
  }

  #take(text: string): void {
    if (!this.#shared.limits.address.take(this.address)) {
      this.refuse(null, NO.tooFast);
      return;
    }
    if (answerKnown(this.#shared, this, text)) return;
    const request = readRequest(text);
    if (request === null || typeof request === 'number') this.refuse(request, NO.malformed);
    else if (request.do === 'answer' && answerNow(this.#shared, this, request)) return;
    else if (this.#waiting >= MOST_WAITING) this.refuse(request.id, NO.tooFast);
    else this.#wait(() => this.#serve(request));
  }

  /** Does something once all that was asked before is done. */
  #wait(work: () => Promise<void>): void {
    const next = (this.#queue ?? Promise.resolve()).then(work).catch(this.#shared.failed);
    this.#queue = next;
    this.#waiting += 1;
    void next.then(() => {
      this.#waiting -= 1;
      if (this.#queue === next) this.#queue = null;
    });
  }

  /** The socket is gone. */
  end(): void {
    const { rooms } = this.#shared;
    const left = this.watching;
    this.watching = [];
    for (const room of left)
      guarded(rooms, room, () => {
        this.#leave(room);
        tellPresence(rooms, room);
        followPeople(rooms, room);
      });
  }

  unwatch(room: Room): void {
    this.watching = this.watching.filter((one) => one !== room);
    this.#leave(room);
  }

  #leave(room: Room): void {
    const { rooms } = this.#shared;
    rooms.part(room, this);
    if (this.who?.isStored !== true || room.live === null || seatOf(room.record, this.person) === null)
      return;
    if (isLive(room)) noteAwaited(rooms, room);
    const seen = { write: 'seen', table: room.id, person: this.person, at: room.live.at } as const;
    rooms.committer.add(seen, () => undefined);
  }

  async #serve(request: ClientRequest): Promise<void> {
    if (!this.#wire.isOpen) return;
    const replier = new PendingRequest(this, request.id);
    try {
      if (request.do === 'hello' || request.do === 'claim')
        return await handleHello(this.#shared, this, request);
      if (this.who === null) return replier.refuse(NO.helloFirst);
      if (!isAffordable(this.#shared.limits, this, request)) return replier.refuse(NO.tooFast);
      if (request.do === 'answer') return await answerLater(this.#shared, request, replier);
      if (request.do === 'watch' && this.watching.length >= MOST_WATCHED) return replier.refuse(NO.full);
      const result: HandlerResult = await handle(
        { shared: this.#shared, session: this, who: this.who, replier },
        request,
      );
      if (result === null) return;
      if ('reason' in result) replier.refuse(result);
      else this.sendResult(request.id, result);
    } catch (error) {
      replier.refuse(NO.notKept);
      this.#shared.failed(error);
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
    const checked = mayStay.then((may) => void (may || this.dismiss())).catch(this.#shared.failed);
    this.#wait(() => checked);
    await checked;
  }
}
