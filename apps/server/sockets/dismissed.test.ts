// A person who is signed out or banned gets nothing from that moment on, whether their client closes or not.
import type { RequestBody, RequestResult } from '@race/protocol';
import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeAll, cluster } from '../testing/across.ts';
import { makeExchange } from '../testing/in-process.ts';
import { connect, type Player } from '../testing/player.ts';
import { type RawClient, rawClient } from '../testing/raw-client.ts';
import { signUpWithApp } from '../testing/second-factor.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

const ADA = { login: 'ada', password: 'a long password' };
const NEW = { login: 'ada', password: 'quite another one' };
const TABLE = {
  do: 'create',
  game: 'race',
  options: { crews: 2 },
  seats: ['me', 'open'],
  listed: true,
} as const;

let server: TestServer;
let store: Store;
const administrators = new Set<string>();
beforeEach(async () => {
  store = memoryStore();
  administrators.clear();
  server = await openTestServer({ store, administrators });
});
afterEach(() => server.close());

const personOf = async (one: Pick<Player, 'get'>): Promise<string> => {
  const result: RequestResult = await one.get({ do: 'challenge' });
  return result.kind === 'challenge' ? result.person : '';
};

/** Sends requests on a connection that is being closed: none is answered, and soon it is terminated. */
async function insists(client: RawClient, ...requests: readonly RequestBody[]): Promise<void> {
  await expect.poll(() => client.closeCode).not.toBeNull();
  const heard = client.heard.length;
  for (const request of requests) void client.ask(request);
  await client.ended;
  expect(client.heard.slice(heard)).toEqual([]);
}

describe('whoever is signed out', { timeout: 20_000 }, () => {
  it('cannot take the account over with a proof from before', async () => {
    const owner = await connect(server.port);
    await owner.get({ do: 'password', ...ADA });
    const thief = await rawClient(server.port);
    await thief.get({ do: 'signIn', ...ADA });
    await owner.get({ do: 'password', ...NEW });
    await insists(thief, { do: 'password', login: 'ada', password: 'mine from now on' }, { do: 'newCodes' });
    expect(thief.closeCode).toBe(4001);
    const again = await connect(server.port);
    expect((await again.ask({ do: 'signIn', ...NEW })).ok).toBe(true);
  });

  it.each([{ do: 'revoke' }, { do: 'signOutEverywhere' }, { do: 'forgetMe' }] as const)(
    'by $do on another device writes nothing more',
    async (request) => {
      const { players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
      const [ada] = players;
      const person = await personOf(ada);
      const tables = (await store.tablesAfter('', 99)).length;
      const made = await ada.get({ do: 'code' });
      const other = await rawClient(server.port);
      await other.get({ do: 'claim', code: made.kind === 'code' ? made.code : '' });
      await ada.get(request);
      await insists(other, { do: 'rename', name: 'Still me' }, TABLE, { do: 'revoke' });
      expect((await store.person(person))?.name).toBe(request.do === 'forgetMe' ? undefined : 'Ada');
      expect(await store.tablesAfter('', 99)).toHaveLength(tables);
      expect(await ada.get({ do: 'ping' })).toEqual({ kind: 'done' });
    },
  );

  it('on one page is so on every page that came with the same token', async () => {
    const ada = await connect(server.port);
    await ada.get({ do: 'password', ...ADA });
    const sameDevice = await rawClient(server.port, { token: ada.token });
    await ada.get({ do: 'signOut' });
    await insists(sameDevice, TABLE);
    expect(await store.tablesAfter('', 99)).toHaveLength(0);
  });

  it('writes nothing with what was on its way either', async () => {
    const ada = await connect(server.port);
    await ada.get({ do: 'password', ...ADA });
    const other = await rawClient(server.port);
    await other.get({ do: 'signIn', ...ADA });
    const { accountByLogin } = store;
    let go = (): void => undefined;
    const asked = new Promise<void>((settle) => {
      Object.assign(store, {
        accountByLogin: async (login: string) => {
          const found = await accountByLogin(login);
          if (login !== 'eve') return found;
          settle();
          await new Promise<void>((open) => {
            go = open;
          });
          return found;
        },
      });
    });
    void other.ask({ do: 'password', login: 'eve', password: 'a long password' });
    await asked;
    await ada.get({ do: 'revoke' });
    go();
    await other.ended;
    await server.services.committer.flushed();
    expect(await accountByLogin('ada')).not.toBeNull();
    expect(await accountByLogin('eve')).toBeNull();
  });
});

describe('ADMIN-04 whoever is shut out', { timeout: 20_000 }, () => {
  it('says nothing more at a table', async () => {
    const root = await connect(server.port, null, 'Root');
    administrators.add(await personOf(root));
    await signUpWithApp(root, 'root', { password: 'a whole sentence, say', time: Date.now() });
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const ben = await rawClient(server.port, { token: players[1].token });
    await ben.get({ do: 'watch', table, since: null });
    const person = await personOf(players[1]);
    await root.get({
      do: 'sanction',
      person,
      kind: 'ban',
      reason: 'insult',
      days: 1,
      reports: [],
      reply: '',
    });
    await insists(
      ben,
      { do: 'write', table, words: 'and another thing' },
      { do: 'say', table, phrase: 'well' },
    );
    expect(await store.talkOf(table, 9)).toEqual([]);
    expect(server.rooms.openNow(table)?.people.members.map(({ seat }) => seat)).toEqual([0, 2]);
  });
});

describe('NET-05 whoever sends nothing but refused messages', { timeout: 20_000 }, () => {
  it('is not served once the connection is told to close', async () => {
    const client = await rawClient(server.port);
    for (let n = 0; n < 205; n++) client.sendText('no request');
    await insists(client, TABLE);
    expect(client.closeCode).toBe(1008);
    expect(await store.tablesAfter('', 99)).toHaveLength(0);
  });
});

describe('whoever is signed out at another process', { timeout: 20_000 }, () => {
  afterEach(closeAll);

  it('is found when words of it were lost and the way between processes is back', async () => {
    const shared = memoryStore();
    const listeners: { missed(): void }[] = [];
    const deaf = () => ({
      longest: 0,
      send: () => undefined,
      listen: (listener: { missed(): void }) => void listeners.push(listener),
      close: async () => undefined,
    });
    const [one, other] = (await cluster(2, deaf, { store: shared })) as [TestServer, TestServer];
    const ada = await connect(one.port);
    await ada.get({ do: 'password', ...ADA });
    const there = await rawClient(other.port, { token: ada.token });
    const stranger = await connect(other.port, null, 'Ben');
    await ada.get({ do: 'signOutEverywhere' });
    expect(await there.get({ do: 'ping' })).toEqual({ kind: 'done' });
    for (const listener of listeners) listener.missed();
    await insists(there, TABLE);
    expect(await stranger.get({ do: 'ping' })).toEqual({ kind: 'done' });
  });

  it('is served nothing from the moment this one hears of it', async () => {
    const shared = memoryStore();
    const [one, other] = (await cluster(2, makeExchange(), { store: shared })) as [TestServer, TestServer];
    const ada = await connect(one.port);
    await ada.get({ do: 'password', ...ADA });
    const there = await rawClient(other.port, { token: ada.token });
    // While it is checked whether they may stay, their requests wait.
    let answer = (): void => undefined;
    const heard = new Promise<void>((settle) => {
      other.services.events.subscribe('personChanged', () => settle());
    });
    const { session } = other.store;
    Object.assign(other.store, {
      session: async (hash: string) => {
        await new Promise<void>((go) => {
          answer = go;
        });
        return session(hash);
      },
    });
    await ada.get({ do: 'signOutEverywhere' });
    await heard;
    void there.ask(TABLE);
    void there.ask({ do: 'ping' });
    // By then both have arrived.
    await (await connect(other.port, null, 'Ben')).get({ do: 'ping' });
    expect(await shared.tablesAfter('', 99)).toHaveLength(0);
    answer();
    await insists(there, TABLE);
    expect(there.heard.filter(({ type }) => type === 'result')).toHaveLength(1);
    expect(await shared.tablesAfter('', 99)).toHaveLength(0);
  });
});
