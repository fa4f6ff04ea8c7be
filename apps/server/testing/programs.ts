// Programs for tests: accounts, bot accounts and tokens, and requests to the API.
import { chooseFrom } from '@race/kernel';
import type { ApiScope } from '@race/protocol';
import { API_SCOPES } from '@race/protocol';
import { API_BASE } from '../api/document.ts';
import { result } from './people.ts';
import { chanceFor, connect, type Player } from './player.ts';

type Served = { readonly port: number };

export interface Owner {
  readonly player: Player;
  readonly person: string;
}

/** A person with an account. */
export async function ownerAt({ port }: Served, name = 'Ada'): Promise<Owner> {
  const player = await connect(port, null, name);
  await player.get({
    do: 'password',
    login: `${name.toLowerCase()}-signs-in`,
    password: 'crossing the Sahara by night',
  });
  const { person } = result(await player.get({ do: 'challenge' }), 'challenge');
  return { player, person };
}

export interface TokenWish {
  readonly bot?: string | null;
  readonly scopes?: readonly ApiScope[];
  readonly label?: string;
}

export async function tokenOf(
  { player }: Owner,
  { bot = null, scopes = API_SCOPES, label = 'A program' }: TokenWish = {},
): Promise<string> {
  const made = await player.get({ do: 'makeToken', bot, label, scopes, days: 30 });
  return result(made, 'newToken').token;
}

/** A bot account with a token of its own. */
export async function botOf(
  owner: Owner,
  name = 'Rover',
): Promise<{ bot: string; name: string; token: string }> {
  const made = result(await owner.player.get({ do: 'makeBot', name }), 'bot');
  return { bot: made.bot, name: made.name, token: await tokenOf(owner, { bot: made.bot }) };
}

export interface ApiReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was replied; tests look at its parts.
  readonly body: any;
}

export type Caller = (method: string, path: string, body?: object) => Promise<ApiReply>;

/** Requests with a token. */
export const caller =
  ({ port }: Served, token: string | null): Caller =>
  async (method, path, body) => {
    const reply = await fetch(`http://127.0.0.1:${port}${API_BASE}${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return {
      status: reply.status,
      headers: reply.headers,
      text,
      body: text === '' ? null : JSON.parse(text),
    };
  };

export interface Lines {
  /** All lines so far, without empty ones. */
  readonly lines: string[];
  until(test: (lines: readonly string[]) => boolean): Promise<void>;
  readonly ended: Promise<void>;
  close(): void;
}

/** A stream of lines, read as it comes. */
export async function openLines({ port }: Served, token: string, table: string, since = ''): Promise<Lines> {
  const stopping = new AbortController();
  const reply = await fetch(`http://127.0.0.1:${port}${API_BASE}/tables/${table}/stream${since}`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: stopping.signal,
  });
  if (reply.status !== 200 || reply.body === null) throw new Error(await reply.text());
  const lines: string[] = [];
  let waiting: (() => void)[] = [];
  const wake = (): void => {
    const woken = waiting;
    waiting = [];
    for (const one of woken) one();
  };
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts.filter((line) => line !== ''));
      wake();
    }
  };
  const ended = read(reply.body).catch(() => undefined);
  return {
    lines,
    async until(test) {
      while (!test(lines)) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    ended,
    close: () => stopping.abort(),
  };
}

/** Answers at random, by what the lines of a stream offer, until the race is over. */
export async function playLines(call: Caller, table: string, lines: Lines, seed: number): Promise<number> {
  const chance = chanceFor(seed);
  let asked: { question: number; answers: object[] } = { question: 0, answers: [] };
  let given = 0;
  for (let read = 0; ; ) {
    await lines.until((all) => all.length > read);
    for (; read < lines.lines.length; read += 1) {
      const line = JSON.parse(lines.lines[read] ?? '');
      if (line.type === 'table' && line.news.stage === 'over') return given;
      if ('answers' in line) asked = { question: line.question ?? asked.question, answers: line.answers };
    }
    if (asked.answers.length === 0) continue;
    given += 1;
    const answer = chooseFrom(chance, asked.answers);
    const { question } = asked;
    asked = { question, answers: [] };
    const reply = await call('POST', `/tables/${table}/answer`, {
      question,
      key: `k${seed}-${given}`,
      answer,
    });
    if (reply.status !== 200) throw new Error(reply.text);
  }
}
