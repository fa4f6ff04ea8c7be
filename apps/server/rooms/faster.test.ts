// Another process writes at a table first, and its message is lost.
import { memoryStore, type Store, type TableRow } from '@race/store';
import { afterEach, describe, expect, it } from 'vitest';
import type { Wire } from '../bus/bus.ts';
import { closeAll, cluster, gatherAcross } from '../testing/across.ts';
import { connect, type Player } from '../testing/player.ts';
import type { TestServer } from '../testing/server.ts';

afterEach(closeAll);

const mute = (): Wire => ({
  longest: 0,
  send: () => undefined,
  listen: () => undefined,
  close: async () => undefined,
});

const TABLE = {
  do: 'create',
  game: 'race',
  options: { crews: 3 },
  seats: ['me', 'open', 'open'],
  listed: false,
} as const;

async function made(host: Player): Promise<string> {
  const result = await host.get(TABLE);
  return result.kind === 'table' ? result.table : '';
}

const sitting = async (store: Store, table: string): Promise<number> =>
  (await store.table(table))?.people.length ?? 0;

/** A store in which another process writes the row of a table just before the next write. */
function contested() {
  const store = memoryStore();
  let turns = 0;
  const taken: string[] = [];
  async function writeFirst({ table, revision }: TableRow): Promise<void> {
    const row = await store.table(table);
    if (row === null || row.revision !== revision - 1) return;
    turns -= 1;
    taken.push(table);
    await store.commit([{ write: 'table', row: { ...row, revision } }]);
  }
  const commit: Store['commit'] = async (changes) => {
    for (const change of changes) if (turns > 0 && change.write === 'table') await writeFirst(change.row);
    return store.commit(changes);
  };
  return {
    store: { ...store, commit },
    taken,
    /** The next writes come second. */
    beFaster: (times: number) => {
      turns = times;
    },
  };
}

describe('NET-01 a request at a process that is behind', { timeout: 30_000 }, () => {
  async function apart(): Promise<{ store: Store; players: [Player, Player, Player] }> {
    const [one, two] = (await cluster(2, mute)) as [TestServer, TestServer];
    const players = await Promise.all([
      connect(one.port, null, 'Ada'),
      connect(two.port, null, 'Ben'),
      connect(one.port, null, 'Cleo'),
    ]);
    return { store: one.store, players };
  }

  it('succeeds: seats are taken at both, and the race begins with everybody', async () => {
    const { store, players } = await apart();
    const [ada, ben, cleo] = players;
    const table = await made(ada);
    await ben.get({ do: 'watch', table, since: null });
    await cleo.get({ do: 'sit', table, seat: 1 });
    await ben.get({ do: 'sit', table, seat: 2 });
    await ada.get({ do: 'begin', table });
    expect(await sitting(store, table)).toBe(3);
    const { seats } = JSON.parse((await store.table(table))?.record ?? '{}');
    expect(seats.map(({ kind }: { kind: string }) => kind)).toEqual(['person', 'person', 'person']);
  });

  it('is refused for what stands, and not for what stood', async () => {
    const { store, players } = await apart();
    const [ada, ben, cleo] = players;
    const table = await made(ada);
    await ben.get({ do: 'watch', table, since: null });
    await cleo.get({ do: 'sit', table, seat: 1 });
    expect(await ben.ask({ do: 'sit', table, seat: 1 })).toMatchObject({
      refusal: { reason: 'net.seatTaken', rule: 'NET-02' },
    });
    await cleo.get({ do: 'leave', table });
    await ben.get({ do: 'sit', table, seat: 1 });
    expect(await sitting(store, table)).toBe(2);
  });
});

describe('NET-01 where another process is faster', { timeout: 30_000 }, () => {
  it('a request is retried, and given up after too many conflicts', async () => {
    const { store, taken, beFaster } = contested();
    const [one] = (await cluster(1, mute, { store })) as [TestServer];
    const [ada, ben] = [await connect(one.port, null, 'Ada'), await connect(one.port, null, 'Ben')];
    const table = await made(ada);
    beFaster(3);
    await ben.get({ do: 'sit', table, seat: 1 });
    expect(taken).toEqual([table, table, table]);
    expect(await sitting(store, table)).toBe(2);
    beFaster(100);
    expect(await ada.ask({ do: 'begin', table })).toMatchObject({ refusal: { reason: 'net.otherWrote' } });
    beFaster(0);
    await ada.get({ do: 'begin', table });
  });

  it('who is back is back', async () => {
    const { store, taken, beFaster } = contested();
    const houses = await cluster(2, mute, { store, takeoverAfter: 60_000, pollEvery: 20 });
    const { table, players } = await gatherAcross(houses);
    const [ada, ben] = players as [Player, Player];
    const botAt = async (seat: number): Promise<string | null> =>
      JSON.parse((await store.table(table))?.record ?? '{}').seats[seat].bot;
    await ada.get({ do: 'leave', table });
    await ben.get({ do: 'leave', table });
    expect([await botAt(0), await botAt(1)]).toEqual(['racer', 'racer']);
    beFaster(2);
    await ben.get({ do: 'back', table });
    await expect.poll(() => botAt(1)).toBeNull();
    expect(taken).toEqual([table, table]);
    expect(await botAt(0)).toBe('racer');
  });
});
