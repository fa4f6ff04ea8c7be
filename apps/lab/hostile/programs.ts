// Programs with a token that ask for as much as they can get.
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, BrokenPromise, Field } from './attack.ts';
import { get, playRace } from './guests.ts';
import { openRaw } from './raw-socket.ts';

const PROGRAMS = 8;
const A_PAUSE = 20;
const READERS = 20;
const MODULES = ['leaders', 'season:hard'];

/** A token of a new account. */
async function newToken(field: Field): Promise<string> {
  const owner = await openRaw(field, { hello: true });
  const login = `program${Math.random().toString(36).slice(2, 8)}`;
  await get(owner, { do: 'password', login, password: 'crossing the Sahara by night' });
  const scopes = ['read', 'tables', 'play'] as const;
  const made = await get(owner, { do: 'makeToken', bot: null, label: 'hostile', scopes, days: 7 });
  owner.socket.destroy();
  return made.kind === 'newToken' ? made.token : '';
}

interface HttpAsk {
  readonly path: string;
  readonly token: string;
  readonly body?: string;
}

/** The reply as it begins to come, from the address of the attack; null where the connection was ended. */
const open = ({ target, address }: Field, { path, token, body }: HttpAsk): Promise<IncomingMessage | null> =>
  new Promise((resolve) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: target.port,
        localAddress: address,
        path: `/api/v1${path}`,
        method: body === undefined ? 'GET' : 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      },
      resolve,
    );
    asked.on('error', () => resolve(null));
    asked.end(body);
  });

async function statusOf(field: Field, ask: HttpAsk): Promise<number> {
  const reply = await open(field, ask);
  if (reply === null) return 0;
  reply.resume();
  await new Promise((resolve) => {
    reply.once('end', resolve);
    reply.once('close', resolve);
  });
  return reply.statusCode ?? 0;
}

export const programRequests: Attack = {
  name: 'program-requests',
  kind: 'expensive requests',
  summary:
    'Programs that ask for races, replays and lists, with bodies and tokens of every kind, as often as they may: others notice nothing.',
  async prepare(field) {
    const table = await playRace(field, MODULES);
    const token = await newToken(field);
    const asks: readonly HttpAsk[] = [
      { path: `/tables/${table}`, token },
      { path: `/tables/${table}/replay`, token },
      { path: '/me/tables', token },
      { path: '/tables', token },
      { path: '/me', token: `race_${'x'.repeat(32)}` },
      { path: `/tables/${table}/answer`, token, body: '{"question":0,"key":"k","answer":{}}' },
      { path: `/tables/${table}/sit`, token, body: 'x'.repeat(20_000) },
      { path: '/tables', token, body: '{"__proto__":{}}' },
    ];
    return async (): Promise<BrokenPromise> => {
      const statuses = new Set<number>();
      const ask = async (first: number): Promise<void> => {
        for (let nth = first; !field.isOver(); nth++) {
          statuses.add(await statusOf(field, asks[nth % asks.length] ?? { path: '/me', token }));
          await sleep(A_PAUSE);
        }
      };
      await Promise.all(Array.from({ length: PROGRAMS }, (_, nth) => ask(nth)));
      const faults = [...statuses].filter((status) => status >= 500 && status !== 503);
      if (faults.length > 0) return [`the server answered ${faults.join(', ')}`];
      return statuses.has(200) ? [] : ['nothing was answered, so nothing was tried'];
    };
  },
};

export const unreadStreams: Attack = {
  name: 'unread-streams',
  kind: 'slow readers',
  summary: 'Streams of a race that are opened again and again and never read: memory stays.',
  async prepare(field) {
    const table = await playRace(field, MODULES);
    const token = await newToken(field);
    return async () => {
      let opened = 0;
      const openAgain = async (): Promise<void> => {
        while (!field.isOver()) {
          const reply = await open(field, { path: `/tables/${table}/stream`, token });
          if (reply?.statusCode === 200) opened += 1;
          await sleep(10 * A_PAUSE);
          reply?.destroy();
        }
      };
      await Promise.all(Array.from({ length: READERS }, openAgain));
      return opened > 0 ? [] : ['no stream was opened, so nothing was tried'];
    };
  },
};
