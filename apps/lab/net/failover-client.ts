// A player who changes servers when one is gone or silent, and repeats unanswered requests, like the page.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Race, RaceRules } from '@race/great-race';
import { chooseFrom, fast, streams } from '@race/kernel';
import { follow, type Mirror, mayAnswer, mirrorOf } from '@race/online';
import { livePath, type RequestBody, type RequestResult, type ServerMessage } from '@race/protocol';
import { gameOf } from '@race/server/rooms/games.ts';
import { WebSocket } from 'ws';
import type { Acknowledged } from './table-clients.ts';

/** The address of a server. */
export interface ServerAddress {
  readonly host: string;
  readonly port: number;
  /** The certificates to trust, where it is reached over TLS. */
  readonly trusts?: string;
}

export interface FailoverClient {
  readonly acknowledged: Acknowledged[];
  /** Refused answers, and mirrors that did not fit. */
  readonly counts: { refused: number; broken: number; moves: number };
  /** The time of each acknowledged answer in milliseconds, since it was first sent. */
  latencies: number[];
  /** When the waiting answer was sent; null if none waits. */
  waitingSince(): number | null;
  /** The last beat that was seen. */
  at(): number;
  isOver(): boolean;
  ask(request: RequestBody): Promise<RequestResult>;
  /** Watches a table from now on, at any server. */
  join(table: string): Promise<void>;
  /** Answers whenever asked, or stops. */
  plays: boolean;
  /** The longest time without a table, in milliseconds, from the loss of a socket on. */
  longestAway: number;
  /** Whether the table is watched now. */
  isHere(): boolean;
  /** Connects again, at the address of the table. */
  move(): void;
  close(): void;
}

interface Pending {
  readonly key: string;
  readonly question: number;
  readonly answer: object;
  readonly since: number;
  id: number;
}

export interface Habits {
  readonly home: number;
  readonly seed: number;
  /** Milliseconds before each answer. */
  readonly thought?: number;
  /** The address of this machine from which connections are made. */
  readonly from?: string;
  /** Whether the address of the socket carries the table, as the page's does. */
  readonly affinity?: boolean;
  /** Milliseconds before a connection is tried again, on average. */
  readonly pause?: number;
}

const OPENING = 3_000;
const PING_EVERY = 1_000;
/** A server that is silent for so long counts as gone. */
const SILENCE = 4_000;
const A_PAUSE = 150;
const A_THOUGHT = 25;

let keys = 0;

/** A player at one of these servers, who knows the others. */
export async function openFailoverClient(
  places: () => readonly ServerAddress[],
  { home, seed, thought = A_THOUGHT, from, affinity = false, pause = A_PAUSE }: Habits,
): Promise<FailoverClient> {
  const chance = fast(seed, 21);
  const waiting = new Map<number, { resolve(got: RequestResult): void; reject(error: Error): void }>();
  let socket: WebSocket | null = null;
  let token: string | null = null;
  let table = '';
  let mirror: Mirror<Race> | null = null;
  let rules: RaceRules | null = null;
  let names: readonly string[] = [];
  let pending: Pending | null = null;
  let last = 0;
  let lastReceived = 0;
  let isClosed = false;
  let tries = 0;
  let isHere = false;
  let goneSince: number | null = null;

  function send(request: RequestBody): number {
    last += 1;
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...request, id: last }));
    return last;
  }

  const ask = (request: RequestBody): Promise<RequestResult> =>
    new Promise((resolve, reject) => waiting.set(send(request), { resolve, reject }));

  const watch = (): Promise<RequestResult> => ask({ do: 'watch', table, since: mirror?.at ?? null });

  function receive(message: ServerMessage & { readonly id?: number | null }): void {
    lastReceived = performance.now();
    if (message.type === 'table') {
      const game = gameOf(message.news.game);
      names = game?.streams ?? [];
      rules ??= (game?.rules(message.news.options) ?? null) as RaceRules | null;
    }
    if (message.type === 'view') mirror = mirrorOf<Race>(message, mirror);
    if (message.type === 'lost') void watch().catch(() => socket?.terminate());
    if ((message.type === 'beat' || message.type === 'own') && mirror !== null) {
      mirror = follow(mirror, message);
      if (mirror === null) {
        client.counts.broken += 1;
        void watch().catch(() => socket?.terminate());
      }
    }
    if (message.id != null) receiveResult(message, message.id);
    if (pending === null) setTimeout(act, thought);
  }

  function receiveResult(message: ServerMessage, id: number): void {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (message.type === 'result' && asked !== undefined) {
      if (message.ok) asked.resolve(message.value);
      else asked.reject(new Error(message.refusal.reason));
    }
    if (id !== pending?.id) return;
    if (message.type !== 'result' || message.ok) {
      const { key, answer } = pending;
      client.acknowledged.push({ seat: mirror?.seat ?? 0, key, answer: JSON.stringify(answer) });
      client.counts.moves += 1;
      client.latencies.push(performance.now() - pending.since);
      pending = null;
    } else if (message.refusal.reason === 'net.notKept') setTimeout(repeat, A_PAUSE);
    else {
      client.counts.refused += 1;
      pending = null;
    }
  }

  function act(): void {
    if (!client.plays || pending !== null || mirror === null || rules === null || mirror.seat === null)
      return;
    const answers = mayAnswer<Race>(rules, mirror, streams(names, 1));
    if (answers.length === 0) return;
    const answer = chooseFrom(chance, answers) as object;
    const key = `v${process.pid}-${++keys}`;
    pending = { key, question: mirror.question, answer, since: performance.now(), id: 0 };
    repeat();
  }

  function repeat(): void {
    if (pending === null) return;
    const { key, question, answer } = pending;
    pending.id = send({ do: 'answer', table, question, key, answer });
  }

  /** One connection, until it is gone. */
  async function visit({ host, port, trusts }: ServerAddress): Promise<void> {
    const path = livePath(affinity && table !== '' ? table : null);
    const opened = new WebSocket(`${trusts === undefined ? 'ws' : 'wss'}://${host}:${port}${path}`, {
      perMessageDeflate: false,
      ...(trusts === undefined ? {} : { ca: trusts }),
      handshakeTimeout: OPENING,
      ...(from === undefined ? {} : { localAddress: from }),
    });
    const gone = new Promise<void>((resolve) => opened.once('close', () => resolve()));
    opened.on('error', () => opened.terminate());
    opened.on('message', (data) => receive(JSON.parse(data.toString())));
    await new Promise<void>((resolve, reject) => {
      opened.once('open', () => resolve());
      opened.once('close', () => reject(new Error('no server there')));
    });
    socket = opened;
    lastReceived = performance.now();
    const pinging = setInterval(() => {
      if (performance.now() - lastReceived > SILENCE) opened.terminate();
      else send({ do: 'ping' });
    }, PING_EVERY);
    try {
      void gone.then(forget);
      const met = await ask({ do: 'hello', protocol: 1, token, name: 'Client' });
      if (met.kind === 'welcome') token ??= met.token;
      if (table !== '') await watch();
      if (goneSince !== null)
        client.longestAway = Math.max(client.longestAway, performance.now() - goneSince);
      goneSince = null;
      isHere = true;
      repeat();
      arrive();
      await gone;
    } finally {
      isHere = false;
      goneSince ??= performance.now();
      clearInterval(pinging);
      opened.terminate();
      socket = null;
    }
  }

  function forget(): void {
    for (const { reject } of waiting.values()) reject(new Error('the connection is gone'));
    waiting.clear();
  }

  async function stay(): Promise<void> {
    for (; !isClosed; tries++) {
      const there = places();
      const place = there[(home + tries) % Math.max(1, there.length)];
      if (place !== undefined) await visit(place).catch(() => undefined);
      if (!isClosed) await sleep(pause * (0.5 + Math.random()));
    }
  }

  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const client: FailoverClient = {
    acknowledged: [],
    counts: { refused: 0, broken: 0, moves: 0 },
    latencies: [],
    waitingSince: () => pending?.since ?? null,
    at: () => mirror?.at ?? 0,
    isOver: () => mirror?.public.stack.length === 0,
    ask,
    async join(name) {
      table = name;
      mirror = null;
      pending = null;
      await watch();
    },
    plays: false,
    longestAway: 0,
    isHere: () => isHere,
    move() {
      isHere = false;
      socket?.terminate();
    },
    close() {
      isClosed = true;
      socket?.terminate();
    },
  };
  void stay();
  await arrived;
  return client;
}

/** A new race of these people; each of them plays from now on. */
export async function sitDown(people: readonly FailoverClient[]): Promise<string> {
  const [host, ...others] = people as [FailoverClient, ...FailoverClient[]];
  const seats = ['me', ...others.map(() => 'open')];
  const options = { crews: people.length };
  const made = await host.ask({ do: 'create', game: 'race', options, seats, listed: false });
  const table = made.kind === 'table' ? made.table : '';
  for (const [at, other] of others.entries()) {
    await other.join(table);
    await other.ask({ do: 'sit', table, seat: at + 1 });
  }
  await host.join(table);
  await host.ask({ do: 'begin', table });
  for (const one of people) one.plays = true;
  return table;
}
