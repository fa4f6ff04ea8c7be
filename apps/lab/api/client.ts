// The API as a stranger's program uses it: http, a token, JSON, and lines that come as they are written.
import { setTimeout as sleep } from 'node:timers/promises';

export interface ApiClient {
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<ApiReply>;
  /** The lines of a race; it ends with the stream. */
  lines(table: string, since: number | null): AsyncGenerator<string>;
}

export interface ApiReply {
  readonly status: number;
  readonly text: string;
}

const TOO_FAST = 429;
const MOST_TRIES = 10;

export function makeApiClient(server: string, token: string): ApiClient {
  const base = `${server.replace(/\/$/, '')}/api/v1`;
  const headers = { Authorization: `Bearer ${token}` };
  return {
    async ask(method, path, body) {
      for (let tries = 1; ; tries++) {
        const reply = await fetch(base + path, {
          method,
          headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        const text = await reply.text();
        if (reply.status !== TOO_FAST || tries === MOST_TRIES) return { status: reply.status, text };
        await sleep(1_000 * Number(reply.headers.get('Retry-After') ?? 1));
      }
    },
    async *lines(table, since) {
      const query = since === null ? '' : `?since=${since}`;
      const reply = await fetch(`${base}/tables/${table}/stream${query}`, { headers });
      if (reply.status !== 200 || reply.body === null) throw new Error(await reply.text());
      const decoder = new TextDecoder();
      let rest = '';
      for await (const chunk of reply.body) {
        const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
        rest = parts.pop() ?? '';
        yield* parts.filter((line) => line !== '');
      }
    },
  };
}

/** A request that must succeed. */
export async function must<X>(reply: Promise<ApiReply>): Promise<X> {
  const { status, text } = await reply;
  if (status !== 200) throw new Error(text.trim());
  return JSON.parse(text) as X;
}
