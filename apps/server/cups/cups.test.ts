// Whole cups over real sockets: entering, rounds, who does not come, crashes, several processes, and bad input.
import type { Dash } from '@race/dash';
import { cupOf } from '@race/online/cup/log.ts';
import type { CupNews, RequestOf } from '@race/protocol';
import { memoryStore, type Store } from '@race/store';
import { afterEach, describe, expect, it } from 'vitest';
import { hashOf } from '../common/tokens.ts';
import { makeGameServer } from '../game-server.ts';
import { chanceFor, connect, type Player } from '../testing/player.ts';
import { openTestServer, type TestServer, type TestServerOptions } from '../testing/server.ts';
import { readCupLine } from './plan.ts';

const houses: TestServer[] = [];
let now = 1_800_000_000_000;
const MINUTE = 60_000;
afterEach(async () => {
  for (const server of houses.splice(0)) await server.close();
});

async function open(store = memoryStore(), more: TestServerOptions = {}): Promise<TestServer> {
  const server = await openTestServer({ store, now: () => now, ...more });
  houses.push(server);
  return server;
}

type Make = Partial<Omit<RequestOf<'makeCup'>, 'id' | 'do'>>;
/** A short game for two. */
const CUP = {
  name: 'November Cup',
  kind: 'swiss',
  game: 'dash',
  options: { players: 2 },
  rounds: 2,
  pace: 'quick',
  startsIn: 30 * MINUTE,
} as const;

const newsIn = (result: { kind: string }): CupNews => {
  if (!('cup' in result)) throw new Error('no cup');
  return (result as { cup: CupNews }).cup;
};
const make = async (player: Player<Dash>, more: Make = {}): Promise<CupNews> =>
  newsIn(await player.get({ do: 'makeCup', ...CUP, ...more }));
const look = async (player: Player<Dash>, cup: string, round: number | null = null): Promise<CupNews> =>
  newsIn(await player.get({ do: 'cup', cup, round }));
const people = (server: TestServer, names: readonly string[]): Promise<Player<Dash>[]> =>
  Promise.all(names.map((name) => connect<Dash>(server.port, null, name)));

/** A cup that people have entered, at the moment its first tables open. */
async function opened(server: TestServer, names: readonly string[], more: Make = {}) {
  const players = await people(server, names);
  const [host] = players as [Player<Dash>];
  const { cup } = await make(host, more);
  for (const player of players) await player.get({ do: 'enterCup', cup });
  now += 20 * MINUTE;
  await server.cups.look();
  return { cup, players };
}

/** Everybody takes their seat and plays at random; returns when the round is counted. */
async function playRound(server: TestServer, cup: string, players: readonly Player<Dash>[]): Promise<void> {
  const tables = new Set<string>();
  for (const [at, player] of players.entries()) {
    const { table } = await look(player, cup);
    if (table === null) continue;
    tables.add(table);
    player.mirror = null;
    player.rules = null;
    await player.get({ do: 'watch', table, since: null });
    player.playOn(table, chanceFor(at));
  }
  const isOver = async (table: string) => (await server.store.table(table))?.stage === 'over';
  for (let tries = 0; tries < 400; tries++) {
    const over = await Promise.all([...tables].map(isOver));
    if (over.every(Boolean)) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await server.cups.tend(cup);
}

const logOf = async (store: Store, cup: string) =>
  (await store.cupLines(cup)).map(({ entry }) => readCupLine(entry));

describe('CUP-01 a cup', () => {
  it('is made in one request, and entered and left until its tables open', async () => {
    const server = await open();
    const [ada, ben, cleo] = (await people(server, ['Ada', 'Ben', 'Cleo'])) as [
      Player<Dash>,
      Player<Dash>,
      Player<Dash>,
    ];
    const made = await make(ada);
    expect(made).toMatchObject({
      name: 'November Cup',
      stage: 'entry',
      round: 0,
      size: 2,
      isHost: true,
      you: null,
    });
    expect([made.starts - now, made.opens - now]).toEqual([30 * MINUTE, 20 * MINUTE]);
    const { cup } = made;
    for (const player of [ada, ben, cleo]) await player.get({ do: 'enterCup', cup });
    // Twice is once.
    await ben.get({ do: 'enterCup', cup });
    await cleo.get({ do: 'leaveCup', cup });
    const seen = await look(ben, cup);
    expect(seen).toMatchObject({ you: 1, isHost: false, isIn: true });
    expect(seen.entrants.map(({ name, isIn }) => [name, isIn])).toEqual([
      ['Ada', true],
      ['Ben', true],
      ['Cleo', false],
    ]);
    const list = await cleo.get({ do: 'cups' });
    expect(list).toMatchObject({ cups: [{ cup, entrants: 2, isIn: false, stage: 'entry', winner: null }] });
    await cleo.get({ do: 'enterCup', cup });
    expect((await look(cleo, cup)).isIn).toBe(true);
  });

  it('is refused with a reason where something is wrong, and nothing changes', async () => {
    const server = await open();
    const [ada, ben] = (await people(server, ['Ada', 'Ben'])) as [Player<Dash>, Player<Dash>];
    const refused = async (player: Player<Dash>, request: Parameters<typeof ada.ask>[0]) => {
      const said = await player.ask(request);
      return said.ok ? null : said.refusal.reason;
    };
    const wrong = (more: object) => refused(ada, { do: 'makeCup', ...CUP, ...more } as never);
    expect(await wrong({ game: 'chess' })).toBe('net.option');
    expect(await wrong({ options: { players: 99 } })).toBe('net.option');
    expect(await wrong({ options: [] })).toBe('net.malformed');
    expect(await wrong({ kind: 'knockout' })).toBe('net.malformed');
    expect(await wrong({ kind: 'robin', options: { players: 3 } })).toBe('net.option');
    expect(await wrong({ rounds: 0 })).toBe('net.option');
    expect(await wrong({ rounds: 10 })).toBe('net.malformed');
    expect(await wrong({ startsIn: 9_999 })).toBe('net.cupTooSoon');
    expect(await wrong({ startsIn: -1 })).toBe('net.malformed');
    expect(await wrong({ startsIn: 61 * 86_400_000 })).toBe('net.malformed');
    expect(await wrong({ name: 'ab' })).toBe('net.malformed');
    expect(await wrong({ name: '\u200b\u200b\u200b\u200b' })).toBe('net.badName');
    expect(await wrong({ name: 'Administrator' })).toBe('net.reservedName');
    expect(await wrong({ more: 1 })).toBe('net.malformed');
    expect(await refused(ada, { do: 'cup', cup: 'none', round: null })).toBe('net.unknownCup');
    expect(await refused(ada, { do: 'enterCup', cup: 'none' })).toBe('net.unknownCup');
    expect(await ada.get({ do: 'cups' })).toEqual({ kind: 'cups', cups: [] });
    const { cup } = await make(ada);
    await make(ada);
    await make(ada);
    expect(await wrong({})).toBe('net.manyCups');
    expect(await refused(ben, { do: 'leaveCup', cup })).toBe('net.notInCup');
    expect(await refused(ben, { do: 'callOff', cup })).toBe('net.notCupHost');
    expect(await logOf(server.store, cup)).toEqual([]);
    await ada.get({ do: 'callOff', cup });
    expect((await look(ben, cup)).stage).toBe('off');
    expect(await refused(ada, { do: 'callOff', cup })).toBe('net.cupOver');
    expect(await refused(ben, { do: 'enterCup', cup })).toBe('net.cupOver');
    expect(await refused(ben, { do: 'leaveCup', cup })).toBe('net.cupOver');
  });

  it('does not take place where fewer than two have entered, and takes nobody in once it has begun', async () => {
    const server = await open();
    const [alone] = (await people(server, ['Zoe'])) as [Player<Dash>];
    const lonely = await make(alone);
    await alone.get({ do: 'enterCup', cup: lonely.cup });
    const { cup } = await opened(server, ['Ada', 'Ben']);
    await server.cups.tend(lonely.cup);
    expect((await look(alone, lonely.cup)).stage).toBe('off');
    const late = await alone.ask({ do: 'enterCup', cup });
    expect(late).toMatchObject({ ok: false, refusal: { reason: 'net.cupBegun', rule: 'CUP-01' } });
  });

  it('takes a table in for one person of ten, and no more than that where everybody meets everybody', async () => {
    const server = await open();
    const names = Array.from({ length: 11 }, (_, at) => `Racer ${at}`);
    const players = await people(server, names);
    const [host] = players as [Player<Dash>];
    const { cup } = await make(host, { kind: 'robin' });
    const said = await Promise.all(players.map((player) => player.ask({ do: 'enterCup', cup })));
    const reasons = said.flatMap((one) => (one.ok ? [] : [one.refusal.reason]));
    expect(reasons).toEqual(['net.cupFull']);
    expect(cupOf(await logOf(server.store, cup)).entrants).toHaveLength(10);
  });
});

describe('CUP-04 the tables of a cup', () => {
  it('open ten minutes before, begin when everybody is there, and the next round follows by itself', async () => {
    const server = await open();
    const { cup, players } = await opened(server, ['Ada', 'Ben', 'Cleo', 'Dora']);
    const first = await look(players[0] as Player<Dash>, cup);
    expect(first).toMatchObject({ stage: 'running', round: 1, rounds: 2 });
    expect(first.shown?.tables.map(({ stage }) => stage)).toEqual(['gathering', 'gathering']);
    await playRound(server, cup, players);
    const second = await look(players[0] as Player<Dash>, cup);
    expect(second).toMatchObject({ stage: 'running', round: 2 });
    // Two who share a place have its points both.
    const points = second.standings.map((one) => one.points);
    expect([points.length, points[0], points[1]]).toEqual([4, 3, 3]);
    expect(points.slice(2).every((one) => one === 1 || one === 3)).toBe(true);
    expect(second.paper).toMatchObject({ round: 0, tables: 2 });
    const before = await look(players[0] as Player<Dash>, cup, 1);
    expect(before.shown?.tables.every(({ stage }) => stage === 'over')).toBe(true);
    await playRound(server, cup, players);
    const over = await look(players[0] as Player<Dash>, cup);
    expect(over).toMatchObject({ stage: 'over', table: null });
    // Rated like any other race among people.
    const { table = '' } = over.shown?.tables[0] ?? {};
    await server.rater.count(table);
    expect(await server.store.resultsAt(table)).toHaveLength(2);
    expect((await server.store.cup(cup))?.due).toBeNull();
  });

  it('begin with a bot for who does not come: no points, and no place in the next round until they are back', async () => {
    const server = await open();
    const { cup, players } = await opened(server, ['Ada', 'Ben', 'Cleo', 'Dora']);
    const [ada] = players as [Player<Dash>];
    const shown = (await look(ada, cup)).shown?.tables ?? [];
    const absent =
      shown.find(({ seats }) => !seats.some(({ number }) => number === 0))?.seats[0]?.number ?? 1;
    const there = players.filter((_, number) => number !== absent);
    now += 10 * MINUTE;
    for (const player of there) {
      const { table } = await look(player, cup);
      await player.get({ do: 'watch', table: table ?? '', since: null });
    }
    await server.cups.look();
    await server.cups.tend(cup);
    await playRound(server, cup, there);
    const news = await look(ada, cup);
    expect(news.round).toBe(2);
    expect(news.entrants[absent]?.isIn).toBe(false);
    expect(news.standings.find(({ number }) => number === absent)).toMatchObject({ points: 0 });
    const seated = news.shown?.tables.flatMap(({ seats }) => seats.map(({ number }) => number)) ?? [];
    expect([...seated, ...(news.shown?.byes ?? [])]).not.toContain(absent);
    await (players[absent] as Player<Dash>).get({ do: 'enterCup', cup });
    expect((await look(ada, cup)).entrants[absent]?.isIn).toBe(true);
  });

  it('take nobody else, and no other hand than the cup itself changes them', async () => {
    const server = await open();
    const { cup, players } = await opened(server, ['Ada', 'Ben']);
    const [ada] = players as [Player<Dash>];
    const [stranger] = (await people(server, ['Zoe'])) as [Player<Dash>];
    const { table } = await look(ada, cup);
    if (table === null) throw new Error('no table');
    await ada.get({ do: 'watch', table, since: null });
    expect(ada.news.at(-1)).toMatchObject({
      cup: { cup, round: 1, sealed: false },
      matched: true,
      rated: true,
    });
    // Until it races nobody finds it in the list; then anybody may watch.
    const listed = async (): Promise<string[]> => {
      const lobby = await stranger.get({ do: 'lobby' });
      return lobby.kind === 'lobby' ? lobby.tables.map((one) => one.table) : [];
    };
    expect(await listed()).toEqual([]);
    const requests = [
      { do: 'sit', table, seat: 1 },
      { do: 'begin', table },
      { do: 'rated', table, rated: false },
      { do: 'clock', table, clock: null },
      { do: 'leave', table },
      { do: 'kick', table, seat: 1 },
      { do: 'settings', table, options: { players: 2 }, seats: ['me', 'open'] },
      { do: 'end', table, agrees: true },
      { do: 'abort', table },
    ] as const;
    for (const player of [ada, stranger])
      for (const request of requests) {
        const said = await player.ask(request);
        expect(said).toMatchObject({ ok: false, refusal: { reason: 'net.cupDecides', rule: 'CUP-04' } });
      }
    now += 10 * MINUTE;
    await server.cups.tend(cup);
    expect(await listed()).toEqual([table]);
    expect((await stranger.ask({ do: 'watch', table, since: null })).ok).toBe(true);
  });

  it('of a duplicate arena have one seed, and are shut to others until the round is over', async () => {
    const server = await open();
    const { cup, players } = await opened(server, ['Ada', 'Ben', 'Cleo', 'Dora'], {
      kind: 'duplicate',
      rounds: 1,
    });
    const [ada] = players as [Player<Dash>];
    const rows = await Promise.all(
      ((await look(ada, cup)).shown?.tables ?? []).map(({ table }) => server.store.table(table)),
    );
    const seeds = rows.map((row) => JSON.stringify(JSON.parse(row?.plan ?? '{}').seed));
    expect(new Set(seeds).size).toBe(1);
    const mine = (await look(ada, cup)).table;
    const other = rows.find((row) => row?.table !== mine)?.table ?? '';
    for (const request of [
      { do: 'watch', table: other, since: null },
      { do: 'file', table: other },
      { do: 'replay', table: other },
      { do: 'talk', table: other },
    ] as const)
      expect(await ada.ask(request)).toMatchObject({ ok: false, refusal: { reason: 'net.shutTable' } });
    await ada.get({ do: 'watch', table: mine ?? '', since: null });
    now += 10 * MINUTE;
    await server.cups.tend(cup);
    expect(await ada.get({ do: 'lobby' })).toMatchObject({ tables: [] });
    await playRound(server, cup, players);
    const over = await look(ada, cup);
    expect(over.stage).toBe('over');
    expect(over.standings.map(({ points }) => points).reduce((sum, one) => sum + one, 0)).toBe(20);
    expect((await ada.ask({ do: 'file', table: other })).ok).toBe(true);
  });

  it('show nothing of a duplicate round that goes on', async () => {
    const server = await open();
    const { cup, players } = await opened(server, ['Ada', 'Ben', 'Cleo', 'Dora'], { kind: 'duplicate' });
    const [ada] = players as [Player<Dash>];
    const { table } = await look(ada, cup);
    const there: Player<Dash>[] = [];
    for (const player of players) if ((await look(player, cup)).table === table) there.push(player);
    await playRound(server, cup, there);
    const shown = (await look(ada, cup)).shown?.tables ?? [];
    const done = shown.find((one) => one.table === table);
    expect(done?.stage).toBe('over');
    expect(done?.seats.map(({ result }) => result)).toEqual([null, null]);
    expect((await look(ada, cup)).standings.every(({ points }) => points === 0)).toBe(true);
    const file = await there[0]?.get({ do: 'file', table: table ?? '' });
    expect(JSON.stringify(file)).not.toContain('seed');
  });
});

describe('CUP-05 a cup goes on', () => {
  it('when its process is lost after a race and before its result is written', async () => {
    const store = memoryStore();
    const server = await open({
      ...store,
      commit: (changes) =>
        changes.some((one) => one.write === 'cupLine' && one.counted !== undefined)
          ? Promise.reject(new Error('gone'))
          : store.commit(changes),
    });
    const { cup, players } = await opened(server, ['Ada', 'Ben'], { rounds: 1 });
    await playRound(server, cup, players);
    expect((await look(players[0] as Player<Dash>, cup)).stage).toBe('running');
    const next = makeGameServer({ store, now: () => now });
    await next.cups.look();
    expect((await store.cup(cup))?.stage).toBe('over');
    await next.cups.close();
  });

  it('at several processes at once, which open each table once', async () => {
    const store = memoryStore();
    const server = await open(store);
    const others = [makeGameServer({ store, now: () => now }), makeGameServer({ store, now: () => now })];
    const players = await people(server, ['Ada', 'Ben', 'Cleo', 'Dora']);
    const { cup } = await make(players[0] as Player<Dash>);
    for (const player of players) await player.get({ do: 'enterCup', cup });
    now += 20 * MINUTE;
    await Promise.all([server, ...others].map(({ cups }) => cups.look()));
    const rounds = (await logOf(store, cup)).filter(({ line }) => line === 'round');
    expect(rounds).toHaveLength(1);
    const tables = await store.tablesAfter('', 99);
    expect(tables).toHaveLength(2);
    await playRound(server, cup, players);
    await Promise.all([server, ...others].map(({ cups }) => cups.tend(cup)));
    expect((await logOf(store, cup)).map(({ line }) => line).slice(4)).toEqual([
      'round',
      'result',
      'result',
      'round',
    ]);
    for (const other of others) await other.cups.close();
  });

  it('when a table is gone, and when an entrant is deleted', async () => {
    const server = await open();
    const { cup, players } = await opened(server, ['Ada', 'Ben', 'Cleo', 'Dora', 'Eve']);
    const [ada] = players as [Player<Dash>];
    const news = await look(ada, cup);
    const [gone, other] = news.shown?.tables ?? [];
    const stays = players.filter((_, at) => other?.seats.some(({ number }) => number === at));
    await server.store.commit([{ write: 'dropTable', table: gone?.table ?? '' }]);
    const [leaver] = stays as [Player<Dash>];
    const person = (await server.store.session(hashOf(leaver.token)))?.person ?? '';
    await playRound(server, cup, stays);
    await leaver.get({ do: 'forgetMe' });
    const after = await look(ada, cup);
    expect(after.round).toBe(2);
    expect(after.standings.filter(({ points }) => points === 3).length).toBeGreaterThan(3);
    expect(JSON.stringify(after)).not.toContain(person);
    expect(JSON.stringify(await server.store.cupLines(cup))).not.toContain(person);
  });
});
