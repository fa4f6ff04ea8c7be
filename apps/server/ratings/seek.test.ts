// Matchmaking over real sockets, at one server or two on the same store.
import type { RequestOf, SeekingNews } from '@race/protocol';
import { memoryStore } from '@race/store';
import { afterEach, describe, expect, it } from 'vitest';
import { makeLimits, NO_LIMITS } from '../requests/buckets.ts';
import { connect, type Player } from '../testing/player.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

const houses: TestServer[] = [];
let now = 1_000_000;
afterEach(async () => {
  for (const server of houses.splice(0)) await server.close();
});

async function open(store = memoryStore(), limits = NO_LIMITS): Promise<TestServer> {
  const server = await openTestServer({ store, now: () => now, limits });
  houses.push(server);
  return server;
}

type Seek = Partial<Omit<RequestOf<'seek'>, 'id' | 'do'>>;
const SEEK = { game: 'race', board: 'africa', crews: 2, pace: 'quick', bots: false } as const;

async function seek(player: Player, more: Seek = {}): Promise<SeekingNews> {
  const result = await player.get({ do: 'seek', ...SEEK, ...more });
  if (result.kind !== 'seeking') throw new Error('nothing is sought');
  return result.seeking;
}

describe('RATE-04 whoever looks for a race', () => {
  it('waits, and is taken to a table with the other, which begins when both are there', async () => {
    const server = await open();
    const [ada, ben] = [await connect(server.port, null, 'Ada'), await connect(server.port, null, 'Ben')];
    expect(await seek(ada)).toEqual({ table: null, others: 0, reach: 346, bot: null });
    expect((await seek(ben, { board: null })).table).not.toBeNull();
    const { table } = await seek(ada);
    if (table === null) throw new Error('no table');
    await ada.get({ do: 'watch', table, since: null });
    expect(ada.news.at(-1)).toMatchObject({ stage: 'gathering', matched: true, rated: true, listed: true });
    expect(ada.news.at(-1)?.clock).toMatchObject({ bank: 900, late: 'bot' });
    expect(ada.mirror).toBeNull();
    await ben.get({ do: 'watch', table, since: null });
    for (const player of [ada, ben]) {
      await player.until(({ mirror }) => mirror !== null);
      expect(player.news.at(-1)).toMatchObject({ stage: 'racing', options: { board: 'africa', crews: 2 } });
    }
  });

  it('need not wait for who never comes: whoever is there frees the seat and begins', async () => {
    const server = await open();
    const [ada, ben] = [await connect(server.port, null, 'Ada'), await connect(server.port, null, 'Ben')];
    await seek(ada);
    // The person who came first has the first seat.
    now += 1;
    const { table } = await seek(ben);
    if (table === null) throw new Error('no table');
    await ben.get({ do: 'watch', table, since: null });
    expect(ben.news.at(-1)).toMatchObject({ stage: 'gathering', host: true });
    await ben.get({ do: 'free', table, seat: 0 });
    await ben.get({ do: 'begin', table });
    await ben.until(({ mirror }) => mirror !== null);
    expect(ben.news.at(-1)?.seats.map(({ kind }) => kind)).toEqual(['bot', 'person']);
  });

  it('is no longer looked for once they have gone, or been silent', async () => {
    const server = await open();
    const [ada, ben] = [await connect(server.port, null, 'Ada'), await connect(server.port, null, 'Ben')];
    await seek(ada);
    await ada.get({ do: 'unseek' });
    expect((await seek(ben)).table).toBeNull();
    now += 13_000;
    // Ben has closed the page: nobody is matched with him.
    expect((await seek(ada)).table).toBeNull();
    expect((await seek(ada)).others).toBe(0);
  });

  it('is offered bots like them after a while, and races them if they want', async () => {
    const server = await open();
    const ada = await connect(server.port, null, 'Ada');
    expect((await seek(ada, { crews: 3 })).bot).toBeNull();
    for (let n = 0; n < 2; n++) {
      now += 10_000;
      await seek(ada, { crews: 3 });
    }
    expect(await seek(ada, { crews: 3 })).toMatchObject({ bot: 'racer', reach: 446 });
    const { table } = await seek(ada, { crews: 3, bots: true });
    if (table === null) throw new Error('no table');
    await ada.get({ do: 'watch', table, since: null });
    await ada.until(({ mirror }) => mirror !== null);
    expect(ada.news.at(-1)?.seats.map((sits) => (sits.kind === 'bot' ? sits.bot : sits.kind))).toEqual([
      'person',
      'racer',
      'racer',
    ]);
  });

  it('finds the same others at two servers, and each of them one race', async () => {
    const store = memoryStore();
    const two = [await open(store), await open(store)];
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, n) => connect(two[n % 2]?.port ?? 0, null, `P${n}`)),
    );
    await Promise.all(people.map((player) => seek(player)));
    const tables = new Map<string, number>();
    for (const player of people) {
      const { table } = await seek(player);
      if (table !== null) tables.set(table, (tables.get(table) ?? 0) + 1);
    }
    expect([...tables.values()]).toEqual([2, 2, 2]);
  });

  it('is refused what there is not', async () => {
    const server = await open();
    const ada = await connect(server.port, null, 'Ada');
    const reason = async (more: Seek) => {
      const said = await ada.ask({ do: 'seek', ...SEEK, ...more });
      return said.ok ? 'ok' : `${said.refusal.rule} ${said.refusal.with.option}`;
    };
    expect(await reason({ game: 'chess' })).toBe('NET-04 game');
    expect(await reason({ board: 'atlantis' })).toBe('NET-04 board');
    expect(await reason({ crews: 8 })).toBe('NET-04 crews');
    expect(await reason({ game: 'dash', board: null, crews: 7 })).toBe('ok');
  });
});

describe('NET-05 tables of who looks for races again and again', () => {
  it('are bounded by address, and soon not listed; saying that one still waits costs none', async () => {
    const store = memoryStore();
    const { newTables, newListed } = makeLimits(() => now, store);
    const server = await open(store, { ...NO_LIMITS, newTables, newListed });
    const [ada, ben] = [await connect(server.port, null, 'Ada'), await connect(server.port, null, 'Ben')];
    for (let n = 0; n < 70; n++) await seek(ada);
    const listed: boolean[] = [];
    const tooFast = async (player: Player) => !(await player.ask({ do: 'seek', ...SEEK })).ok;
    for (let n = 0; n < 40; n++) {
      if ((await tooFast(ada)) || (await tooFast(ben))) break;
      const { table } = await seek(ada);
      if (table === null) throw new Error('no table');
      listed.push((await store.table(table))?.listed === true);
      for (const player of [ada, ben]) await player.get({ do: 'unseek' });
    }
    expect(listed).toHaveLength(30);
    expect(listed.filter(Boolean)).toHaveLength(12);
    expect(await ada.ask({ do: 'seek', ...SEEK })).toMatchObject({
      ok: false,
      refusal: { rule: 'NET-05', reason: 'net.tooFast' },
    });
  });
});
