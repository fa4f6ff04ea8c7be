import type { Race } from '@race/great-race';
import { includes, lateAnswer, listSeats } from '@race/kernel';
import { asked } from '@race/online';
import { LONGEST_SHOWING } from '@race/online/clock.ts';
import type { Clock, ClockMessage, TableNews } from '@race/protocol';
import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GRACE } from '../rooms/downtimes.ts';
import { connect, type Player } from '../testing/player.ts';
import { gather, openTestServer, playUntil, type TestServer } from '../testing/server.ts';

// The test controls the time.
let time = 0;
let store: Store;
let houses: TestServer[] = [];

const openAgain = async (): Promise<TestServer> => {
  const server = await openTestServer({ store, now: () => time });
  houses.push(server);
  return server;
};
let server: TestServer;
beforeEach(async () => {
  time = 1_000_000;
  store = memoryStore();
  server = await openAgain();
});
afterEach(async () => {
  await Promise.all(houses.map((one) => one.close()));
  houses = [];
});

const QUICK: Clock = { bank: 0, free: 30, gain: 0, away: 0, late: 'default', night: null };
const LONG: Clock = { bank: 600, free: 10, gain: 0, away: 60, late: 'default', night: null };

const clocksOf = (player: Player): ClockMessage[] =>
  player.heard.filter((text) => text.startsWith('{"type":"clock"')).map((text) => JSON.parse(text));
const lastOf = (player: Player): ClockMessage => clocksOf(player).at(-1) as ClockMessage;
const liveOf = (table: string, at = server) => {
  const live = at.rooms.openNow(table)?.game.live;
  if (live == null) throw new Error('the race must be running');
  return live;
};

/** Waits until the latest news of the table match. */
const told = (player: Player, part: Partial<TableNews>): Promise<void> =>
  player.until(({ news }) => {
    const now: { readonly [key: string]: unknown } = { ...news.at(-1) };
    return Object.entries(part).every(([key, value]) => JSON.stringify(now[key]) === JSON.stringify(value));
  });

/** The page of everybody shows the present question, so that clocks run. */
async function allSee(table: string, players: readonly Player[]): Promise<void> {
  for (const player of players)
    await player.get({ do: 'shown', table, question: player.mirror?.question ?? 0 });
}

/** A race whose people have agreed on a clock. */
async function clocked(clock: Clock) {
  const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
  for (const player of players) await player.get({ do: 'clock', table, clock });
  await Promise.all(players.map((player) => player.until((one) => clocksOf(one).length > 0)));
  await allSee(table, players);
  const awaited = () => players[listSeats(asked(liveOf(table)))[0] ?? 0] as Player;
  return { table, players, awaited };
}

/** Advances the time, and waits until all consequences are written. */
async function later(milliseconds: number, at = server): Promise<void> {
  time += milliseconds;
  await at.timekeeper.look();
  await at.services.committer.flushed();
}

describe('NET-08 how a table comes to keep time', () => {
  it('is said by whoever opened it before the race, and runs when that begins', async () => {
    const ada = await connect(server.port, null, 'Ada');
    const made = await ada.get({
      do: 'create',
      game: 'race',
      options: { crews: 2 },
      seats: ['me', 'open'],
      listed: true,
    });
    const table = made.kind === 'table' ? made.table : '';
    const ben = await connect(server.port, null, 'Ben');
    await ben.get({ do: 'sit', table, seat: 1 });
    for (const player of [ada, ben]) await player.get({ do: 'watch', table, since: null });
    expect(await ben.ask({ do: 'clock', table, clock: LONG })).toMatchObject({
      refusal: { reason: 'net.notHost', rule: 'NET-02' },
    });
    await ada.get({ do: 'clock', table, clock: LONG });
    await told(ben, { clock: LONG });
    const lobby = await ben.get({ do: 'lobby' });
    expect(lobby.kind === 'lobby' && lobby.tables[0]?.clock).toEqual(LONG);
    await ada.get({ do: 'begin', table });
    await ben.until((one) => clocksOf(one).length > 0);
    expect(lastOf(ben)).toMatchObject({ left: [610_000, 610_000], away: [60_000, 60_000], window: false });
  });

  it('is agreed on by all in a race, and goes the same way', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    await ada.get({ do: 'clock', table, clock: QUICK });
    await told(ben, { clockProposal: { seat: 0, clock: QUICK, agreed: [0] } });
    await ben.get({ do: 'clock', table, clock: QUICK });
    await told(cleo, { clock: null, clockProposal: { seat: 0, clock: QUICK, agreed: [0, 1] } });
    // Proposing another clock does not agree to the first proposal.
    await cleo.get({ do: 'clock', table, clock: LONG });
    await told(ada, { clockProposal: { seat: 2, clock: LONG, agreed: [2] } });
    await ada.get({ do: 'clock', table, clock: null });
    await told(ada, { clockProposal: null });
    for (const player of players) await player.get({ do: 'clock', table, clock: QUICK });
    await told(ada, { clock: QUICK, clockProposal: null });
    for (const player of players) await player.get({ do: 'clock', table, clock: null });
    await told(ada, { clock: null, clockProposal: null });
    expect((await store.due(1)).length).toBe(0);
  });

  it.each([
    { ...QUICK, free: 4 },
    { ...QUICK, bank: -1 },
    { ...QUICK, late: 'never' },
    { ...QUICK, more: 1 },
    { ...QUICK, night: { from: 0, to: 1_400 } },
    { ...QUICK, gain: 601 },
    { bank: 0, free: 30 },
    'soon',
  ])('is refused as malformed, and changes nothing: %j', async (clock) => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    players[0].sendRaw(JSON.stringify({ id: 900, do: 'clock', table, clock }));
    await players[0].until(({ heard }) => heard.some((text) => text.includes('"id":900')));
    expect(players[0].heard.at(-1)).toContain('net.malformed');
    expect((await store.table(table))?.record).not.toContain('"clock":{');
  });

  it('is nobody’s business who only looks on', async () => {
    const { table } = await clocked(QUICK);
    const dot = await connect(server.port, null, 'Dot');
    await dot.get({ do: 'watch', table, since: null });
    expect(lastOf(dot)).toMatchObject({ window: false });
    expect(await dot.ask({ do: 'clock', table, clock: null })).toMatchObject({
      refusal: { reason: 'net.notYourSeat' },
    });
    expect(await dot.ask({ do: 'back', table })).toMatchObject({ refusal: { reason: 'net.notYourSeat' } });
  });
});

describe('NET-08 when time is up', () => {
  it('the answer that decides least is given, and everybody hears whose time it was', async () => {
    const { table, players, awaited } = await clocked(QUICK);
    const late = awaited().mirror?.seat ?? 0;
    const { rules, state } = liveOf(table);
    const expected = JSON.stringify(lateAnswer(rules, state, late));
    await later(29_000);
    expect(await store.lines(table)).toHaveLength(0);
    await later(1_000);
    expect((await store.lines(table))[0]).toMatchObject({ seat: late, entry: expected });
    await players[0].until((one) => lastOf(one).up === late);
    // The newspaper has it.
    await players[0].until(({ news }) => news.at(-1)?.late[0]?.seat === late);
  });

  it('costs one assistant in the convoy, not the whole turn', async () => {
    const { table, players } = await clocked(QUICK);
    await playUntil(table, players, ([one]) => one?.mirror?.public.stack.at(-1)?.kind === 'sequence');
    await allSee(table, players);
    const seat = listSeats(asked(liveOf(table)))[0] ?? 0;
    const assistants = () =>
      (liveOf(table).state.public as Race['public']).crews[seat]?.boxes.reduce((sum, one) => sum + one, 0) ??
      0;
    const before = assistants();
    await later(30_000);
    const given = (await store.lines(table)).at(-1);
    expect(given).toMatchObject({ seat, entry: expect.stringMatching(/"do":"(wait|fund)"/) });
    expect(before - assistants()).toBe(1);
  });

  it('a bot takes the seat where the table says so, and gives it back', async () => {
    const { table, players, awaited } = await clocked({ ...QUICK, late: 'bot' });
    const late = awaited();
    const seat = late.mirror?.seat ?? 0;
    await later(30_000);
    await late.until(({ news }) => sitsAt(news.at(-1), seat)?.bot === 'racer');
    await players[0].until((one) => (one.mirror?.at ?? 0) > 0);
    await late.get({ do: 'back', table });
    await late.until(({ news }) => sitsAt(news.at(-1), seat)?.bot === null);
    expect(lastOf(late).left[seat]).toBe(30_000);
  });

  it('no bot takes the last seat that a person plays: bots alone would race to the end', async () => {
    const { table, players } = await clocked({ ...QUICK, late: 'bot' });
    await playUntil(table, players, ([one]) => one?.mirror?.public.stack.at(-1)?.kind === 'plan');
    await allSee(table, players);
    await later(30_000);
    expect((liveOf(table).state.public as Race['public']).stack.at(-1)?.kind).not.toBe('plan');
    const { seats } = server.rooms.openNow(table)?.game.record ?? { seats: [] };
    expect(seats.map((sits) => sits.kind === 'person' && sits.bot)).toEqual([null, null, null]);
  });

  it('all plans are made for who is late, at once', async () => {
    const { table, players } = await clocked(QUICK);
    await playUntil(table, players, ([one]) => one?.mirror?.public.stack.at(-1)?.kind === 'plan');
    await players[0].give(table, players[0].answers()[0] as object);
    await allSee(table, players);
    await later(30_000);
    const kind = (liveOf(table).state.public as Race['public']).stack.at(-1)?.kind;
    expect(kind).not.toBe('plan');
  });

  it('a table that nobody looks at goes on, also from another server', async () => {
    const { table, players } = await clocked(QUICK);
    for (const player of players) player.close();
    await expect.poll(() => server.rooms.openNow(table)?.people.members.length).toBe(0);
    await server.close();
    houses = [];
    time += 60_000;
    server = await openAgain();
    await later(GRACE);
    await later(30_000);
    expect((await store.lines(table)).length).toBeGreaterThan(0);
  });

  it('two servers that find it late write one line', async () => {
    const { table } = await clocked(QUICK);
    const other = await openAgain();
    await other.rooms.get(table);
    time += GRACE + 30_000;
    await Promise.all([server.timekeeper.look(), other.timekeeper.look()]);
    await Promise.all([server.services.committer.flushed(), other.services.committer.flushed()]);
    expect((await store.lines(table)).filter(({ line }) => line === 1)).toHaveLength(1);
  });
});

const sitsAt = (news: Player['news'][number] | undefined, seat: number) => {
  const sits = news?.seats[seat];
  return sits?.kind === 'person' ? sits : null;
};

describe('NET-08 no time runs while a player cannot act', () => {
  it('the clock waits for the page that still shows what the others did, and everybody sees it', async () => {
    const { table, players, awaited } = await clocked(QUICK);
    const first = awaited();
    await first.give(table, first.answers()[0] as object);
    await Promise.all(
      players.map((player) => player.until(({ mirror }) => mirror?.question === first.mirror?.question)),
    );
    const second = awaited();
    const seat = second.mirror?.seat ?? 0;
    const { question = 0 } = second.mirror ?? {};
    await second.until((one) => (lastOf(one).showing[seat] ?? 0) > 0);
    await later(12_000);
    expect(lastOf(second)).toMatchObject({ left: expect.anything() });
    await second.get({ do: 'shown', table, question });
    await players[0].until((one) => lastOf(one).showing[seat] === 0);
    expect(lastOf(players[0]).left[seat]).toBe(30_000);
    const lines = (await store.lines(table)).length;
    await later(29_000);
    expect(await store.lines(table)).toHaveLength(lines);
    await later(1_000);
    expect((await store.lines(table)).length).toBe(lines + 1);
  });

  it('who takes a plan back to change it loses nothing, and gets no time to look at it again', async () => {
    const { table, players } = await clocked({ ...LONG, gain: 10 });
    await playUntil(table, players, ([one]) => one?.mirror?.public.stack.at(-1)?.kind === 'plan');
    await allSee(table, players);
    const [ada] = players;
    const seat = ada.mirror?.seat ?? 0;
    await later(4_000);
    await ada.until((one) => one.answers().length > 0);
    const { left } = server.rooms.openNow(table)?.game.record.timing ?? { left: [] };
    await ada.give(table, ada.answers()[0] as object);
    await ada.get({ do: 'undo', table, key: 'again' });
    await ada.until((one) => one.answers().length > 0);
    const after = server.rooms.openNow(table)?.game.record.timing;
    expect(after?.left).toEqual(left);
    expect(after?.used[seat]).toBe(4_000);
    expect(after?.showing[seat]).toBe(0);
  });

  it('but no longer than a quarter of a minute, and a second message gains nothing', async () => {
    const { table, players, awaited } = await clocked(QUICK);
    const first = awaited();
    await first.give(table, first.answers()[0] as object);
    await players[0].until((one) => one.mirror?.question === first.mirror?.question);
    const second = awaited();
    const seat = second.mirror?.seat ?? 0;
    const lines = (await store.lines(table)).length;
    await later(LONGEST_SHOWING + 29_000);
    expect(await store.lines(table)).toHaveLength(lines);
    await second.get({ do: 'shown', table, question: second.mirror?.question ?? 0 });
    await second.get({ do: 'shown', table, question: 0 });
    await later(1_000);
    expect((await store.lines(table))[lines]).toMatchObject({ seat });
  });

  it('is said by nobody without a seat', async () => {
    const { table } = await clocked(QUICK);
    const dot = await connect(server.port, null, 'Dot');
    expect(await dot.ask({ do: 'shown', table, question: 0 })).toMatchObject({
      refusal: { reason: 'net.notYourSeat' },
    });
  });
});

describe('NET-08 days off', () => {
  const DAY = 24 * 60 * 60;
  it('stop the clock of who takes them, where the table plays over days', async () => {
    const { table, players, awaited } = await clocked({ ...QUICK, free: DAY });
    const slow = awaited();
    const seat = slow.mirror?.seat ?? 0;
    await slow.get({ do: 'holiday', table, days: 3 });
    await players[0].until((one) => lastOf(one).holidays?.[seat]?.days === 11);
    await later(2 * DAY * 1_000);
    expect(await store.lines(table)).toHaveLength(0);
    expect(await slow.ask({ do: 'holiday', table, days: 14 })).toMatchObject({
      refusal: { reason: 'net.noHoliday', rule: 'NET-08' },
    });
    await slow.get({ do: 'holiday', table, days: 0 });
    await later(DAY * 1_000);
    expect((await store.lines(table))[0]).toMatchObject({ seat });
  });

  it('are none where it does not', async () => {
    const { table, awaited } = await clocked(QUICK);
    expect(await awaited().ask({ do: 'holiday', table, days: 1 })).toMatchObject({
      refusal: { reason: 'net.noHoliday' },
    });
  });
});

describe('NET-08 what counts', () => {
  it('the time one thinks beyond what is free, and nothing else', async () => {
    const { table, players, awaited } = await clocked(LONG);
    const first = awaited();
    const seat = first.mirror?.seat ?? 0;
    time += 25_000;
    await first.give(table, first.answers()[0] as object);
    await players[0].until((one) => !includes(lastOf(one).runs, seat));
    expect(lastOf(players[0]).left[seat]).toBe(595_000);
    expect((await store.table(table))?.record).toContain('"left":[');
  });

  it('a lost connection has a time of its own', async () => {
    const { table, players, awaited } = await clocked(LONG);
    const gone = awaited();
    const seat = gone.mirror?.seat ?? 0;
    const other = players.find((player) => player !== gone) as Player;
    gone.close();
    await other.until((one) => includes(lastOf(one).gone, seat));
    time += 45_000;
    const back = await connect(server.port, gone.token);
    await back.get({ do: 'watch', table, since: null });
    await other.until((one) => !includes(lastOf(one).gone, seat));
    expect(lastOf(other)).toMatchObject({ runs: 1 << seat });
    expect([lastOf(other).away[seat], lastOf(other).left[seat]]).toEqual([15_000, 610_000]);
  });

  it('no time while no server was there, and a little more after it', async () => {
    const { table, awaited } = await clocked(LONG);
    const seat = awaited().mirror?.seat ?? 0;
    const { token } = awaited();
    await later(20_000);
    await server.close();
    houses = [];
    time += 5_000_000;
    server = await openAgain();
    const back = await connect(server.port, token);
    await back.get({ do: 'watch', table, since: null });
    expect(lastOf(back)).toMatchObject({ rests: GRACE });
    expect(lastOf(back).left[seat]).toBe(590_000);
    time += GRACE + 1_000;
    await back.get({ do: 'watch', table, since: null });
    expect(lastOf(back).left[seat]).toBe(589_000);
  });

  it('another server reads the same from the store, without any rest', async () => {
    const { table, awaited } = await clocked(LONG);
    const seat = awaited().mirror?.seat ?? 0;
    time += 17_000;
    const other = await openAgain();
    const dot = await connect(other.port, null, 'Dot');
    await dot.get({ do: 'watch', table, since: null });
    // A person who is connected elsewhere is away here: that time runs first.
    expect([lastOf(dot).left[seat], lastOf(dot).away[seat]]).toEqual([593_000, 60_000]);
  });
});
