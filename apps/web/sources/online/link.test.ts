import type { ClientRequest, ServerMessage } from '@race/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { credentials, token } from './identity.ts';
import { type Link, makeLink } from './link.ts';

/** The store of a server as a page sees it: the tokens it knows. */
interface Store {
  readonly known: Set<string>;
}

const values = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  },
});

let made = 0;
let store: Store;
let link: Link;
let hellos: (string | null)[] = [];
let disconnect = (): void => undefined;

/** Answers as the server does, at once. */
function answer(request: ClientRequest, hear: (text: string) => void): void {
  const outcome = (message: object) =>
    hear(JSON.stringify({ type: 'result', id: request.id, ...message } as ServerMessage));
  if (request.do !== 'hello') outcome({ ok: true, value: { kind: 'done' } });
  else outcome(greet(request.token));
}

function greet(came: string | null): object {
  hellos.push(came);
  if (came !== null && !store.known.has(came))
    return { ok: false, refusal: { reason: 'net.unknownToken', rule: 'NET-06', with: {} } };
  const fresh = came === null ? `token-${++made}` : null;
  return { ok: true, value: { kind: 'welcome', person: 'p', name: 'Ada', token: fresh } };
}

function open(): void {
  let closed = (): void => undefined;
  link = makeLink({
    open(_, hooks) {
      closed = hooks.closed;
      queueMicrotask(hooks.opened);
      return {
        send: (text) => queueMicrotask(() => answer(JSON.parse(text), hooks.received)),
        close: () => undefined,
      };
    },
    after: (milliseconds, then) => {
      // Runs only the timers that reconnect: there are no pings here.
      if (milliseconds < 2_000) queueMicrotask(then);
      return () => undefined;
    },
    chance: () => 0,
    credentials,
  });
  disconnect = () => closed();
}

const settled = async () => {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
};
const aside = async () => (await credentials.read()).aside;
/** Restarts the server with this store. */
async function restart(next: Store): Promise<void> {
  store = next;
  hellos = [];
  disconnect();
  await settled();
}
/** Makes a request that the server stores. */
async function sit(): Promise<void> {
  void link.request({ do: 'sit', table: 't', seat: 0 });
  await settled();
  store.known.add(token.get() ?? '');
}

beforeEach(async () => {
  values.set('race-tokens-aside', '[]');
  token.set(null);
  made = 0;
  store = { known: new Set() };
  open();
  await settled();
});

describe('NET-06 a token that the server does not know', () => {
  it('is thrown away when nothing hangs on it', async () => {
    await restart({ known: new Set() });
    expect(hellos).toEqual(['token-1', null]);
    expect(token.get()).toBe('token-2');
    expect(await aside()).toEqual([]);
  });

  it('is kept aside when something does, and is used again once it is known', async () => {
    await sit();
    const right = store;
    const empty: Store = { known: new Set() };
    await restart(empty);
    expect(token.get()).toBe('token-2');
    expect(await aside()).toEqual(['token-1']);
    // A table is created there, and then the right store comes back.
    await sit();
    await restart(right);
    expect(hellos).toEqual(['token-2', 'token-1']);
    expect(token.get()).toBe('token-1');
    expect(await aside()).toEqual(['token-2']);
    // Both tokens are kept, so each store finds its own.
    await restart(empty);
    expect(token.get()).toBe('token-2');
    expect(await aside()).toEqual(['token-1']);
  });

  it('is kept aside when the server has known it before', async () => {
    store.known.add('token-1');
    const right = store;
    await restart(store);
    expect(hellos).toEqual(['token-1']);
    await restart({ known: new Set() });
    expect(await aside()).toEqual(['token-1']);
    await restart(right);
    expect(token.get()).toBe('token-1');
  });

  it('is one of three at most, for ninety days', async () => {
    for (let n = 0; n < 6; n++) {
      await sit();
      await restart({ known: new Set() });
    }
    expect(await aside()).toEqual(['token-6', 'token-5', 'token-4']);
    const saved = JSON.parse(values.get('race-tokens-aside') ?? '[]');
    const old = saved.map((one: { since: number }) => ({ ...one, since: one.since - 91 * 86_400_000 }));
    values.set('race-tokens-aside', JSON.stringify([old[0], ...saved.slice(1)]));
    expect(await aside()).toEqual(['token-5', 'token-4']);
  });

  it('is not kept when somebody signs in as another, or what is kept cannot be read', async () => {
    await sit();
    token.set('of the account');
    expect(await aside()).toEqual([]);
    for (const text of ['', 'no JSON', '7', '{"a":1}', '[1,null,{"token":7,"since":"x"}]']) {
      values.set('race-tokens-aside', text);
      expect(await aside()).toEqual([]);
    }
  });
});

describe('a request that leads somewhere', () => {
  const create = { do: 'create', game: 'race', options: {}, seats: ['me'], listed: false } as const;

  it('is refused at once without a connection, and never made later', async () => {
    // The server is gone: reconnecting takes until the store is back.
    const asked: string[] = [];
    let down = false;
    const timers: (() => void)[] = [];
    let closed = (): void => undefined;
    const lost = makeLink({
      open(_, hooks) {
        closed = hooks.closed;
        if (!down) queueMicrotask(hooks.opened);
        return {
          send(text) {
            asked.push(JSON.parse(text).do);
            queueMicrotask(() => answer(JSON.parse(text), hooks.received));
          },
          close: () => undefined,
        };
      },
      after(_, then) {
        timers.push(then);
        return () => undefined;
      },
      chance: () => 0,
      credentials,
    });
    await settled();
    down = true;
    closed();
    const states: string[] = [];
    lost.watch((state) => states.push(state));
    expect(states).toEqual(['away']);
    expect(await lost.request(create)).toMatchObject({ ok: false, refusal: { reason: 'net.away' } });
    const later = lost.request({ do: 'lobby' });
    down = false;
    for (const again of timers.splice(0)) again();
    await later;
    expect(asked).toContain('lobby');
    expect(asked).not.toContain('create');
  });

  it('has lost its connection as soon as the device says so', async () => {
    const states: string[] = [];
    link.watch((state) => states.push(state));
    link.cutOff();
    expect(states).toEqual(['here', 'away']);
  });
});
