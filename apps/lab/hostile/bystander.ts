// Calm players in a process of their own while the server is attacked. The laboratory starts it with a port and an
// address; it answers each request with what it has measured since the last one.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type FailoverClient, openFailoverClient, sitDown } from '../net/failover-client.ts';
import type { Acknowledged } from '../net/table-clients.ts';
import { corrected } from './percentile.ts';

/**
 * Requests of the laboratory: begin to measure; the measurements; the number of acknowledged answers so far; the tables;
 * and all acknowledged answers at tables that were played since the last request.
 */
export type BystanderQuestion = 'begin' | 'end' | 'count' | 'tables' | 'acknowledged';

export interface BystanderMeasures {
  /** Milliseconds until an answer at a table was acknowledged, and until a ping was answered. */
  readonly answers: readonly number[];
  readonly pings: readonly number[];
  /** The same for an echo server that nobody attacks. */
  readonly echoes: readonly number[];
  /** People who came during the measurement, and those who got no welcome. */
  readonly newcomers: number;
  readonly turnedAway: number;
}

export type BystanderRecord = readonly (readonly [table: string, acknowledged: readonly Acknowledged[]])[];

const TABLES = 3;
const CREWS = 2;
const THOUGHT = 60;
const PING_EVERY = 50;
const NEWCOMER_EVERY = 1_000;
const NEWCOMER_TIMEOUT = 10_000;

interface Game {
  readonly people: readonly FailoverClient[];
  table: string;
  /** How many answers of each player were acknowledged before this table. */
  before: readonly number[];
}

const [port = 0, address = '', echo = 0] = [
  Number(process.argv[2]),
  process.argv[3],
  Number(process.argv[4]),
];
/** Times of answered requests, and those that still wait. */
function newTally() {
  const done: number[] = [];
  const open = new Set<number>();
  return {
    /** Records a request; the returned function is called when it is answered. */
    start(): () => void {
      const since = performance.now();
      open.add(since);
      return () => {
        if (open.delete(since)) done.push(performance.now() - since);
      };
    },
    /** Requests that still wait count with their time so far. */
    all: (): number[] => [...done, ...[...open].map((since) => performance.now() - since)],
  };
}

const place = [{ host: '127.0.0.1', port }];
const kept: [string, Acknowledged[]][] = [];
const tables: string[] = [];
let pings = newTally();
let echoes = newTally();
let newcomers = 0;
let turnedAway = 0;
let isMeasuring = false;

async function playAt(people: readonly FailoverClient[]): Promise<string> {
  for (const one of people) one.plays = false;
  const table = await sitDown(people);
  tables.push(table);
  return table;
}

async function openGame(nth: number): Promise<Game> {
  const people = await Promise.all(
    Array.from({ length: CREWS }, (_, seat) =>
      openFailoverClient(() => place, { home: 0, seed: 100 * nth + seat, thought: THOUGHT, from: address }),
    ),
  );
  return { people, table: await playAt(people), before: people.map(() => 0) };
}

const acknowledgedAt = ({ people, before }: Game): Acknowledged[] =>
  people.flatMap(({ acknowledged }, at) => acknowledged.slice(before[at]));

/** When a race is over another begins; if the server cannot store a new table now, a moment later. */
async function playOn(game: Game): Promise<void> {
  for (;;) {
    await sleep(100);
    if (!game.people.every((one) => one.isOver())) continue;
    kept.push([game.table, acknowledgedAt(game)]);
    game.before = game.people.map(({ acknowledged }) => acknowledged.length);
    for (let isDown = false; !isDown; )
      try {
        game.table = await playAt(game.people);
        isDown = true;
      } catch {
        await sleep(200);
      }
  }
}

/** Pings are sent at fixed times, whether the last one was answered or not. */
async function pingOn(traveller: FailoverClient): Promise<void> {
  for (;;) {
    await sleep(PING_EVERY);
    const done = pings.start();
    traveller.ask({ do: 'ping' }).then(done, done);
  }
}

async function echoOn(): Promise<void> {
  const socket = connect({ port: echo, host: '127.0.0.1', noDelay: true });
  const waiting: (() => void)[] = [];
  socket.on('error', () => process.exit());
  socket.on('data', (bytes) => {
    for (const _ of bytes) waiting.shift()?.();
  });
  for (;;) {
    await sleep(PING_EVERY);
    waiting.push(echoes.start());
    socket.write('.');
  }
}

async function comeNew(): Promise<void> {
  for (;;) {
    const started = performance.now();
    if (isMeasuring) {
      newcomers += 1;
      if (!(await isWelcomed())) turnedAway += 1;
    }
    await sleep(Math.max(20, isMeasuring ? NEWCOMER_EVERY - (performance.now() - started) : 20));
  }
}

function isWelcomed(): Promise<boolean> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, {
    perMessageDeflate: false,
    localAddress: address,
    handshakeTimeout: NEWCOMER_TIMEOUT,
  });
  return new Promise((resolve) => {
    const end = (isIn: boolean): void => {
      clearTimeout(timeout);
      socket.terminate();
      resolve(isIn);
    };
    const timeout = setTimeout(() => end(false), NEWCOMER_TIMEOUT);
    socket.on('error', () => end(false));
    socket.once('open', () => socket.send('{"id":1,"do":"hello","protocol":1,"token":null,"name":"New"}'));
    socket.once('message', (data) => end(data.toString().includes('"welcome"')));
  });
}

const games = await Promise.all(Array.from({ length: TABLES }, (_, nth) => openGame(nth + 1)));
const pinger = await openFailoverClient(() => place, { home: 0, seed: 1, from: address });
for (const game of games) void playOn(game);
void pingOn(pinger);
void echoOn();
void comeNew();

function begin(): void {
  for (const { people } of games) for (const one of people) one.latencies = [];
  pings = newTally();
  echoes = newTally();
  newcomers = 0;
  turnedAway = 0;
  isMeasuring = true;
}

/** Requests that still wait count with their time so far. */
function end(): BystanderMeasures {
  isMeasuring = false;
  const now = performance.now();
  const people = games.flatMap((game) => game.people);
  const answered = people.flatMap(({ latencies }) => latencies);
  const open = people.flatMap((one) => one.waitingSince() ?? []).map((since) => now - since);
  return {
    // While one answer waits no other is sent: those that would have been sent are counted, too.
    answers: corrected([...answered, ...open], THOUGHT),
    pings: pings.all(),
    echoes: echoes.all(),
    newcomers,
    turnedAway,
  };
}

const ANSWERS: {
  readonly [Q in Exclude<BystanderQuestion, 'begin'>]: () =>
    | BystanderMeasures
    | BystanderRecord
    | readonly string[]
    | number;
} = {
  end,
  count: () => games.flatMap(({ people }) => people).reduce((sum, one) => sum + one.acknowledged.length, 0),
  tables: () => tables,
  acknowledged: () => [
    ...kept.splice(0),
    ...games.map((game): [string, Acknowledged[]] => [game.table, acknowledgedAt(game)]),
  ],
};

process.on('message', (question: BystanderQuestion) => {
  if (question === 'begin') begin();
  else process.send?.(ANSWERS[question]());
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
