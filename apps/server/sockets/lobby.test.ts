import { type RequestBody, readNow, type ServerMessage } from '@race/protocol';
import { memoryStore } from '@race/store';
import { afterEach, describe, expect, it } from 'vitest';
import { makeLimits, NO_LIMITS } from '../requests/buckets.ts';
import { makeNow } from '../table-requests/documents.ts';
import { closeAll, cluster } from '../testing/across.ts';
import { makeExchange } from '../testing/in-process.ts';
import { connect, type Player } from '../testing/player.ts';
import { type RawClient, rawClient } from '../testing/raw-client.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

type Asking = Pick<Player | RawClient, 'get' | 'ask'>;

const TABLE = {
  do: 'create',
  game: 'race',
  options: { crews: 2 },
  seats: ['me', 'open'],
  listed: true,
} as const;

async function openTable(host: Asking): Promise<string> {
  const made = await host.get(TABLE);
  return made.kind === 'table' ? made.table : '';
}
async function openAndWatch(host: Asking): Promise<string> {
  const table = await openTable(host);
  await host.get({ do: 'watch', table, since: null });
  return table;
}
async function lobbyOf(player: Asking): Promise<string[]> {
  const result = await player.get({ do: 'lobby' });
  return result.kind === 'lobby' ? result.tables.map(({ table }) => table) : [];
}

describe('the lobby', { timeout: 30_000 }, () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('lists tables at which somebody is, and no others', async () => {
    server = await openTestServer();
    const ada = await connect(server.port);
    const empty = await openTable(ada);
    const table = await openAndWatch(ada);
    const ben = await connect(server.port, null, 'Ben');
    expect(await lobbyOf(ben)).toEqual([table]);
    await ben.get({ do: 'watch', table: empty, since: null });
    expect((await lobbyOf(ben)).sort()).toEqual([empty, table].sort());
    await ada.get({ do: 'unwatch', table });
    expect(await lobbyOf(ben)).toEqual([empty]);
  });

  it('tells who follows it what has changed, and nobody else', async () => {
    server = await openTestServer({ lobbyEvery: 5 });
    const [ada, ben, cleo] = [
      await connect(server.port, null, 'Ada'),
      await connect(server.port, null, 'Ben'),
      await connect(server.port, null, 'Cleo'),
    ];
    const news = (player: Player) =>
      player.heard
        .map((text): ServerMessage => JSON.parse(text))
        .flatMap((message) => (message.type === 'lobby' ? [message] : []));
    const follow = { do: 'followLobby', follows: true } as const;
    expect(await ben.get(follow)).toEqual({ kind: 'lobby', tables: [], here: 3 });
    expect(await ben.get(follow)).toMatchObject({ kind: 'lobby', tables: [] });
    const table = await openAndWatch(ada);
    await ben.until((one) => news(one).length > 0);
    const listed = await cleo.get({ do: 'lobby' });
    expect(news(ben).at(-1)).toEqual({
      type: 'lobby',
      changed: listed.kind === 'lobby' ? listed.tables : null,
      gone: [],
      here: 3,
    });
    await cleo.get({ do: 'sit', table, seat: 1 });
    await ben.until((one) => news(one).some(({ changed }) => changed[0]?.seats[1]?.kind === 'person'));
    const before = news(ben).length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Nothing happens, so nothing is sent.
    expect(news(ben)).toHaveLength(before);
    await ada.get({ do: 'unwatch', table });
    await ben.until((one) => news(one).some(({ gone }) => gone.includes(table)));
    expect(await ben.get({ do: 'followLobby', follows: false })).toEqual({ kind: 'done' });
    const known = news(ben).length;
    await ada.get({ do: 'watch', table, since: null });
    await cleo.get(follow);
    await ada.get({ do: 'unwatch', table });
    await cleo.until((one) => news(one).some(({ gone }) => gone.includes(table)));
    expect([news(ada).length, news(ben).length]).toEqual([0, known]);
    // Who is gone is forgotten.
    await cleo.close();
    const odd = { do: 'followLobby', follows: 1 } as unknown as RequestBody;
    expect(await ben.ask(odd)).toMatchObject({ ok: false, refusal: { reason: 'net.malformed' } });
  });

  it('says how far a race has come, who is in front and how many watch', async () => {
    server = await openTestServer();
    const ada = await connect(server.port);
    const table = await openAndWatch(ada);
    const ben = await connect(server.port, null, 'Ben');
    const listed = async () => {
      const result = await ben.get({ do: 'lobby' });
      return result.kind === 'lobby' ? result.tables[0]?.live : undefined;
    };
    expect(await listed()).toBeNull();
    await ada.get({ do: 'begin', table });
    await ben.get({ do: 'watch', table, since: null });
    const live = await listed();
    expect(live).toMatchObject({ done: 0, ahead: 3, watching: 1 });
    expect(live?.crews).toHaveLength(2);
    const own = await ada.get({ do: 'mine' });
    expect(own.kind === 'mine' && own.tables[0]?.live).toEqual(live);
  });

  it('shows the strongest race first, and how strong it is', async () => {
    server = await openTestServer();
    const race = async (name: string, mu: number | null): Promise<string> => {
      const host = await connect(server.port, null, name);
      const table = await openAndWatch(host);
      const track = 'race/africa/2';
      const [sits] = await server.store.table(table).then((row) => row?.people ?? []);
      const rating = { person: sits ?? '', track, sigma: 1_000_000, races: 1, won: 1, arrived: 1 };
      if (mu !== null)
        await server.store.commit([
          { write: 'ended', table: name, at: 1 },
          { write: 'rated', table: name, at: 1, results: [], ratings: [{ ...rating, mu: mu * 1_000_000 }] },
        ]);
      await host.get({ do: 'begin', table });
      return table;
    };
    const [weak, none, strong] = [await race('Ada', 20), await race('Ben', null), await race('Cleo', 30)];
    const ben = await connect(server.port, null, 'Dan');
    const lobby = await ben.get({ do: 'lobby' });
    const tables = lobby.kind === 'lobby' ? lobby.tables : [];
    expect(tables.map(({ table }) => table)).toEqual([strong, weak, none]);
    const [first = 0, second = 0] = tables.map(({ strength }) => strength ?? 0);
    expect(first).toBeGreaterThan(second);
    expect(tables[2]?.strength).toBeNull();
    // The same in one small document, for everybody who opens the front page.
    const shared = { rooms: server.rooms, peopleHere: () => 4 };
    const reply = await makeNow(shared)();
    expect(readNow(JSON.parse(String(reply.body)))).toEqual({
      here: 4,
      racing: 3,
      races: [
        { table: strong, game: 'race', board: 'africa', names: ['Cleo'], crews: 2, strength: first },
        { table: weak, game: 'race', board: 'africa', names: ['Ada'], crews: 2, strength: second },
        { table: none, game: 'race', board: 'africa', names: ['Ben'], crews: 2, strength: null },
      ],
    });
    for (const text of ['null', '{"here":1}', '{"here":1,"racing":1,"races":[{"table":"../x"}]}'])
      expect(readNow(JSON.parse(text))).toBeNull();
  });

  it('is made once for everybody who reads the front page at the same time', async () => {
    let clock = 1_000;
    server = await openTestServer({ now: () => clock });
    let looks = 0;
    const peopleHere = () => (looks += 1);
    const read = makeNow({ rooms: server.rooms, peopleHere }, 5_000);
    await Promise.all([read(), read(), read()]);
    clock += 4_999;
    await read();
    expect(looks).toBe(1);
    clock += 1;
    expect((await read()).headers['Cache-Control']).toBe('public, max-age=5');
    expect(looks).toBe(2);
  });

  it('has room for others however many tables come from one address', async () => {
    server = await openTestServer({ isBehindProxy: true });
    const from = (address: string) => rawClient(server.port, { more: [`X-Forwarded-For: ${address}`] });
    const real = await openAndWatch(await from('192.0.2.1'));
    for (let n = 0; n < 3; n++) {
      const many = await from('198.51.100.7');
      for (let tables = 0; tables < 18; tables++) await openAndWatch(many);
    }
    const listed = await lobbyOf(await from('192.0.2.9'));
    expect(listed).toHaveLength(50);
    expect(listed.slice(0, 2)).toContain(real);
  });

  it('NET-05 takes few tables at once from one address; more can be made that are reached by their link', async () => {
    const store = memoryStore();
    const { newTables, newListed } = makeLimits(() => 0, store);
    server = await openTestServer({ store, limits: { ...NO_LIMITS, newTables, newListed } });
    const ada = await connect(server.port);
    const said = [];
    for (let n = 0; n < 15; n++) said.push((await ada.ask(TABLE)).ok);
    expect(said.filter(Boolean)).toHaveLength(12);
    expect((await ada.ask({ ...TABLE, listed: false })).ok).toBe(true);
  });
});

describe('the lobby of several processes', { timeout: 30_000 }, () => {
  afterEach(closeAll);

  it('lists tables at which somebody is at any of them', async () => {
    const [one, other] = (await cluster(2, makeExchange())) as [TestServer, TestServer];
    const [ada, ben] = [await connect(one.port), await connect(other.port, null, 'Ben')];
    await openTable(ada);
    const table = await openAndWatch(ada);
    await expect.poll(() => lobbyOf(ben)).toEqual([table]);
    await ada.get({ do: 'unwatch', table });
    await expect.poll(() => lobbyOf(ben)).toEqual([]);
  });
});

describe('NET-05 reported faults', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('are few at once from one address', async () => {
    const store = memoryStore();
    const { bugs } = makeLimits(() => 0, store);
    server = await openTestServer({ store, limits: { ...NO_LIMITS, bugs } });
    const ada = await connect(server.port);
    const table = await openAndWatch(ada);
    await ada.get({ do: 'begin', table });
    const said = [];
    for (let n = 0; n < 12; n++) said.push((await ada.ask({ do: 'bug', table, note: 'x' })).ok);
    expect(said.filter(Boolean)).toHaveLength(10);
  });
});

describe('the address for others', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('is told on the machine of the server, and nowhere else', async () => {
    const publicAddress = () => 'http://192.168.1.20:8035/';
    server = await openTestServer({ publicAddress, isBehindProxy: true });
    const here = await connect(server.port, null, 'Ada', undefined, { 'x-forwarded-for': '127.0.0.1' });
    expect(await here.get({ do: 'address' })).toEqual({ kind: 'address', address: publicAddress() });
    const there = await connect(server.port, null, 'Ben', undefined, { 'x-forwarded-for': '203.0.113.7' });
    expect(await there.get({ do: 'address' })).toEqual({ kind: 'address', address: null });
  });
});

describe('the lobby', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('says how many people are here, whether a table is rated, and since when it is open', async () => {
    server = await openTestServer({ now: () => 5_000 });
    const ada = await connect(server.port);
    await openAndWatch(ada);
    await connect(server.port, ada.token);
    const ben = await connect(server.port, null, 'Ben');
    const lobby = await ben.get({ do: 'lobby' });
    expect(lobby).toMatchObject({
      kind: 'lobby',
      here: 2,
      tables: [{ rated: expect.any(Boolean), made: 5_000 }],
    });
  });
});
