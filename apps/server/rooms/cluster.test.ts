import { chooseFrom } from '@race/kernel';
import { memoryStore, openPostgres, type Store } from '@race/store';
import { served } from '@race/store/testing/served.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Wire } from '../bus/bus.ts';
import { natsWire } from '../bus/nats.ts';
import type { GameServerOptions } from '../game-server.ts';
import { closeAll, closeFirst, cluster, comeAgain, gatherAcross } from '../testing/across.ts';
import { makeExchange } from '../testing/in-process.ts';
import { chanceFor, connect, type Player } from '../testing/player.ts';
import { isOver, type TestServer } from '../testing/server.ts';

afterEach(closeAll);

/** Whether every line leads to the next, in the store itself. */
async function isWhole(store: Store, table: string): Promise<boolean> {
  const lines = await store.lines(table);
  return (
    lines.every(({ line }, at) => line === at + 1) &&
    new Set(lines.map(({ key }) => key)).size === lines.length
  );
}

const seesHere = ({ news }: Player, seat: number): boolean => {
  const sits = news.at(-1)?.seats[seat];
  return sits?.kind === 'person' && sits.here;
};

/** Far enough that every question for several people has come up. */
const hasTurned = ({ mirror }: Player): boolean => (mirror?.public.turn ?? 0) > 3;

describe('several processes on one store', { timeout: 120_000 }, () => {
  async function raceAcross(wire: () => Wire, more: Partial<GameServerOptions> = {}): Promise<Player[]> {
    const [one, two] = await cluster(2, wire, more);
    const { table, players } = await gatherAcross([one, two] as TestServer[]);
    for (const [seat, player] of players.entries()) {
      comeAgain(player, table);
      player.playOn(table, chanceFor(seat));
    }
    await Promise.all(players.map((player) => player.until(hasTurned)));
    expect(await isWhole((one as TestServer).store, table)).toBe(true);
    return players;
  }

  async function race(wire: () => Wire, more: Partial<GameServerOptions> = {}): Promise<void> {
    const players = await raceAcross(wire, more);
    const refused = players.flatMap(({ heard }) => heard.filter((text) => text.includes('net.otherWrote')));
    expect(refused).toEqual([]);
  }

  it('serve one table together: its seats are played at different ones', () => race(makeExchange()));

  it('pass answers on to the one that leads, and play what it writes without reading it', async () => {
    const store = memoryStore();
    let reads = 0;
    const counting = {
      ...store,
      news: (after: ReadonlyMap<string, number>) => {
        reads += 1;
        return store.news(after);
      },
    };
    const [one, two] = (await cluster(2, makeExchange(), { store: counting })) as [TestServer, TestServer];
    const { table, players } = await gatherAcross([one, two]);
    const lead = () => [one, two].map(({ rooms }) => rooms.all.get(table)?.game.leader ?? null);
    for (const [seat, player] of players.entries()) player.playOn(table, chanceFor(seat));
    await Promise.all(players.map((player) => player.until(hasTurned)));
    const lines = (await store.lines(table)).length;
    expect(reads).toBeLessThan(lines / 4);
    expect(lead().filter((leader) => leader === null)).toHaveLength(1);
    expect(await isWhole(store, table)).toBe(true);
  });

  it('say nothing of a table that nobody else has open, and tell whoever opens it', async () => {
    const exchange = makeExchange();
    const said: string[] = [];
    const wire = (): Wire => {
      const own = exchange();
      return {
        ...own,
        send(text) {
          said.push(...text.matchAll(/"about":"(\w+)"/g).map(([, about]) => about ?? ''));
          own.send(text);
        },
      };
    };
    const never = { pollEvery: 600_000, idle: 100 };
    const [one, two] = (await cluster(2, wire, never)) as [TestServer, TestServer];
    const { table, players } = await gatherAcross([one]);
    const [ada] = players as [Player];
    for (const [seat, player] of players.entries()) player.playOn(table, chanceFor(seat));
    const goesOn = (player: Player, steps: number) => {
      const at = ada.mirror?.at ?? 0;
      return player.until(({ mirror }) => (mirror?.at ?? 0) >= at + steps);
    };
    await goesOn(ada, 10);
    const before = said.length;
    await goesOn(ada, 10);
    expect(said.slice(before)).toEqual([]);
    const watcher = await connect(two.port, null, 'Dot');
    await watcher.get({ do: 'watch', table, since: null });
    await goesOn(watcher, 10);
    expect(said.slice(before)).toContain('open');
    expect(said.slice(before)).toContain('table');
    watcher.close();
    await expect.poll(() => one.rooms.all.get(table)?.game.alsoAt.size, { timeout: 20_000 }).toBe(0);
    expect(said).toContain('left');
  });

  it('play an answer themselves where the leader is silent', async () => {
    const deaf = makeExchange();
    let isDeaf = false;
    const wire = (): Wire => {
      const own = deaf();
      return { ...own, send: (text) => isDeaf || own.send(text) };
    };
    const [one, two] = (await cluster(2, wire, { pollEvery: 50 })) as [TestServer, TestServer];
    const { table, players } = await gatherAcross([one, two]);
    for (const [seat, player] of players.entries()) {
      comeAgain(player, table);
      player.playOn(table, chanceFor(seat));
    }
    await players[0]?.until(({ mirror }) => (mirror?.at ?? 0) > 10);
    isDeaf = true;
    const at = players[0]?.mirror?.at ?? 0;
    await Promise.all(players.map((player) => player.until(({ mirror }) => (mirror?.at ?? 0) > at + 10)));
    expect(await isWhole(one.store, table)).toBe(true);
  });

  it('list who is at a table of another one', async () => {
    const [one, two] = (await cluster(2, makeExchange())) as [TestServer, TestServer];
    const ada = await connect(one.port, null, 'Ada');
    const options = { crews: 3, order: 'seated', vehicles: ['french', 'italian', 'english'] };
    const made = await ada.get({
      do: 'create',
      game: 'race',
      options,
      seats: ['me', 'open', 'open'],
      listed: true,
    });
    await ada.get({ do: 'watch', table: made.kind === 'table' ? made.table : '', since: null });
    const dot = await connect(two.port, null, 'Dot');
    const seats = async () => {
      const got = await dot.get({ do: 'lobby' });
      return got.kind === 'lobby' ? got.tables[0]?.seats[0] : null;
    };
    await expect.poll(seats).toMatchObject({ kind: 'person', here: true });
  });

  it('do so without any word between them', async () => {
    const mute = (): Wire => ({
      longest: 0,
      send: () => undefined,
      listen: () => undefined,
      close: async () => undefined,
    });
    await raceAcross(mute, { pollEvery: 20 });
  });

  it('leave bots to the one that wrote last, and take over when it is gone', async () => {
    const [one, two] = await cluster(2, makeExchange(), { takeoverAfter: 100 });
    const { table, players } = await gatherAcross([one, two] as TestServer[], ['me', 'open', 'racer']);
    const [ada, ben] = players as [Player, Player];
    ben.playOn(table, chanceFor(2));
    ada.playOn(table, chanceFor(1));
    await ben.until(({ mirror }) => (mirror?.at ?? 0) > 20);
    ada.close();
    await closeFirst();
    const back = await connect((two as TestServer).port, ada.token);
    await back.get({ do: 'watch', table, since: null });
    back.playOn(table, chanceFor(3));
    await Promise.all([ben, back].map((player) => player.until(isOver)));
    expect(await isWhole((two as TestServer).store, table)).toBe(true);
  });

  it('take answers that are given at the same instant', async () => {
    const [one, two] = await cluster(2, makeExchange());
    const { table, players } = await gatherAcross([one, two] as TestServer[]);
    const chance = chanceFor(5);
    const sealed = () => players.filter((player) => player.answers().length > 0);
    for (let step = 0; step < 400 && sealed().length < 2; step++) {
      const [next] = sealed() as [Player];
      const at = next.mirror?.at ?? 0;
      await next.give(table, chooseFrom(chance, next.answers()) as object);
      await Promise.all(players.map((player) => player.until(({ mirror }) => (mirror?.at ?? 0) > at)));
    }
    const together = sealed();
    expect(together.length).toBeGreaterThan(1);
    const said = await Promise.all(
      together.map((player) => player.give(table, player.answers()[0] as object)),
    );
    expect(said.map((one) => (one.ok ? null : one.refusal))).toEqual(together.map(() => null));
    expect(await isWhole((one as TestServer).store, table)).toBe(true);
  });

  it('know who looks on at another one, and who has gone there', async () => {
    const [one, two] = await cluster(2, makeExchange());
    const { table, players } = await gatherAcross([one, two] as TestServer[]);
    const [ada, ben] = players as [Player, Player];
    await Promise.all(
      players.map((player) => player.until(() => [0, 1, 2].every((seat) => seesHere(player, seat)))),
    );
    const watcher = await connect((two as TestServer).port, null, 'Dot');
    await watcher.get({ do: 'watch', table, since: null });
    await ada.until(({ news }) => news.at(-1)?.watching === 1);
    ben.close();
    await ada.until(() => !seesHere(ada, 1));
    expect([0, 1, 2].map((seat) => seesHere(ada, seat))).toEqual([true, false, true]);
  });

  it('call nobody who looks on at another one, until that one is gone', async () => {
    const [one, two] = await cluster(2, makeExchange(), { pollEvery: 20, takeoverAfter: 50 });
    const { table, players } = await gatherAcross([one, two] as TestServer[]);
    const { store } = one as TestServer;
    const called = async () => (await store.awaitsOf(asked)).length;
    const seat = players.findIndex((player) => player.answers().length > 0);
    const asked = (await store.table(table))?.people[seat] ?? '';
    const other = players.find((_, at) => at !== seat) as Player;
    const third = (until: number) =>
      store.commit([
        { write: 'house', house: 'third', until, since: 0 },
        { write: 'present', table, house: 'third', people: [asked, 'somebody'] },
      ]);
    await third(Date.now() + 60_000);
    await Promise.all(players.map((player) => player.until(({ news }) => news.at(-1)?.watching === 1)));
    players[seat]?.close();
    const watcher = await connect((two as TestServer).port, null, 'Dot');
    await watcher.get({ do: 'watch', table, since: null });
    await other.until(({ news }) => news.at(-1)?.watching === 2);
    await (one as TestServer).services.committer.flushed();
    await (two as TestServer).services.committer.flushed();
    expect(await called()).toBe(0);
    expect(seesHere(other, seat)).toBe(true);
    // Its owner stops.
    await third(Date.now());
    await other.until(() => !seesHere(other, seat));
    await expect.poll(called).toBe(1);
  });

  it('do so on PostgreSQL and NATS', async ({ skip }) => {
    const [database, bus] = [await served('postgres'), await served('nats')];
    if (database === null || bus === null) return skip();
    const store = await openPostgres(database);
    await race(() => natsWire(bus, console.error), { store });
    await closeAll();
    await store.close();
  });
});
