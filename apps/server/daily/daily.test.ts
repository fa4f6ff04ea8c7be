import { commit, readRecord } from '@race/kernel';
import type { ExpeditionNews } from '@race/protocol';
import { memoryStore } from '@race/store';
import { afterEach, describe, expect, it } from 'vitest';
import { makeLimits, NO_LIMITS } from '../requests/buckets.ts';
import { finish, setOff as setOffOn } from '../testing/expedition.ts';
import { connect, type Player } from '../testing/player.ts';
import { signUpWithApp } from '../testing/second-factor.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

const NOON = Date.UTC(2026, 10, 15, 12);
const DAY = '2026-11-15';
const HOURS = 60 * 60_000;

let server: TestServer;
let time = NOON;
const opened: TestServer[] = [];

async function open(options: Parameters<typeof openTestServer>[0] = {}): Promise<TestServer> {
  time = NOON;
  let drawn = 0;
  const secrets = {
    newName: () => `name-${++drawn}`,
    newSalt: () => `salt ${++drawn}`,
    newSeed: () => [++drawn, 2, 3, 4, 5, 6, 7, 8],
  };
  server = await openTestServer({ now: () => time, secrets, ...options });
  opened.push(server);
  return server;
}
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

async function look(player: Player, day: string | null = null): Promise<ExpeditionNews> {
  const result = await player.get({ do: 'expedition', day });
  if (result.kind !== 'expedition') throw new Error('no expedition');
  return result.expedition;
}

const all = ({ runs, guests }: ExpeditionNews) => [...(runs ?? []), ...(guests ?? [])];

const setOff = (player: Player): Promise<string> => setOffOn(player, DAY);

/** Sets off and drives to the end; another seed gives another run. */
async function run(player: Player, seed: number): Promise<string> {
  const table = await setOff(player);
  await finish(player, table, seed);
  return table;
}

const refusal = async (player: Player, request: Parameters<Player['ask']>[0]) => {
  const said = await player.ask(request);
  return said.ok ? null : [said.refusal.reason, said.refusal.rule];
};

describe('DAILY-03 guests', () => {
  it('are ranked apart: whoever begins anew as another guest takes nobody’s place', async () => {
    await open();
    const [ada, bea, cora] = [
      await connect(server.port),
      await connect(server.port, null, 'Bea'),
      await connect(server.port, null, 'Cora'),
    ];
    await ada.get({ do: 'password', login: 'ada', password: 'a whole sentence, say' });
    await run(ada, 1);
    await run(bea, 2);
    await run(cora, 3);
    const seen = await look(ada);
    expect(seen.mine).toMatchObject({ rank: 1, among: 1, isGuest: false });
    expect(seen.runs).toMatchObject([{ name: 'Ada', rank: 1 }]);
    expect(seen.guests?.map(({ rank }) => rank)).toEqual([1, 2]);
    expect((await look(bea)).mine).toMatchObject({ among: 2, isGuest: true });
    // An account that is made afterwards does not bring a guest's run up.
    time += 1;
    await bea.get({ do: 'password', login: 'bea', password: 'a whole sentence, say' });
    expect((await look(ada)).runs).toHaveLength(1);
  });
});

describe('DAILY-01 the expedition of a day', () => {
  it('is the same for all, sealed from the start, and its seed is told when the day is over', async () => {
    await open();
    const [ada, bea] = [await connect(server.port), await connect(server.port, null, 'Bea')];
    const [seen, hers] = [await look(ada), await look(bea)];
    expect(seen).toEqual(hers);
    expect(seen).toMatchObject({ day: DAY, isOver: false, seed: null, salt: null, started: 0 });
    time += 12 * HOURS;
    const after = await look(ada, DAY);
    expect(after).toMatchObject({ isOver: true, options: seen.options, commitment: seen.commitment });
    expect(commit(after.seed, after.salt ?? '')).toBe(seen.commitment);
    expect((await look(ada)).commitment).not.toBe(seen.commitment);
  });

  it('of a day to come, or of none, is refused', async () => {
    await open();
    const ada = await connect(server.port);
    for (const day of ['2026-11-16', '2026-02-30', '2020-01-01'])
      expect(await refusal(ada, { do: 'expedition', day })).toEqual(['net.noSuchDay', 'DAILY-01']);
    expect(await refusal(ada, { do: 'setOff', day: '2026-11-16' })).toEqual(['net.noSuchDay', 'DAILY-01']);
  });

  it('is drawn once, by whichever process is asked first', async () => {
    await open();
    const other = await openTestServer({
      now: () => time,
      store: { ...server.store, close: async () => undefined },
    });
    const [ada, bea] = [await connect(server.port), await connect(other.port)];
    const [one, two] = await Promise.all([look(ada), look(bea)]);
    expect(one.commitment).toBe(two.commitment);
    await other.close();
  });
});

describe('DAILY-02 one try', () => {
  it('is a new table of its address, and coming back to it is none: NET-05', async () => {
    const store = memoryStore();
    const { newTables } = makeLimits(() => time, store);
    await open({ store, limits: { ...NO_LIMITS, newTables } });
    const ada = await connect(server.port);
    for (let n = 0; n < 70; n++) await ada.get({ do: 'setOff', day: DAY });
    const others = [];
    for (let n = 0; n < 60; n++) {
      await ada.get({ do: 'hello', protocol: 1, token: null, name: 'Ada' });
      others.push(await refusal(ada, { do: 'setOff', day: DAY }));
    }
    expect(others.filter((one) => one === null)).toHaveLength(59);
    expect(others.at(-1)).toEqual(['net.tooFast', 'NET-05']);
  });

  it('is one, however often somebody sets off, on however many devices', async () => {
    await open();
    const ada = await connect(server.port);
    const table = await setOff(ada);
    const again = await connect(server.port, ada.token);
    const both = await Promise.all([
      ada.get({ do: 'setOff', day: DAY }),
      again.get({ do: 'setOff', day: DAY }),
    ]);
    expect(both).toEqual([
      { kind: 'table', table },
      { kind: 'table', table },
    ]);
    expect((await look(ada)).started).toBe(1);
  });

  it('is one also when two processes are asked at the same moment', async () => {
    await open();
    const other = await openTestServer({
      now: () => time,
      store: { ...server.store, close: async () => undefined },
    });
    const ada = await connect(server.port);
    await ada.get({
      do: 'create',
      game: 'race',
      options: { crews: 2 },
      seats: ['me', 'open'],
      listed: false,
    });
    const there = await connect(other.port, ada.token);
    const [one, two] = await Promise.all([
      ada.get({ do: 'setOff', day: DAY }),
      there.get({ do: 'setOff', day: DAY }),
    ]);
    expect(one).toEqual(two);
    await other.close();
  });

  it('begins at once, alone against racers, with one’s own crew', async () => {
    await open();
    const ada = await connect(server.port, null, 'Ada');
    await setOff(ada);
    const news = ada.news.at(-1);
    expect(news).toMatchObject({ stage: 'racing', you: 0, listed: false, shutUntil: Date.UTC(2026, 10, 16) });
    expect(news?.seats.slice(1).every((sits) => sits.kind === 'bot' && sits.bot === 'racer')).toBe(true);
    expect((await ada.get({ do: 'lobby' })) as object).toMatchObject({ kind: 'lobby', tables: [] });
  });

  it('is not driven by a bot, begun again, or taken back beyond the horizon', async () => {
    await open();
    const ada = await connect(server.port);
    const table = await setOff(ada);
    await ada.until((one) => one.answers().length > 0);
    await ada.give(table, ada.answers()[0] as object);
    const counts = ['net.itCounts', 'DAILY-02'];
    expect(await refusal(ada, { do: 'leave', table })).toEqual(counts);
    expect(await refusal(ada, { do: 'propose', table, beat: 0 })).toEqual(counts);
    expect(await refusal(ada, { do: 'rematch', table, agrees: true })).toEqual(counts);
    expect(await refusal(ada, { do: 'clock', table, clock: null })).toEqual(counts);
    expect(await refusal(ada, { do: 'sit', table, seat: 1 })).toEqual(counts);
  });

  it('is of today: yesterday’s cannot be begun after midnight', async () => {
    await open();
    const ada = await connect(server.port);
    time += 12 * HOURS;
    expect(await refusal(ada, { do: 'setOff', day: DAY })).toEqual(['net.otherDay', 'DAILY-02']);
  });

  it('that has not come to its end when the day is over counts as not arrived, also if it is driven on', async () => {
    await open();
    const ada = await connect(server.port, null, 'Ada');
    const table = await setOff(ada);
    time += 12 * HOURS;
    await finish(ada, table, 3);
    const news = await look(ada, DAY);
    expect(news.mine).toMatchObject({ isFinished: false, rank: null, result: null });
    expect(news.guests).toMatchObject([{ rank: null, name: 'Ada', isMine: true, arrived: false }]);
    expect(news.ghost).toBeNull();
  });

  it('goes on where it stood after the server was gone', async () => {
    await open();
    const ada = await connect(server.port);
    const table = await setOff(ada);
    await ada.until((one) => one.answers().length > 0);
    await ada.give(table, ada.answers()[0] as object);
    const at = ada.mirror?.at;
    const next = await openTestServer({
      now: () => time,
      store: { ...server.store, close: async () => undefined },
    });
    const back = await connect(next.port, ada.token);
    expect(await back.get({ do: 'setOff', day: DAY })).toEqual({ kind: 'table', table });
    await back.get({ do: 'watch', table, since: null });
    expect(back.mirror?.at).toBeGreaterThanOrEqual(at ?? 1);
    await next.close();
  });
});

describe('DAILY-03 the table of a day', () => {
  it('has what the kept log comes to when it is played again, best first', async () => {
    await open();
    const players = [await connect(server.port, null, 'Ada'), await connect(server.port, null, 'Bea')];
    for (const [at, player] of players.entries()) {
      time += HOURS;
      await run(player, 3 * at);
    }
    const [ada] = players;
    if (ada === undefined) return;
    const { guests: runs, mine, finished } = await look(ada);
    expect(finished).toBe(2);
    expect(runs?.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(runs?.filter(({ isMine }) => isMine)).toMatchObject([{ name: 'Ada', ...mine?.result }]);
    expect(mine?.rank).toBe(runs?.find(({ isMine }) => isMine)?.rank);
  });

  it('loses a run that an administrator strikes off, once and for good, and that is written down', async () => {
    const administrators = new Set<string>();
    await open({ administrators });
    const [root, ada, bea] = await Promise.all(
      ['Root', 'Ada', 'Bea'].map((name) => connect(server.port, null, name)),
    );
    if (root === undefined || ada === undefined || bea === undefined) return;
    for (const player of [root, ada, bea]) await setOff(player);
    time += 12 * HOURS;
    expect(all(await look(ada, DAY)).map(({ person }) => person)).toEqual([null, null, null]);
    administrators.add(
      (await server.store.runsOf(DAY, 9, 'guests')).find(({ name }) => name === 'Root')?.person ?? '',
    );
    await signUpWithApp(root, 'root', { password: 'a whole sentence, say', time });
    const listed = all(await look(root, DAY));
    const [hers, own] = ['Ada', 'Root'].map((name) => listed.find((one) => one.name === name)?.person ?? '');
    const strike = { do: 'strike', day: DAY, person: hers ?? '' } as const;
    expect(await refusal(bea, strike)).toEqual(['net.notAdministrator', 'ADMIN-01']);
    expect(await refusal(root, { ...strike, day: '2026-11-14' })).toEqual(['net.unknownReport', 'ADMIN-02']);
    expect(await refusal(root, { ...strike, person: own ?? '' })).toEqual([
      'net.notAdministrators',
      'ADMIN-02',
    ]);
    expect(await refusal(root, strike)).toBeNull();
    expect(await refusal(root, strike)).toEqual(['net.settled', 'ADMIN-02']);
    expect(
      all(await look(bea, DAY))
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Bea', 'Root']);
    expect((await look(ada, DAY)).mine).toMatchObject({ rank: null });
    expect(await root.get({ do: 'administration' })).toMatchObject({
      acts: [{ kind: 'strike', administrator: 'Root', about: { name: 'Ada' } }],
    });
    const file = await ada.get({ do: 'export' });
    expect(file.kind === 'file' && JSON.parse(file.text).expeditions).toMatchObject([
      { day: DAY, result: null, struck: true },
    ]);
  });

  it('has those level who are alike in everything', async () => {
    await open();
    const players = [await connect(server.port, null, 'Ada'), await connect(server.port, null, 'Bea')];
    for (const player of players) await run(player, 0);
    for (const player of players) {
      const { guests: runs, mine } = await look(player);
      expect(runs?.map(({ rank }) => rank)).toEqual([1, 1]);
      expect(mine?.rank).toBe(1);
    }
  });

  it('gives no place to a log that does not lead where it led', async () => {
    await open();
    const ada = await connect(server.port, null, 'Ada');
    const table = await setOff(ada);
    await finish(ada, table, 5);
    const { lines } = server.store;
    Object.assign(server.store, {
      lines: async (of: string) =>
        (await lines(of)).map((line, at) => (at === 3 ? { ...line, checksum: line.checksum + 1 } : line)),
    });
    expect((await look(ada)).mine).toMatchObject({ isFinished: true, rank: null, result: null });
  });

  it('is open to all after the day, with the best run to look at again', async () => {
    await open();
    const ada = await connect(server.port, null, 'Ada');
    const table = await run(ada, 0);
    const cora = await connect(server.port, null, 'Cora');
    time += 12 * HOURS;
    const { guests: runs, ghost, seed, salt } = await look(cora, DAY);
    expect(runs).toMatchObject([{ rank: 1, name: 'Ada', table }]);
    expect(ghost?.name).toBe('Ada');
    expect(runs?.[0]).toMatchObject({ arrived: true });
    expect(ghost?.legs.length).toBeGreaterThan(10);
    const file = await cora.get({ do: 'file', table });
    const read = file.kind === 'file' ? readRecord(file.text) : null;
    expect(read?.ok === true && [read.value.seed, read.value.salt]).toEqual([seed, salt]);
    const days = await cora.get({ do: 'expeditions' });
    expect(days).toMatchObject({
      days: [{ day: DAY, started: 1, finished: 1, mine: null, best: { name: 'Ada' } }],
    });
    // Her own list has her place, and her own way beside the best.
    expect(await ada.get({ do: 'expeditions' })).toMatchObject({ days: [{ mine: { rank: 1 } }] });
    expect((await look(ada, DAY)).mine?.way?.legs).toEqual(ghost?.legs);
  });

  it('loses who has themselves deleted', async () => {
    await open();
    const ada = await connect(server.port, null, 'Ada');
    await run(ada, 2);
    await ada.get({ do: 'forgetMe' });
    const bea = await connect(server.port, null, 'Bea');
    time += 12 * HOURS;
    expect((await look(bea, DAY)).guests).toEqual([]);
  });
});

describe('DAILY-04 nobody looks ahead', () => {
  it('refuses everybody else whatever they ask of a try, until the day is over', async () => {
    await open();
    const ada = await connect(server.port, null, 'Ada');
    const table = await setOff(ada);
    const report = await ada.get({ do: 'bug', table, note: '' });
    const bea = await connect(server.port, null, 'Bea');
    const sealed = ['net.sealed', 'DAILY-04'];
    for (const request of ['replay', 'file', 'unwatch', 'leave', 'begin', 'abort', 'talk', 'back'] as const)
      expect(await refusal(bea, { do: request, table })).toEqual(sealed);
    expect(await refusal(bea, { do: 'watch', table, since: null })).toEqual(sealed);
    expect(await refusal(bea, { do: 'sit', table, seat: 1 })).toEqual(sealed);
    expect(await refusal(bea, { do: 'bug', table, note: '' })).toEqual(sealed);
    expect(await refusal(bea, { do: 'bugReplay', bug: report.kind === 'bug' ? report.bug : '' })).toEqual(
      sealed,
    );
    expect(await refusal(bea, { do: 'answer', table, question: 0, key: 'k', answer: {} })).toEqual([
      'net.notYourSeat',
      'NET-02',
    ]);
    expect(bea.mirror).toBeNull();
    time += 12 * HOURS;
    await bea.get({ do: 'watch', table, since: null });
    expect(bea.mirror).not.toBeNull();
  });

  it('tells the seed to nobody while the day lasts, not even to who has come to the end', async () => {
    await open();
    const ada = await connect(server.port, null, 'Ada');
    const table = await run(ada, 4);
    const file = await ada.get({ do: 'file', table });
    const text = file.kind === 'file' ? file.text : '';
    expect(readRecord(text).ok).toBe(false);
    expect(text).not.toContain('"seed"');
    expect(ada.heard.join()).not.toContain('"salt":"');
    expect(await refusal(ada, { do: 'undo', table, key: 'u1' })).toEqual(['net.itCounts', 'DAILY-02']);
  });

  it('tells who is still on the road only that others have set off: law 5 with other answers of theirs', async () => {
    const heard: string[] = [];
    for (const seed of [1, 7]) {
      await open();
      const ada = await connect(server.port, null, 'Ada');
      const bea = await connect(server.port, null, 'Bea');
      await run(ada, seed);
      const before = bea.heard.length;
      await look(bea);
      await bea.get({ do: 'setOff', day: DAY });
      await look(bea);
      heard.push(bea.heard.slice(before).join('\n'));
    }
    expect(heard[0]).toBe(heard[1]);
    expect(heard[0]).toContain('"started":1');
  });

  it('calls nobody who is away from a try of their own', async () => {
    await open();
    const ada = await connect(server.port, null, 'Ada');
    const table = await setOff(ada);
    await ada.get({ do: 'unwatch', table });
    const [person] = (await server.store.table(table))?.people ?? [];
    expect(await server.store.awaitsOf(person ?? '')).toEqual([]);
  });
});
