// Requests are charged in milliseconds of the server's work, and long work keeps nobody waiting.
import { chooseFrom } from '@race/kernel';
import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSlices } from '../common/slices.ts';
import { makeLimits, NO_LIMITS, type RateLimits } from '../requests/buckets.ts';
import { tellPresence } from '../rooms/news.ts';
import { makeReplays } from '../rooms/replays.ts';
import { chanceFor, connect, type Player } from '../testing/player.ts';
import { gather, isOver, openTestServer, playUntil, type TestServer } from '../testing/server.ts';

let server: TestServer;
let store: Store;
beforeEach(() => {
  store = memoryStore();
});
afterEach(() => server.close());

const TOO_FAST = { ok: false, refusal: { rule: 'NET-05', reason: 'net.tooFast' } };
const ADDRESS = '127.0.0.1';
const GUESTS = `guests of ${ADDRESS}`;
const TABLE = {
  do: 'create',
  game: 'race',
  options: { crews: 2 },
  seats: ['me', 'open'],
  listed: false,
} as const;

/** Limits that never fill again, and what was spent of them. */
function stillLimits() {
  const limits = makeLimits(() => 0, store);
  const spent = new Map<string, number>();
  const counted = (budget: RateLimits['workAddress']): RateLimits['workAddress'] => ({
    ...budget,
    spend(name, milliseconds) {
      spent.set(name, (spent.get(name) ?? 0) + milliseconds);
      budget.spend(name, milliseconds);
    },
  });
  const own = { workAddress: counted(limits.workAddress), workPerson: counted(limits.workPerson) };
  return { limits: { ...NO_LIMITS, ...own }, whole: limits, spent };
}

describe('NET-05 the budget of milliseconds', { timeout: 60_000 }, () => {
  it('is one of an address and one of all guests there, and a new hello renews neither', async () => {
    const { limits } = stillLimits();
    server = await openTestServer({ store, limits });
    const ada = await connect(server.port);
    expect((await ada.ask({ do: 'lobby' })).ok).toBe(true);
    limits.workPerson.spend(GUESTS, 1_500);
    expect(await ada.ask({ do: 'lobby' })).toMatchObject(TOO_FAST);
    await ada.get({ do: 'hello', protocol: 1, token: null, name: 'Somebody else' });
    expect(await ada.ask({ do: 'lobby' })).toMatchObject(TOO_FAST);
    const ben = await connect(server.port, null, 'Ben');
    expect(await ben.ask(TABLE)).toMatchObject(TOO_FAST);
  });

  it('is one’s own for who has an account', async () => {
    const { limits } = stillLimits();
    server = await openTestServer({ store, limits });
    const ada = await connect(server.port);
    await ada.get({ do: 'password', login: 'ada', password: 'a long password' });
    const again = await connect(server.port, ada.token);
    limits.workPerson.spend(GUESTS, 1_500);
    expect((await again.ask({ do: 'lobby' })).ok).toBe(true);
    limits.workAddress.spend(ADDRESS, 3_000);
    expect(await again.ask({ do: 'lobby' })).toMatchObject(TOO_FAST);
  });

  it('is charged with what replays, reading and going back cost, and not with the same replay twice', async () => {
    const { limits, spent } = stillLimits();
    server = await openTestServer({ store, limits });
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    await playUntil(table, players, () => (players[0].mirror?.past.length ?? 0) > 40);
    const cost = async (request: Parameters<Player['ask']>[0]): Promise<number> => {
      const before = spent.get(ADDRESS) ?? 0;
      await players[0].get(request);
      return (spent.get(ADDRESS) ?? 0) - before;
    };
    const replay = await cost({ do: 'replay', table });
    expect(replay).toBeGreaterThan(2);
    expect(await cost({ do: 'replay', table })).toBeLessThan(replay);
    expect(await cost({ do: 'watch', table, since: null })).toBeGreaterThan(1);
  });

  it('lets nobody be refused an answer', async () => {
    const { limits } = stillLimits();
    server = await openTestServer({ store, limits });
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    limits.workAddress.spend(ADDRESS, 3_000);
    await playUntil(table, players, () => (players[0].mirror?.past.length ?? 0) > 10);
  });
});

describe('NET-05 what reaches many', () => {
  it('is charged by how many it reaches: those at a table, and connections that are looked at anew', async () => {
    const { limits, spent } = stillLimits();
    server = await openTestServer({ store, limits });
    const ada = await connect(server.port);
    const made = await ada.get({ ...TABLE, listed: true });
    const table = made.kind === 'table' ? made.table : '';
    const cost = async (request: Parameters<Player['ask']>[0]): Promise<number> => {
      const before = spent.get(ADDRESS) ?? 0;
      await ada.get(request);
      return (spent.get(ADDRESS) ?? 0) - before;
    };
    for (let n = 0; n < 60; n++) {
      const other = await connect(server.port, ada.token);
      await other.get({ do: 'watch', table, since: null });
    }
    spent.clear();
    expect(await cost({ do: 'watch', table, since: null })).toBeGreaterThanOrEqual(1 + 60 * 0.03);
    expect(await cost({ do: 'revoke' })).toBeGreaterThanOrEqual(1 + 60 * 0.3);
  });

  it('is told to nobody when who leaves a table was not there', async () => {
    server = await openTestServer({ store });
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const stranger = await connect(server.port, null, 'Dora');
    for (const player of players) await player.get({ do: 'ping' });
    const before = players.map(({ news }) => news.length);
    for (let n = 0; n < 20; n++) await stranger.get({ do: 'unwatch', table });
    for (const player of players) await player.get({ do: 'ping' });
    expect(players.map(({ news }) => news.length)).toEqual(before);
  });

  it('is told once of all who come and go in the same moment, and to who comes at once', async () => {
    server = await openTestServer({ store });
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada] = players;
    const dora = await connect(server.port, null, 'Dora');
    await dora.get({ do: 'watch', table, since: null });
    expect(dora.news.at(-1)?.watching).toBe(1);
    await ada.until(({ news }) => news.at(-1)?.watching === 1);
    const room = server.rooms.openNow(table);
    const before = ada.news.length;
    for (let n = 0; n < 5; n++) if (room !== null) tellPresence(room);
    expect(await dora.get({ do: 'unwatch', table })).toEqual({ kind: 'done' });
    await ada.until(({ news }) => news.at(-1)?.watching === 0);
    expect(ada.news.length - before).toBeLessThan(3);
  });
});

describe('NET-05 counted limits', () => {
  it('are shared by all guests of an address: a new hello brings no new bucket', async () => {
    const { whole } = stillLimits();
    server = await openTestServer({
      store,
      limits: { ...NO_LIMITS, costly: whole.costly, costlyGuests: whole.costlyGuests },
    });
    const ada = await connect(server.port);
    let result = 0;
    for (let n = 0; n < 130; n++) {
      if ((await ada.ask({ do: 'lobby' })).ok) result += 1;
      if (n % 10 === 0) await ada.get({ do: 'hello', protocol: 1, token: null, name: `Guest ${n}` });
    }
    expect(result).toBe(120);
  });
});

describe('replays', { timeout: 60_000 }, () => {
  it('are made in a thread, and once for all who ask for the same', async () => {
    const asked: unknown[] = [];
    const replays = makeReplays({
      async run(whose, job) {
        asked.push([whose, job.wanted]);
        return { result: `${job.lines.length}`, milliseconds: 7 };
      },
      close: async () => undefined,
    });
    server = await openTestServer({ store });
    const line = { table: 'a', seat: 0, entry: '', key: '', question: 0, checksum: 0 };
    const lines = async () => [1, 2, 2, 3].map((at, n) => ({ ...line, line: n + 1, at }));
    const race = { table: 'a', game: 'race', plan: { options: {}, seed: [], salt: '', version: 1 }, lines };
    const replay = { ...race, beat: 2, wanted: { kind: 'replay', seat: 1, upTo: 9 } } as const;
    const both = await Promise.all([replays.of(replay, 'here'), replays.of(replay, 'there')]);
    expect(both).toEqual([
      { result: '2', milliseconds: 7 },
      { result: '2', milliseconds: 7 },
    ]);
    expect(await replays.of(replay, 'here')).toEqual({ result: '2', milliseconds: 0 });
    expect(asked).toHaveLength(1);
    expect(await replays.of({ ...replay, beat: 3 }, 'here')).toEqual({ result: '4', milliseconds: 7 });
    await replays.of({ ...replay, wanted: { ...replay.wanted, seat: null } }, 'here');
    expect(asked).toHaveLength(3);
    // A beat that is not written yet is not taken for a written one.
    for (let n = 0; n < 2; n++)
      expect(await replays.of({ ...replay, beat: 4 }, 'here')).toMatchObject({ milliseconds: 7 });
  });

  it('have the same bytes for everybody who asks for a file after the end', async () => {
    server = await openTestServer({ store });
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    await playUntil(table, players, ([ada]) => ada !== undefined && isOver(ada));
    const files = await Promise.all(players.map((player) => player.get({ do: 'file', table })));
    const [first] = files;
    expect(first?.kind === 'file' ? JSON.parse(first.text) : null).toMatchObject({
      game: 'race',
      players: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
    });
    expect(new Set(files.map((file) => JSON.stringify(file))).size).toBe(1);
  });
});

describe('long work in the loop', () => {
  it('is done a little at a time, in turns by address', async () => {
    server = await openTestServer({ store });
    const slices = makeSlices();
    const done: string[] = [];
    function* work(name: string, milliseconds: number): Generator<void, string> {
      const end = performance.now() + milliseconds;
      while (performance.now() < end) yield;
      done.push(name);
      return name;
    }
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    const many = Array.from({ length: 5 }, (_, n) =>
      slices.run({ address: 'many', table: `${n}` }, work(`many ${n}`, 40)),
    );
    const one = slices.run({ address: 'one', table: 'a' }, work('one', 1));
    expect((await one).result).toBe('one');
    expect(done).toEqual(['one']);
    await Promise.all(many);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(5);
    const failing = slices.run({ address: 'one', table: 'a' }, fails());
    await expect(failing).rejects.toThrow('planted');
  });
});

// biome-ignore lint/correctness/useYield: it fails before it could.
function* fails(): Generator<void, string> {
  throw new Error('planted');
}

describe('coming to a table', { timeout: 60_000 }, () => {
  it('shows the same past whether it is played again or still known', async () => {
    server = await openTestServer({ store });
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const chance = chanceFor(3);
    const [ada, ben] = players;
    await playUntil(table, players, () => (ada.mirror?.past.length ?? 0) > 20);
    const since = ada.mirror?.at ?? 0;
    for (let n = 0; n < 12; n++) {
      const next = players.find((player) => player.answers().length > 0);
      if (next === undefined) break;
      await next.give(table, chooseFrom(chance, next.answers()) as object);
      await Promise.all(players.map((one) => one.until(({ mirror }) => mirror?.at === next.mirror?.at)));
    }
    const sightOf = async (from: number | null): Promise<string> => {
      const again = await connect(server.port, ben.token);
      await again.get({ do: 'watch', table, since: from });
      const sight = again.heard.find((text) => text.includes('"type":"view"')) ?? '';
      again.close();
      return JSON.stringify(
        (JSON.parse(sight) as { past: { at: number }[] }).past.filter(({ at }) => at > since),
      );
    };
    const [known, whole] = [await sightOf(since), await sightOf(null)];
    expect(known).toBe(whole);
    expect(known.length).toBeGreaterThan(100);
    // A table that was just opened does not know what was before.
    server.rooms.openNow(table)?.reopen();
    expect(await sightOf(since)).toBe(whole);
  });
});
