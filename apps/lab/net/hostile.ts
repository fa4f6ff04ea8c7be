// Everything a server should refuse, many times over: it must stand, change nothing and not grow.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseFrom, fast, type Stream } from '@race/kernel';
import { openSqlite } from '@race/store';
import { WebSocket } from 'ws';
import { startChild, TABLES } from './child.ts';
import { type Crowd, openCrowd } from './crowd.ts';
import { noTally, type Pace } from './tally.ts';

export interface HostileFigures {
  readonly messages: number;
  readonly answered: number;
  /** Connections the server ended. */
  readonly ended: number;
  readonly crashed: boolean;
  /** Lines or tables that should not be there. */
  readonly effects: number;
  /** Megabytes of heap from after the first tenth to the end. */
  readonly grown: number;
}

interface Target {
  readonly table: string;
  /** A key and an answer that were accepted once. */
  readonly old: { readonly key: string; readonly answer: string };
}

type Attack = (target: Target, n: number, chance: Stream) => string;

const wish = (id: number, parts: object): string => JSON.stringify({ id, ...parts });

const ATTACKS: { readonly [kind: string]: Attack } = {
  malformed: (_, n) =>
    ['{', 'null', '[]', '""', '{"id":1}', `{"id":${n},"do":"fly"}`, '\u0000', '{"id":1e99}'][n % 8] ?? '',
  proto: (_, n) => `{"id":${n},"do":"watch","__proto__":{"table":"x"},"since":null}`,
  deep: () => `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  oversized: () => `{"id":1,"do":"rename","name":"${'x'.repeat(8_000)}"}`,
  stale: ({ table }, n) =>
    wish(n, { do: 'answer', table, question: 0, key: `h${n}`, answer: { do: 'pass' } }),
  future: ({ table }, n) =>
    wish(n, { do: 'answer', table, question: 1e9, key: `h${n}`, answer: { do: 'pass' } }),
  replayed: ({ table, old }, n) =>
    wish(n, { do: 'answer', table, question: 1, key: old.key, answer: JSON.parse(old.answer) }),
  wrongSeat: ({ table }, n) => wish(n, { do: 'undo', table, key: `h${n}` }),
  notHost: ({ table }, n) => wish(n, { do: 'begin', table }),
  noTable: (_, n) => wish(n, { do: 'watch', table: `nowhere${n}`, since: null }),
  noAnswer: ({ table }, n) =>
    wish(n, { do: 'answer', table, question: n, key: 'k', answer: { do: 'win', by: [n] } }),
  badOptions: (_, n) =>
    wish(n, {
      do: 'create',
      game: 'race',
      options: { board: 'moon', [`x${n}`]: 1 },
      seats: ['me'],
      listed: true,
    }),
  guessedToken: (_, n) =>
    wish(n, { do: 'hello', protocol: 1, token: `guess-${String(n).padStart(20, '0')}`, name: null }),
  guessedCode: (_, n) => wish(n, { do: 'claim', code: `AAAA${String(n % 1e6).padStart(6, '2')}` }),
  strangeClock: ({ table }, n) =>
    wish(n, {
      do: 'clock',
      table,
      clock: [
        null,
        {},
        7,
        { bank: n, free: 0, away: 1e9, late: 'me' },
        { bank: 0, free: 30, away: 0, late: 'bot' },
      ][n % 5],
    }),
  knockElsewhere: (_, n) =>
    wish(n, {
      do: 'push',
      endpoint: ['http://127.0.0.1/', 'https://10.0.0.1/x', 'file:///etc/passwd', 'no address'][n % 4],
      p256dh: 'x'.repeat(87),
      auth: 'y'.repeat(22),
      language: 'en',
    }),
  mailStrangers: (_, n) =>
    wish(n, { do: 'mail', address: `a${n}@example.org\r\nBcc: b@example.org`, language: 'en' }),
  guessedMail: (_, n) => wish(n, { do: 'mailCode', code: `AAAA${String(n % 1e6).padStart(6, '2')}` }),
  strangeOrders: ({ table }, n) =>
    wish(n, {
      do: 'orders',
      table,
      orders: [{ decline: 1, guards: true }, { decline: 99, guards: 1 }, []][n % 3],
    }),
  strangeDraft: ({ table }, n) =>
    wish(n, { do: 'draft', table, question: n % 9, answer: { do: 'plan', boxes: [n] } }),
  back: ({ table }, n) => wish(n, { do: 'back', table }),
  guessedBug: (_, n) => wish(n, { do: 'bugFilm', bug: `b${n}` }),
  extraField: ({ table }, n) => wish(n, { do: 'film', table, seat: 2 }),
};

const KINDS = Object.keys(ATTACKS);
const LINES = 8;
const A_BATCH = 200;

export async function measureHostility(
  messages: number,
  seed: number,
  said: (done: number) => void,
): Promise<HostileFigures> {
  const data = mkdtempSync(join(tmpdir(), 'race-hostile-'));
  const child = await startChild(TABLES, { DATA: data, LIMITS: 'off', WINDOW: '0' });
  let crashed = false;
  child.process.once('exit', () => {
    crashed = true;
  });
  const chance = fast(seed, 4);
  const pace: Pace = { pause: 0 };
  const crowd = await openCrowd(child.port, { tally: noTally(), pace, seed });
  await new Promise((settle) => setTimeout(settle, 500));
  pace.pause = 'not yet';
  await new Promise((settle) => setTimeout(settle, 300));
  const target = targetOf(crowd);
  const before = await contents(data);
  const counts = { answered: 0, ended: 0 };
  const attackers = await Promise.all(Array.from({ length: LINES }, () => attacker(child.port, counts)));
  let heap = 0;
  for (let n = 0; n < messages && !crashed; ) {
    for (let some = 0; some < A_BATCH && n < messages; some++, n++) {
      const kind = chooseFrom(chance, KINDS);
      await attackers[n % LINES]?.(ATTACKS[kind]?.(target, n, chance) ?? '');
    }
    await settled(counts);
    if (heap === 0 && n >= messages / 10) heap = (await child.memory()).heap;
    said(n);
  }
  await new Promise((settle) => setTimeout(settle, 300));
  const grown = crashed ? 0 : Math.round((await child.memory()).heap - heap) / 1e6;
  const effects = difference(before, await contents(data));
  const isDown = crashed;
  crowd.close();
  await child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
  return { messages, ...counts, crashed: isDown, effects, grown: Math.round(grown * 100) / 100 };
}

function targetOf(crowd: Crowd): Target {
  const [old] = crowd.acknowledged;
  if (old === undefined) throw new Error('nothing was played');
  return { table: crowd.table, old };
}

/** A connection that comes back whenever it is thrown out. */
async function attacker(port: number, counts: { answered: number; ended: number }) {
  const open = () => openAttack(port, counts);
  let socket = await open();
  return async (text: string): Promise<void> => {
    if (socket.readyState !== WebSocket.OPEN) socket = await open();
    socket.send(text);
  };
}

async function openAttack(port: number, counts: { answered: number; ended: number }): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { perMessageDeflate: false });
  await new Promise<void>((settle, fail) => {
    socket.once('open', () => settle());
    socket.once('error', fail);
  });
  socket.on('message', () => {
    counts.answered += 1;
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    counts.ended += 1;
  });
  socket.send('{"id":0,"do":"hello","protocol":1,"token":null,"name":"Mallory"}');
  return socket;
}

/** Waits until no more answers come. */
async function settled(counts: { answered: number; ended: number }): Promise<void> {
  let last = -1;
  while (last !== counts.answered + counts.ended) {
    last = counts.answered + counts.ended;
    await new Promise((settle) => setTimeout(settle, 10));
  }
}

async function contents(data: string): Promise<{ tables: number; lines: string }> {
  const store = openSqlite(join(data, 'race.sqlite'));
  const tables = await store.tablesAfter('', 1_000);
  const lines: string[] = [];
  for (const { table } of tables) lines.push(JSON.stringify(await store.lines(table)));
  await store.close();
  return { tables: tables.length, lines: lines.join() };
}

const difference = (a: { tables: number; lines: string }, b: { tables: number; lines: string }): number =>
  Math.abs(a.tables - b.tables) + (a.lines === b.lines ? 0 : 1);
