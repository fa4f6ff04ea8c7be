// Rated races over real sockets: counted once, also after a crash, and by one of two servers.
import type { Dash } from '@race/dash';
import type { PlayerNews, RaceResult } from '@race/protocol';
import { memoryStore, type Store } from '@race/store';
import { afterEach, describe, expect, it } from 'vitest';
import { makeGameServer } from '../game-server.ts';
import { chanceFor, connect, type Player } from '../testing/player.ts';
import { gather, isOver, openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

/** A short game. */
const DASH = { game: 'dash', options: { players: 3 } };
const TRACK = 'dash/dash/3';

/** Everybody plays at random until the game is over and written. */
async function finish(table: string, players: readonly Player<Dash>[]): Promise<void> {
  for (const [at, player] of players.entries()) player.playOn(table, chanceFor(at));
  await Promise.all(players.map((player) => player.until(isOver)));
  await server.services.committer.flushed();
}

async function playOut(names: readonly string[], seats?: readonly string[]) {
  const { table, players } = await gather<Dash>(server, names, seats, DASH);
  await finish(table, players);
  return { table, players };
}

const me = async (player: Player<Dash>, person: string | null = null): Promise<PlayerNews> => {
  const result = await player.get({ do: 'player', person });
  if (result.kind !== 'player') throw new Error('no player');
  return result.player;
};

const fallen = (store: Store): Store => ({
  ...store,
  // A server that crashes before the race is counted.
  commit: (changes) =>
    changes.some(({ write }) => write === 'rated')
      ? Promise.reject(new Error('gone'))
      : store.commit(changes),
});

describe('RATE-01 a race', () => {
  it('counts unless whoever opened the table says otherwise, before it begins', async () => {
    server = await openTestServer();
    const ada = await connect<Dash>(server.port, null, 'Ada');
    const ben = await connect<Dash>(server.port, null, 'Ben');
    const made = await ada.get({ do: 'create', ...DASH, seats: ['me', 'open', 'driver'], listed: false });
    const table = made.kind === 'table' ? made.table : '';
    await ben.get({ do: 'sit', table, seat: 1 });
    for (const player of [ada, ben]) await player.get({ do: 'watch', table, since: null });
    expect(ben.news.at(-1)?.rated).toBe(true);
    const refused = await ben.ask({ do: 'rated', table, rated: false });
    expect(refused).toMatchObject({ ok: false, refusal: { reason: 'net.notHost' } });
    await ada.get({ do: 'rated', table, rated: false });
    await ben.until(({ news }) => news.at(-1)?.rated === false);
    await ada.get({ do: 'begin', table });
    const late = await ada.ask({ do: 'rated', table, rated: true });
    expect(late).toMatchObject({ ok: false, refusal: { reason: 'net.begun' } });
    await Promise.all([ada, ben].map((player) => player.until(({ mirror }) => mirror !== null)));
    await finish(table, [ada, ben]);
    await server.rater.count(table);
    expect(await server.store.endings(9)).toEqual([]);
    expect(await server.store.resultsAt(table)).toMatchObject([{ rated: false }, { rated: false }]);
    expect((await me(ada)).ratings).toEqual([]);
  });
});

describe('RATE-02 a race that is over', () => {
  it('is counted for all people at it, and moves no bot', async () => {
    server = await openTestServer();
    const { table, players } = await playOut(['Ada', 'Ben'], ['me', 'open', 'rookie']);
    const ratings = await players[0].get({ do: 'ratings', table });
    if (ratings.kind !== 'ratings') throw new Error('no ratings');
    expect(ratings.seats.map((one) => one?.change === null)).toEqual([false, false, true]);
    expect(ratings.seats[2]).toMatchObject({ rating: 1_336, give: 50, settled: true });
    const [ada, ben] = [await me(players[0]), await me(players[1])];
    for (const player of [ada, ben]) {
      expect(player.ratings).toMatchObject([{ game: 'dash', board: 'dash', crews: 3, races: 1, arrived: 1 }]);
      const [result] = player.results as [RaceResult];
      expect(result).toMatchObject({ crews: 3, table, fate: 'raced', before: 1_500 });
      expect(result.after).toBe(player.ratings[0]?.rating);
    }
    expect(ada.results[0]?.others).toEqual(['Ben']);
    const places = [ada, ben].map(({ results }) => results[0]?.place ?? 0);
    const [better, worse] = (places[0] ?? 0) < (places[1] ?? 0) ? [ada, ben] : [ben, ada];
    expect(better.ratings[0]?.rating ?? 0).toBeGreaterThanOrEqual(worse.ratings[0]?.rating ?? 0);
  });

  it('is counted by the next who looks, when its server fell over in between', async () => {
    const store = memoryStore();
    server = await openTestServer({ store: fallen(store) });
    const { table } = await playOut(['Ada', 'Ben']);
    expect(await store.endings(9)).toMatchObject([{ table }]);
    expect(await store.resultsAt(table)).toEqual([]);
    const next = makeGameServer({ store });
    await next.rater.look();
    expect(await store.endings(9)).toEqual([]);
    expect(await store.resultsAt(table)).toHaveLength(2);
    await next.rater.count(table);
    expect(await store.resultsAt(table)).toHaveLength(2);
  });

  it('is counted once, by one of two servers that find it at the same time', async () => {
    const store = memoryStore();
    server = await openTestServer({ store: fallen(store) });
    const { table } = await playOut(['Ada', 'Ben']);
    const registries = [makeGameServer({ store }), makeGameServer({ store })];
    await Promise.all(registries.map(({ rater }) => rater.count(table)));
    const results = await store.resultsAt(table);
    expect(results).toHaveLength(2);
    for (const { person } of results) expect((await store.rating(person, TRACK))?.races).toBe(1);
  });

  it('puts last whoever left it to a bot and did not come back', async () => {
    server = await openTestServer();
    const { table, players } = await gather<Dash>(server, ['Ada', 'Ben'], ['me', 'open', 'driver'], DASH);
    const [ada, ben] = players;
    await ben.get({ do: 'unwatch', table });
    await ben.get({ do: 'leave', table });
    await finish(table, [ada]);
    await ada.get({ do: 'ratings', table });
    const left = await me(ben);
    expect(left.results).toMatchObject([{ place: 3, fate: 'left', arrived: false }]);
    expect(left.ratings[0]?.rating).toBeLessThan(1_500);
    expect(left.leaves).toBeNull();
  });
});

describe('RATE-05 a table', () => {
  it('says of whom it is known that they leave again and again', async () => {
    server = await openTestServer();
    const ben = await connect<Dash>(server.port, null, 'Ben');
    for (let n = 0; n < 3; n++) {
      const ada = await connect<Dash>(server.port, null, 'Ada');
      const made = await ada.get({ do: 'create', ...DASH, seats: ['me', 'open', 'driver'], listed: true });
      const table = made.kind === 'table' ? made.table : '';
      await ben.get({ do: 'sit', table, seat: 1 });
      await ada.get({ do: 'watch', table, since: null });
      const before = await ada.get({ do: 'ratings', table });
      expect(before.kind === 'ratings' && before.seats[1]?.leaves).toBeNull();
      await ada.get({ do: 'begin', table });
      await ben.get({ do: 'leave', table });
      await ada.until(({ mirror }) => mirror !== null);
      await finish(table, [ada]);
      await ada.get({ do: 'ratings', table });
    }
    expect((await me(ben)).leaves).toEqual({ left: 3, of: 3 });
  });
});

describe('RATE-03 a player', () => {
  it('is found by the name that seats carry; what a stranger sees leads into no private table', async () => {
    server = await openTestServer();
    const { table, players } = await gather<Dash>(server, ['Ada'], ['me', 'driver', 'driver'], DASH);
    await finish(table, players);
    await players[0].get({ do: 'ratings', table });
    const sits = players[0].news.at(-1)?.seats[0];
    const person = sits?.kind === 'person' ? sits.person : '';
    const stranger = await connect<Dash>(server.port, null, 'Cleo');
    expect(await me(stranger, person)).toMatchObject({ name: 'Ada', you: false, results: [{ table }] });
    const row = await server.store.table(table);
    if (row === null) throw new Error('no table');
    await server.store.commit([
      { write: 'table', row: { ...row, listed: false, revision: row.revision + 1 } },
    ]);
    expect(await me(stranger, person)).toMatchObject({ results: [{ table: null, others: [] }] });
    expect(await me(players[0])).toMatchObject({ you: true, results: [{ table }] });
    expect(await stranger.ask({ do: 'player', person: 'nobody' })).toMatchObject({
      ok: false,
      refusal: { reason: 'net.unknownPlayer', rule: 'NET-06' },
    });
  });

  it('has ratings in the file of their data, and none once forgotten', async () => {
    server = await openTestServer();
    const { table, players } = await playOut(['Ada', 'Ben'], ['me', 'open', 'driver']);
    await players[0].get({ do: 'ratings', table });
    const file = await players[0].get({ do: 'export' });
    const stored = JSON.parse(file.kind === 'file' ? file.text : '{}');
    expect(stored.ratings).toMatchObject([{ track: TRACK, races: 1 }]);
    expect(stored.results).toMatchObject([{ table, track: TRACK }]);
    await players[0].get({ do: 'forgetMe' });
    expect(await server.store.ratingsOf(stored.person)).toEqual([]);
    expect(await server.store.resultsAt(table)).toHaveLength(1);
  });
});
