// Random invalid messages: the server must survive, change nothing and not grow.
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFrom, fast, type Stream } from '@race/kernel';
import type { Store } from '@race/store';
import { WebSocket } from 'ws';
import { openTableClients, type TableClients } from '../net/table-clients.ts';
import { type LoadPace, noTally } from '../net/tally.ts';
import type { Attack, Field } from './attack.ts';

/** The table that the messages name, and an earlier answer there. */
interface Aim {
  readonly table: string;
  /** A key and an answer that were accepted before. */
  readonly old: { readonly key: string; readonly answer: string };
}

type Message = (aim: Aim, n: number, chance: Stream) => string;

const request = (id: number, parts: object): string => JSON.stringify({ id, ...parts });

const MESSAGES: { readonly [kind: string]: Message } = {
  malformed: (_, n) =>
    ['{', 'null', '[]', '""', '{"id":1}', `{"id":${n},"do":"fly"}`, '\u0000', '{"id":1e99}'][n % 8] ?? '',
  proto: (_, n) => `{"id":${n},"do":"watch","__proto__":{"table":"x"},"since":null}`,
  deep: () => `${'['.repeat(2_000)}${']'.repeat(2_000)}`,
  oversized: () => `{"id":1,"do":"rename","name":"${'x'.repeat(8_000)}"}`,
  stale: ({ table }, n) =>
    request(n, { do: 'answer', table, question: 0, key: `h${n}`, answer: { do: 'pass' } }),
  future: ({ table }, n) =>
    request(n, { do: 'answer', table, question: 1e9, key: `h${n}`, answer: { do: 'pass' } }),
  replayed: ({ table, old }, n) =>
    request(n, { do: 'answer', table, question: 1, key: old.key, answer: JSON.parse(old.answer) }),
  wrongSeat: ({ table }, n) => request(n, { do: 'undo', table, key: `h${n}` }),
  notHost: ({ table }, n) => request(n, { do: 'begin', table }),
  noTable: (_, n) => request(n, { do: 'watch', table: `nowhere${n}`, since: null }),
  noAnswer: ({ table }, n) =>
    request(n, { do: 'answer', table, question: n, key: 'k', answer: { do: 'win', by: [n] } }),
  badOptions: (_, n) =>
    request(n, {
      do: 'create',
      game: 'race',
      options: { board: 'moon', [`x${n}`]: 1 },
      seats: ['me'],
      listed: true,
    }),
  guessedToken: (_, n) =>
    request(n, { do: 'hello', protocol: 1, token: `guess-${String(n).padStart(20, '0')}`, name: null }),
  guessedCode: (_, n) => request(n, { do: 'claim', code: `AAAA${String(n % 1e6).padStart(6, '2')}` }),
  strangeCup: (_, n) =>
    request(n, {
      ...{ name: `Cup ${n}`, kind: 'swiss', game: 'race', options: { crews: 4 }, rounds: 3, pace: 'quick' },
      ...{ startsIn: 3_600_000, do: 'makeCup' },
      ...[
        { kind: 'knockout' },
        { rounds: 0 },
        { rounds: 1e9 },
        { startsIn: -1 },
        { options: { board: 'moon' } },
        { game: 'chess' },
        { name: 'x' },
      ][n % 7],
    }),
  noCup: (_, n) =>
    request(n, {
      do: ['cup', 'enterCup', 'leaveCup', 'callOff'][n % 4],
      cup: `nowhere${n}`,
      ...(n % 4 === 0 ? { round: null } : {}),
    }),
  strangeClub: (_, n) =>
    request(n, {
      ...{ do: 'makeClub', name: `Club ${n}`, words: '', door: 'open' },
      ...[
        { door: 'window' },
        { name: 'x' },
        { name: '\u202e\u2800\u3164' },
        { name: 'Administrators' },
        { words: 'x'.repeat(281) },
        { words: null },
      ][n % 6],
    }),
  noClub: (_, n) =>
    request(n, {
      do: ['club', 'joinClub', 'leaveClub', 'closeClub'][n % 4],
      club: `nowhere${n}`,
    }),
  otherClub: ({ table }, n) =>
    request(n, {
      club: table,
      ...[
        { do: 'clubRole', person: `nobody${n}`, role: 'founder' },
        { do: 'clubRole', person: `nobody${n}`, role: 'king' },
        { do: 'writeInClub', words: "'; DELETE FROM club_members --" },
        { do: 'sayInClub', phrase: 'hello' },
        { do: 'clubCup', cup: table },
        { do: 'clubTable', game: 'race', options: { crews: 1e9 }, seats: ['me'] },
        { do: 'reportClub', line: n % 2 === 0 ? null : 1e15, reason: 'insult', words: '' },
        { do: 'shutClub', reports: [`r${n}`], reply: '' },
        { do: 'changeClub', words: '', door: 'open' },
      ][n % 9],
    }),
  searchClubs: (_, n) =>
    request(n, { do: 'clubs', name: ['%', "' OR 1=1", '\u{10ffff}', '_'.repeat(24)][n % 4] }),
  strangeClock: ({ table }, n) =>
    request(n, {
      do: 'clock',
      table,
      clock: [
        null,
        {},
        7,
        { bank: n, free: 0, away: 1e9, late: 'me' },
        { bank: 0, free: 30, gain: 0, away: 0, late: 'bot', night: null },
      ][n % 5],
    }),
  knockElsewhere: (_, n) =>
    request(n, {
      do: 'push',
      endpoint: ['http://127.0.0.1/', 'https://10.0.0.1/x', 'file:///etc/passwd', 'no address'][n % 4],
      p256dh: 'x'.repeat(87),
      auth: 'y'.repeat(22),
      language: 'en',
    }),
  mailStrangers: (_, n) =>
    request(n, { do: 'mail', address: `a${n}@example.org\r\nBcc: b@example.org`, language: 'en' }),
  guessedMail: (_, n) => request(n, { do: 'mailCode', code: `AAAA${String(n % 1e6).padStart(6, '2')}` }),
  strangeOrders: ({ table }, n) =>
    request(n, {
      do: 'orders',
      table,
      orders: [{ decline: 1, guards: true }, { decline: 99, guards: 1 }, []][n % 3],
    }),
  strangeDraft: ({ table }, n) =>
    request(n, { do: 'draft', table, question: n % 9, answer: { do: 'plan', boxes: [n] } }),
  back: ({ table }, n) => request(n, { do: 'back', table }),
  strangeProfile: (_, n) =>
    request(n, {
      do: 'profile',
      picture: ['../../x.png', null, 7][n % 3],
      words: ['<script>', '\u202e'.repeat(280), 'x'.repeat(281)][n % 3],
      country: ['BE', 'Belgium', 'ZZ'][n % 3],
    }),
  strangeTraining: (_, n) =>
    request(n, {
      do: 'training',
      of: [null, 'nobody', "' OR 1=1"][n % 3],
      attempts: [{ puzzle: `p-${n}`, solved: true, found: [40, -1, 1e9][n % 3], at: n }],
      days: [{ day: ['2026-11-15', '2026-02-31', 'today'][n % 3], solved: true }],
    }),
  tieNobody: (_, n) =>
    request(n, {
      do: ['follow', 'block', 'note'][n % 3],
      person: `nobody${n}`,
      ...[{ follow: true }, { block: true }, { words: "'; DROP TABLE ties" }][n % 3],
    }),
  challengeNobody: (_, n) =>
    request(n, {
      do: 'challengePlayer',
      person: `nobody${n}`,
      game: 'race',
      board: ['africa', 'moon'][n % 2],
      crews: 2,
      rated: true,
      clock: null,
    }),
  notChallenged: ({ table }, n) => request(n, { do: 'declineChallenge', table }),
  readThrough: (_, n) =>
    request(n, {
      do: 'races',
      person: `%${n}`,
      game: '%',
      board: "' OR 1=1",
      crews: 4,
      rated: null,
      won: false,
      together: false,
      before: null,
    }),
  searchAll: (_, n) => request(n, { do: 'findPeople', name: ['%%', '__', "''--", '\u{10ffff}x'][n % 4] }),
  strangeLeaders: (_, n) =>
    request(n, { do: 'leaders', game: 'race', board: 'moon', crews: n % 9, bots: n % 2 }),
  strangeSettings: ({ table }, n) =>
    request(n, {
      do: 'settings',
      table,
      options: [{ crews: 2 }, { board: 'moon' }, []][n % 3],
      seats: [['me', 'open'], ['me', 'me', 'me'], Array.from({ length: 40 }, () => 'open')][n % 3],
    }),
  notTheirs: ({ table }, n) =>
    request(
      n,
      [
        { do: 'kick', table, seat: n % 7 },
        { do: 'free', table, seat: n % 7 },
        { do: 'autoStart', table, auto: n % 2 === 0 },
        { do: 'end', table, agrees: n % 2 === 0 },
        { do: 'abort', table },
        { do: 'concede', table },
        { do: 'rematch', table, agrees: n % 2 === 0 },
      ][n % 7] ?? {},
    ),
  administratorsOnly: ({ table }, n) =>
    request(
      n,
      [
        { do: 'find', words: `person ${n}` },
        { do: 'removeLine', table, line: n % 9 },
        { do: 'dismiss', reports: [`r${n}`], reply: '' },
        { do: 'nameAnew', person: `p${n}`, name: 'Driver', reason: 'other', days: 1, reports: [], reply: '' },
        { do: 'confirmReply', report: `r${n}` },
        { do: 'followLobby', follows: n },
      ][n % 6] ?? {},
    ),
  strangeTimes: ({ table }, n) =>
    request(
      n,
      [
        { do: 'shown', table, question: n },
        { do: 'shown', table, question: -1 },
        { do: 'holiday', table, days: n % 20 },
        { do: 'holiday', table, days: 0.5 },
      ][n % 4] ?? {},
    ),
  guessedBug: (_, n) => request(n, { do: 'bugReplay', bug: `b${n}` }),
  extraField: ({ table }, n) => request(n, { do: 'replay', table, seat: 2 }),
};

const KINDS = Object.keys(MESSAGES);
const LINES = 8;
const A_BATCH = 200;
const A_MOMENT = 300;
/** Longer than a danger window stays open after its last answer. */
const PAST_A_WINDOW = 2_500;

interface Counts {
  answered: number;
  ended: number;
}

export const randomMessages: Attack = {
  name: 'random-messages',
  kind: 'input',
  summary:
    'Random messages of every kind that must be refused, without limits: they change nothing in the store.',
  // With limits most would be refused unread.
  needs: { env: { LIMITS: 'off' } },
  async prepare(field) {
    const pace: LoadPace = { pause: 0 };
    const crowd = await openTableClients(field.target.port, { tally: noTally(), pace, seed: field.seed });
    await sleep(A_MOMENT);
    pace.pause = 'not yet';
    await sleep(A_MOMENT);
    const aim = aimOf(crowd);
    const before = await onceQuiet(field, aim.table);
    return async () => {
      const counts = await sendAll(field, aim);
      const after = await contents(field, aim.table);
      crowd.close();
      const wrong: string[] = [];
      if (after.tables !== before.tables) wrong.push('tables were made or changed');
      if (after.lines !== before.lines) wrong.push('lines were written');
      if (counts.answered === 0) wrong.push('nothing was answered, so nothing was tried');
      return wrong;
    };
  },
};

async function sendAll(field: Field, aim: Aim): Promise<Counts> {
  const chance = fast(field.seed, 4);
  const counts: Counts = { answered: 0, ended: 0 };
  const { target, messages } = field;
  const lines = await Promise.all(Array.from({ length: LINES }, () => attacker(field, counts)));
  for (let n = 0; n < messages && target.isAlive(); ) {
    for (let some = 0; some < A_BATCH && n < messages; some++, n++) {
      const kind = chooseFrom(chance, KINDS);
      await lines[n % LINES]?.send(MESSAGES[kind]?.(aim, n, chance) ?? '');
    }
    await settled(counts);
  }
  await sleep(A_MOMENT);
  for (const line of lines) line.close();
  return counts;
}

function aimOf(crowd: TableClients): Aim {
  const [old] = crowd.acknowledged;
  if (old === undefined) throw new Error('nothing was played');
  return { table: crowd.table, old };
}

/** A connection that reconnects whenever it is ended. */
async function attacker(field: Field, counts: Counts) {
  let socket = await openAttack(field, counts);
  return {
    async send(text: string): Promise<void> {
      if (socket.readyState !== WebSocket.OPEN) socket = await openAttack(field, counts);
      socket.send(text);
    },
    close: () => socket.terminate(),
  };
}

async function openAttack({ target, address }: Field, counts: Counts): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${target.port}/live`, {
    perMessageDeflate: false,
    localAddress: address,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
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

/** Waits until no more results come. */
async function settled(counts: Counts): Promise<void> {
  let last = -1;
  while (last !== counts.answered + counts.ended) {
    last = counts.answered + counts.ended;
    await sleep(10);
  }
}

/** All tables but the bystander's, and the lines of one of them. */
async function contents(field: Field, table: string): Promise<{ tables: string; lines: string }> {
  const store = await field.openStore();
  const names: string[] = [];
  for await (const name of namesIn(store)) names.push(name);
  const lines = JSON.stringify(await store.lines(table));
  await store.close();
  // The bystander may have made a table just now.
  await sleep(A_MOMENT);
  const others = new Set(await field.bystanderTables());
  return { tables: names.filter((name) => !others.has(name)).join(), lines };
}

/** The same once the players have stopped: last answers take a while, and a danger window closes by itself. */
async function onceQuiet(field: Field, table: string): ReturnType<typeof contents> {
  let last = await contents(field, table);
  for (;;) {
    await sleep(PAST_A_WINDOW);
    const next = await contents(field, table);
    if (next.lines === last.lines) return next;
    last = next;
  }
}

async function* namesIn(store: Store): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const some = await store.tablesAfter(last, 1_000);
    for (const { table } of some) yield table;
    const end = some.at(-1);
    if (end === undefined) return;
    last = end.table;
  }
}
