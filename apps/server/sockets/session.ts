// One connection: reads its requests, and has them handled in order.

import type { Refusal } from '@race/kernel';
import {
  type ClientRequest,
  type RequestOf,
  type RequestResult,
  readPlainAnswer,
  readRequest,
} from '@race/protocol';
import { type RawData, WebSocket } from 'ws';
import type { HashRequest } from '../accounts/hashing.ts';
import type { Identity } from '../accounts/identities.ts';
import { Proof } from '../accounts/proof.ts';
import { cpuTime } from '../common/cpu-time.ts';
import { NO } from '../common/refusals.ts';
import { handleHello } from '../people/hello.ts';
import type { Connection, SharedContext } from '../requests/context.ts';
import { isAffordable } from '../requests/costs.ts';
import { PendingRequest } from '../requests/pending-request.ts';
import { type AnswerText, knownAnswer, readAnswerText } from '../rooms/answer-texts.ts';
import { noteAwaited } from '../rooms/awaiting.ts';
import { followPeople } from '../rooms/clocks.ts';
import { isLive } from '../rooms/live.ts';
import { tellPresence } from '../rooms/news.ts';
import { takeAnswer } from '../rooms/play.ts';
import type { TableActor } from '../rooms/table-actor.ts';
import { seatOf } from '../rooms/table-record.ts';
import { PendingAnswer } from '../table-requests/answers.ts';
import { handle } from './handlers.ts';

const NOT_TEXT = 1003;

/** A socket with its session, so that no message needs a lookup. */
export class LiveSocket extends WebSocket {
  session: Session | null = null;
}

export const sessionOf = (socket: WebSocket): Session | null =>
  socket instanceof LiveSocket ? socket.session : null;

/** What every socket does with a message. */
export function receiveMessage(this: WebSocket, data: RawData, isBinary: boolean): void {
  if (isBinary) this.close(NOT_TEXT);
  else sessionOf(this)?.receive(data.toString());
}

/** What a session sends by. */
export interface Wire {
  /** False as soon as it is being closed, whatever the client does. */
  readonly isOpen: boolean;
  send(text: string, id?: number): void;
  close(code: number): void;
}

/** The most requests of one connection that wait to be handled. */
const MOST_WAITING = 200;
/** The most refused messages of a connection. */
const MOST_FAULTS = 200;
export const POLICY = 1008;
const SIGNED_OUT = 4001;

/** The question of an answer, and its key. */
type AnswerName = Pick<RequestOf<'answer'>, 'id' | 'table' | 'question' | 'key'>;

/** There are thousands of sessions, so each is small. */
export class Session implements Connection {
  readonly address: string;
  /** When the socket was opened, by `performance.now()`. */
  readonly opened = performance.now();
  /** The number of its socket, for the log. */
  readonly nth: number;
  /** A list and no set, since it is short. */
  watching: readonly TableActor[] = [];
  /** The pings since one was answered. */
  missed = 0;
  /** Whether an answer to a question was written since the last heartbeat: only a client that reads can give one. */
  hasAnswered = false;
  who: Identity | null = null;
  /** The page that opened the socket; null for a program. */
  readonly origin: string | null;
  /** Browser and system of the device. */
  readonly label: string;
  /** A program that only reads: nobody sees it at a table. */
  readonly isQuiet: boolean;
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
    {
      address,
      origin,
      label,
      nth,
      isQuiet = false,
    }: { address: string; origin: string | null; label: string; nth: number; isQuiet?: boolean },
  ) {
    this.#shared = shared;
    this.#wire = wire;
    this.address = address;
    this.origin = origin;
    this.label = label;
    this.nth = nth;
    this.isQuiet = isQuiet;
  }

  /** False as soon as the connection is closed or being closed. */
  get isOpen(): boolean {
    return this.#wire.isOpen;
  }

  /** Who is charged: an account, the owner of a bot account, or all guests of an address. */
  get payer(): string {
    return this.isGuest ? `guests of ${this.address}` : (this.who?.owner ?? this.person);
  }

  get isGuest(): boolean {
    return this.who?.hasAccount !== true;
  }

  spend(milliseconds: number): void {
    const { workAddress, workPerson } = this.#shared.limits;
    workAddress.spend(this.address, milliseconds);
    workPerson.spend(this.payer, milliseconds);
  }

  /** A request to hash a password; its address is charged for it. */
  hashRequest(isFirst: boolean): HashRequest {
    const { address } = this;
    const { workAddress } = this.#shared.limits;
    return { address, isFirst, spend: (milliseconds) => workAddress.spend(address, milliseconds) };
  }

  get person(): string {
    return this.who?.person ?? '';
  }

  /** Made on demand, since few sessions need one. */
  get proof(): Proof {
    this.#proof ??= new Proof(this.origin);
    return this.#proof;
  }

  /** What comes of an answer bears its number. */
  send(text: string, id?: number): void {
    if (id !== undefined) this.hasAnswered = true;
    this.#wire.send(text, id);
  }

  /** Tells the page to watch the table again. */
  lost(table: string): void {
    this.watching = this.watching.filter((actor) => actor.id !== table);
    this.send(JSON.stringify({ type: 'lost', table }));
  }

  closed(table: string, refusal: Refusal): void {
    this.watching = this.watching.filter((actor) => actor.id !== table);
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
    this.#shared.services.meters.refusals.add(rule);
    this.#shared.log.write({ event: 'refused', socket: this.nth, rule, reason });
    if (this.#faultsLeft <= 0) this.#wire.close(POLICY);
    else this.send(JSON.stringify({ type: 'result', id, ok: false, refusal }));
    this.#faultsLeft -= 1;
  }

  /** A client that plays is most likely a person. */
  trust(): void {
    this.#faultsLeft = Math.min(MOST_FAULTS, this.#faultsLeft + 1);
  }

  receive(text: string): void {
    if (!this.#wire.isOpen) return;
    const since = cpuTime();
    this.#take(text);
    this.spend(cpuTime() - since);
  }

  /** Answers are by far the most frequent requests, and most of them known texts: they need no parser and no promise. */
  #take(text: string): void {
    if (!this.#shared.limits.address.take(this.address)) {
      this.refuse(null, NO.tooFast);
      return;
    }
    const plain = readPlainAnswer(text);
    const actor = plain === null ? null : this.#tableNow(plain.table);
    const known = plain === null || actor === null ? undefined : knownAnswer(actor.rules, plain.text);
    if (plain !== null && actor !== null && known !== undefined) this.#answer(actor, plain, known);
    else this.#takeRequest(readRequest(text));
  }

  #takeRequest(request: ReturnType<typeof readRequest>) {
    if (request === null || typeof request === 'number') return this.refuse(request, NO.malformed);
    const actor = request.do === 'answer' ? this.#tableNow(request.table) : null;
    if (request.do === 'answer' && actor !== null)
      this.#answer(actor, request, readAnswerText(actor.rules, request.answer));
    else if (this.#waiting >= MOST_WAITING) this.refuse(request.id, NO.tooFast);
    else this.#wait(() => this.#serve(request));
  }

  /** The table, if the request need not wait. */
  #tableNow(table: string): TableActor | null {
    return this.who === null || this.#queue !== null ? null : this.#shared.rooms.openNow(table);
  }

  #answer(actor: TableActor, named: AnswerName, answerText: AnswerText | null) {
    const { person, guests, table } = this.#shared.limits;
    const { question, key } = named;
    const given = { person: this.person, question, key, answerText };
    const replier = new PendingAnswer(this.#shared, this, named, given);
    if (!(this.isGuest ? guests : person).take(this.payer) || !table.take(actor.id))
      return replier.refuse(NO.tooFast);
    this.trust();
    takeAnswer(actor, given, replier);
  }

  /** Does something once all earlier requests are handled. */
  #wait(work: () => Promise<void>): void {
    const next = (this.#queue ?? Promise.resolve()).then(work).catch(this.#shared.failed);
    this.#queue = next;
    this.#waiting += 1;
    void next.then(() => {
      this.#waiting -= 1;
      if (this.#queue === next) this.#queue = null;
    });
  }

  /** Leaves all tables. */
  end(): void {
    const left = this.watching;
    this.watching = [];
    for (const actor of left)
      actor.guard(() => {
        this.#leave(actor);
        if (this.isQuiet) return;
        tellPresence(actor);
        followPeople(actor);
      });
  }

  unwatch(actor: TableActor): void {
    this.watching = this.watching.filter((one) => one !== actor);
    this.#leave(actor);
  }

  #leave(actor: TableActor): void {
    actor.removeMember(this);
    if (this.isQuiet || this.who?.isStored !== true || !isLive(actor)) return;
    if (seatOf(actor.game.record, this.person) === null) return;
    noteAwaited(actor);
    const seen = { write: 'seen', table: actor.id, person: this.person, at: actor.game.live.at } as const;
    this.#shared.services.committer.add(seen, () => undefined);
  }

  async #serve(request: ClientRequest): Promise<void> {
    if (!this.#wire.isOpen) return;
    const replier = new PendingRequest(this, request.id);
    try {
      if (request.do === 'hello' || request.do === 'claim')
        return await handleHello(this.#shared, this, request);
      if (this.who === null) return replier.refuse(NO.helloFirst);
      if (!isAffordable(this.#shared.limits, this, request.do)) return replier.refuse(NO.tooFast);
      if (!this.who.isStored && this.#shared.holds.refuses(this.address, request.do))
        return replier.refuse(NO.heldAddress);
      const result = await handle({ shared: this.#shared, session: this, who: this.who, replier }, request);
      if (result === null) return;
      if ('reason' in result) replier.refuse(result);
      else this.sendResult(request.id, result);
    } catch (error) {
      replier.refuse(NO.notKept);
      this.#shared.failed(error);
    }
  }

  /** Continues as another person. */
  become(who: Identity): void {
    this.end();
    this.who = who;
    this.#proof = null;
  }

  /** The token is no longer valid: closes the connection and leaves its tables. */
  dismiss(): void {
    this.#wire.close(SIGNED_OUT);
    this.end();
  }

  /** Delays its requests until it is known whether it may stay open. */
  async hold(mayStay: Promise<boolean>): Promise<void> {
    const checked = mayStay.then((may) => void (may || this.dismiss())).catch(this.#shared.failed);
    this.#wait(() => checked);
    await checked;
  }
}
