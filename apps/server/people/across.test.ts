// People at different processes: their talk, what is revoked for them, and matchmaking.
import type { RequestResult } from '@race/protocol';
import { memoryStore } from '@race/store';
import { afterEach, describe, expect, it } from 'vitest';
import { makeLimits } from '../requests/buckets.ts';
import { closeAll, cluster, comeAgain, gatherAcross } from '../testing/across.ts';
import { makeExchange } from '../testing/in-process.ts';
import { connect, type Player } from '../testing/player.ts';
import { signUpWithApp } from '../testing/second-factor.ts';
import type { TestServer, TestServerOptions } from '../testing/server.ts';

afterEach(closeAll);

const two = async (more: TestServerOptions = {}): Promise<[TestServer, TestServer]> => {
  const [one, other] = await cluster(2, makeExchange(), more);
  if (one === undefined || other === undefined) throw new Error('no servers');
  return [one, other];
};
const heard = (player: Player) => player.heard.filter((text) => text.includes('"type":"talk"'));
const of = <K extends RequestResult['kind']>(
  result: RequestResult,
  kind: K,
): Extract<RequestResult, { kind: K }> => {
  if (result.kind !== kind) throw new Error(`got ${result.kind}`);
  return result as Extract<RequestResult, { kind: K }>;
};

describe('people who are here', () => {
  it('are counted at all processes together, until one ends or says nothing any more', async () => {
    let clock = 1_000;
    const [one, other] = await two({ hereEvery: 20, now: () => clock });
    const here = async (player: Player) => of(await player.get({ do: 'lobby' }), 'lobby').here;
    const ada = await connect(one.port, null, 'Ada');
    expect(await here(ada)).toBe(1);
    const ben = await connect(other.port, null, 'Ben');
    await connect(other.port, null, 'Cleo');
    await expect.poll(() => here(ada)).toBe(3);
    await expect.poll(() => here(ben)).toBe(3);
    await other.close();
    await expect.poll(() => here(ada)).toBe(1);
    one.services.events.publish('hereElsewhere', { from: 'silent', people: 4 });
    expect(await here(ada)).toBe(5);
    clock += 61;
    expect(await here(ada)).toBe(1);
  });
});

describe('PEOPLE-02 what is said at one process', { timeout: 30_000 }, () => {
  it('is heard once at another, in order, but not by who has muted the speaker', async () => {
    const { table, players } = await gatherAcross(await two());
    const [ada, ben, cleo] = players as [Player, Player, Player];
    await ben.get({ do: 'say', table, phrase: 'hello' });
    await ada.until((one) => heard(one).length === 1);
    await ada.get({ do: 'mute', table, seat: 1, muted: true });
    await ben.get({ do: 'say', table, phrase: 'well' });
    await ada.get({ do: 'say', table, phrase: 'thanks' });
    await ben.until((one) => heard(one).length === 3);
    await cleo.until((one) => heard(one).length === 3);
    const names = ada.news.at(-1)?.seats.map((sits) => (sits.kind === 'person' ? sits.name : ''));
    const said = (seat: number, phrase: string) =>
      `{"type":"talk","table":"${table}","seat":${seat},"name":"${names?.[seat]}","phrase":"${phrase}"}`;
    expect(heard(ben)).toEqual([said(1, 'hello'), said(1, 'well'), said(0, 'thanks')]);
    expect(heard(ada)).toEqual([said(1, 'hello'), said(0, 'thanks')]);
  });

  it('is made up for where no word comes through', async () => {
    const mute = { longest: 0, send: () => undefined, listen: () => undefined, close: async () => undefined };
    const houses = await cluster(2, () => mute, { pollEvery: 20 });
    const { table, players } = await gatherAcross(houses);
    const [ada, ben] = players as [Player, Player];
    await ben.get({ do: 'say', table, phrase: 'hello' });
    await ada.until((one) => heard(one).length === 1);
    expect(of(await ada.get({ do: 'talk', table }), 'talk').lines).toHaveLength(1);
    expect(heard(ada)).toHaveLength(1);
  });

  it('PEOPLE-03 is words only for who reads words', async () => {
    const { table, players } = await gatherAcross(await two({ administrators: new Set(['root']) }));
    const [ada, ben] = players as [Player, Player];
    await ada.get({ do: 'wordless', wordless: true });
    await ben.get({ do: 'write', table, words: 'What a dust!' });
    await ben.get({ do: 'say', table, phrase: 'well' });
    await ada.until((one) => heard(one).length > 0);
    expect(heard(ada)).toEqual([expect.stringMatching(/"seat":1,"name":"[^"]+","phrase":"well"/)]);
  });
});

describe('whoever is signed out or shut out at one process', () => {
  it('is so at another at once, and stays where they did it', async () => {
    const [one, other] = await two();
    const ada = await connect(one.port, null, 'Ada');
    await ada.get({
      do: 'create',
      game: 'race',
      options: { crews: 2 },
      seats: ['me', 'open'],
      listed: false,
    });
    await ada.get({ do: 'password', login: 'ada', password: 'a whole sentence, say' });
    const there = await connect(other.port, ada.token);
    const stranger = await connect(other.port, null, 'Ben');
    await ada.get({ do: 'revoke' });
    // This device has kept its token.
    const again = await connect(other.port, ada.token);
    await ada.get({ do: 'signOutEverywhere' });
    expect(await Promise.all([there.closed, again.closed])).toEqual([4001, 4001]);
    expect(await ada.get({ do: 'ping' })).toBeDefined();
    expect(await stranger.get({ do: 'ping' })).toBeDefined();
  });

  it('ADMIN-04 is let go by all when an administrator shuts them out', async () => {
    const administrators = new Set<string>();
    const [one, other] = await two({ administrators });
    const root = await connect(one.port, null, 'Root');
    const { person } = of(await root.get({ do: 'challenge' }), 'challenge');
    administrators.add(person);
    await signUpWithApp(root, 'root', { password: 'a whole sentence, say', time: Date.now() });
    const ben = await connect(other.port, null, 'Ben');
    await ben.get({ do: 'code' });
    const shut = of(await ben.get({ do: 'challenge' }), 'challenge').person;
    await root.get({
      do: 'sanction',
      person: shut,
      kind: 'ban',
      reason: 'insult',
      days: 1,
      reports: [],
      reply: '',
    });
    expect(await ben.closed).toBe(4001);
  });
});

describe('NET-05 limits that guard people', () => {
  it('hold for all processes together: a password is tried no more often with two of them', async () => {
    const store = memoryStore();
    const open = () => cluster(1, makeExchange(), { store, limits: makeLimits(() => 0, store) });
    await open();
    const [one, other] = await open();
    const thieves = await Promise.all([one, other].map((services) => connect(services?.port ?? 0)));
    const reasons: string[] = [];
    for (let n = 0; n < 18; n++) {
      const said = await thieves[n % 2]?.ask({ do: 'signIn', login: 'ada', password: `guess number ${n}` });
      reasons.push(said?.ok === false ? said.refusal.reason : '');
    }
    expect(reasons.slice(0, 15).every((reason) => reason === 'net.signInFailed')).toBe(true);
    expect(reasons.slice(15)).toEqual(['net.tooFast', 'net.tooFast', 'net.tooFast']);
  });

  it('count new tables by address', async () => {
    const store = memoryStore();
    const { newTables } = makeLimits(() => 0, store);
    for (let n = 0; n < 60; n++) await newTables.take('127.0.0.1');
    const [one] = await cluster(1, makeExchange(), { store, limits: makeLimits(() => 0, store) });
    const ada = await connect(one?.port ?? 0);
    const table = { game: 'race', options: { crews: 2 }, seats: ['me', 'open'], listed: false };
    expect(await ada.ask({ do: 'create', ...table })).toMatchObject({
      refusal: { rule: 'NET-05', reason: 'net.tooFast' },
    });
  });
});

describe('RATE-04 whoever looks for a race at one process', () => {
  it('is taken to a table with who looks at another, and it begins when both come at once', async () => {
    const [one, other] = await two({ takeoverAfter: 50 });
    const people = [await connect(one.port, null, 'Ada'), await connect(other.port, null, 'Ben')];
    const seek = async (player: Player) =>
      of(
        await player.get({ do: 'seek', game: 'race', board: 'africa', crews: 2, pace: 'quick', bots: false }),
        'seeking',
      ).seeking.table;
    for (const player of people) await seek(player);
    const [table, same] = await Promise.all(people.map(seek));
    if (table === undefined || table === null) throw new Error('no table');
    expect(same).toBe(table);
    for (const player of people) comeAgain(player, table);
    await Promise.all(people.map((player) => player.get({ do: 'watch', table, since: null })));
    await Promise.all(people.map((player) => player.until(({ mirror }) => mirror !== null)));
    for (const player of people) expect(player.news.at(-1)).toMatchObject({ stage: 'racing', matched: true });
  });
});
