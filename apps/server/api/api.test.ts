import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { result, whyNot } from '../testing/people.ts';
import { connect } from '../testing/player.ts';
import {
  botOf,
  type Caller,
  caller,
  type Lines,
  type Owner,
  openLines,
  ownerAt,
  playLines,
  tokenOf,
} from '../testing/programs.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';
import { OPERATIONS, operationsAt } from './operations.ts';
import { LINE, PROBLEM } from './results.ts';

let server: TestServer;
let ada: Owner;
beforeEach(async () => {
  server = await openTestServer();
  ada = await ownerAt(server);
});
afterEach(() => server.close());

/** Requests whose every reply is read with the schema that the document has for it. */
const checked =
  (token: string): Caller =>
  async (method, path, body) => {
    const reply = await caller(server, token)(method, path, body);
    const operation = operationsAt(path)?.found.find((one) => one.method === method);
    if (operation === undefined) throw new Error(`no operation ${method} ${path}`);
    v.parse(reply.status === 200 ? operation.result : PROBLEM, reply.body);
    return reply;
  };

const RACE = { game: 'race', options: { crews: 2 }, listed: true };
const parsed = (lines: Lines) => lines.lines.map((text) => v.parse(LINE, JSON.parse(text)));

describe('API-01 a program', () => {
  it('says who it acts for, and reads the lobby and its own tables', async () => {
    const call = checked(await tokenOf(ada));
    const me = await call('GET', '/me');
    expect(me.body).toMatchObject({
      person: ada.person,
      name: 'Ada',
      owner: null,
      scopes: ['read', 'tables', 'play'],
    });
    const made = await call('POST', '/tables', { ...RACE, seats: ['me', 'racer'] });
    expect(made.status).toBe(200);
    expect((await call('GET', '/me/tables')).body.tables).toMatchObject([
      { table: made.body.table, seat: 0 },
    ]);
    expect((await call('GET', '/tables')).body.tables).toEqual([]);
    expect((await call('GET', `/players/${ada.person}`)).body.player).toMatchObject({
      name: 'Ada',
      owner: null,
    });
  });

  it('plays a whole race against a bot of the server, line by line', { timeout: 60_000 }, async () => {
    const call = checked(await tokenOf(ada));
    const { table } = (await call('POST', '/tables', { ...RACE, seats: ['me', 'racer'] })).body;
    const token = await tokenOf(ada);
    const lines = await openLines(server, token, table);
    expect((await call('POST', `/tables/${table}/begin`)).body.kind).toBe('written');
    const given = await playLines(call, table, lines, 5);
    await lines.ended;
    expect(given).toBeGreaterThan(10);
    expect(parsed(lines).at(-1)).toMatchObject({ type: 'table', news: { stage: 'over' } });
    const race = await call('GET', `/tables/${table}`);
    expect(race.body).toMatchObject({ table: { stage: 'over', you: 0 }, view: { seat: 0, answers: [] } });
    expect((await call('GET', `/tables/${table}/replay`)).body.replay.frames.length).toBeGreaterThan(10);
    expect((await call('GET', `/tables/${table}/file`)).body).toMatchObject({ game: 'race' });
    // A stream of a race that is over ends by itself.
    const again = await openLines(server, token, table);
    await again.ended;
    expect(parsed(again).map(({ type }) => type)).toEqual(['view', 'table']);
  });

  it('answers once, however often it sends the same key, and is told why not', async () => {
    const call = checked(await tokenOf(ada));
    const { table } = (await call('POST', '/tables', { ...RACE, seats: ['me', 'racer'] })).body;
    const path = `/tables/${table}`;
    const early = await call('POST', `${path}/answer`, { question: 0, key: 'a', answer: { do: 'pass' } });
    expect([early.status, early.body.reason]).toEqual([409, 'net.notBegun']);
    await call('POST', `${path}/begin`);
    const { view } = (await call('GET', path)).body;
    expect(view.answers.length).toBeGreaterThan(0);
    const { question } = view;
    const wrong = await call('POST', `${path}/answer`, {
      question,
      key: 'a',
      answer: { do: 'enter', space: 999, poured: false },
    });
    expect([wrong.status, wrong.body.reason]).toEqual([400, 'net.noAnswer']);
    const given = { question, key: 'a', answer: view.answers[0] };
    const first = await call('POST', `${path}/answer`, given);
    expect(first.status).toBe(200);
    const again = await call('POST', `${path}/answer`, given);
    expect(again.body).toEqual(first.body);
    const late = await call('POST', `${path}/answer`, { ...given, key: 'b' });
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect(late.headers.get('content-type')).toBe('application/problem+json');
    expect(late.body.detail.length).toBeGreaterThan(10);
  });

  it('joins a table of others, and sees what its own seat sees', async () => {
    const ben = await connect(server.port, null, 'Ben');
    const made = await ben.get({ do: 'create', ...RACE, seats: ['me', 'open'] });
    const table = made.kind === 'table' ? made.table : '';
    await ben.get({ do: 'watch', table, since: null });
    const call = checked(await tokenOf(ada));
    expect((await call('GET', '/tables')).body.tables).toMatchObject([{ table }]);
    expect((await call('POST', `/tables/${table}/begin`)).body.reason).toBe('net.notHost');
    await call('POST', `/tables/${table}/sit`, { seat: 1 });
    await call('POST', `/tables/${table}/ready`, { ready: true });
    expect((await call('POST', `/tables/${table}/sit`, { seat: 0 })).body.reason).toBe('net.seatTaken');
    await ben.get({ do: 'begin', table });
    await ben.until(({ mirror }) => mirror !== null);
    const { view } = (await call('GET', `/tables/${table}`)).body;
    expect(view.seat).toBe(1);
    expect(view.own).not.toBeNull();
    const spectator = await ownerAt(server, 'Cleo');
    const look = checked(await tokenOf(spectator));
    expect((await look('GET', `/tables/${table}`)).body.view).toMatchObject({
      seat: null,
      own: null,
      answers: [],
    });
    expect((await look('POST', `/tables/${table}/undo`, { key: 'u' })).body.reason).toBe('net.notYourSeat');
  });

  it('that only reads is seen by nobody, and takes no seat back', async () => {
    const ben = await connect(server.port, null, 'Ben');
    const { table } = (
      await checked(await tokenOf(ada))('POST', '/tables', { ...RACE, seats: ['me', 'open'] })
    ).body;
    await ben.get({ do: 'watch', table, since: null });
    const quiet = await tokenOf(ada, { scopes: ['read'] });
    const lines = await openLines(server, quiet, table);
    await caller(server, quiet)('GET', `/tables/${table}`);
    await ben.get({ do: 'ping' });
    const seen = () => ben.news.at(-1);
    expect(seen()).toMatchObject({ watching: 1, seats: [{ here: false }, {}] });
    const playing = await openLines(server, await tokenOf(ada), table);
    await ben.until(({ news }) => JSON.stringify(news.at(-1)?.seats[0]).includes('"here":true'));
    playing.close();
    await ben.until(({ news }) => JSON.stringify(news.at(-1)?.seats[0]).includes('"here":false'));
    lines.close();
  });

  it('follows from a beat that it has', async () => {
    const token = await tokenOf(ada);
    const call = checked(token);
    const { table } = (await call('POST', '/tables', { ...RACE, seats: ['me', 'racer'] })).body;
    await call('POST', `/tables/${table}/begin`);
    const { view } = (await call('GET', `/tables/${table}`)).body;
    await call('POST', `/tables/${table}/answer`, {
      question: view.question,
      key: 'a',
      answer: view.answers[0],
    });
    const lines = await openLines(server, token, table, `?since=${view.at}`);
    await lines.until((all) => all.length > 1);
    expect(JSON.parse(lines.lines[0] ?? '')).toMatchObject({ type: 'view', from: view.at });
    lines.close();
  });
});

describe('API-01 tokens', () => {
  it('belong to people with an account who have just proved who they are', async () => {
    const guest = await connect(server.port, null, 'Guest');
    const wish = { do: 'makeToken', bot: null, label: 'x', scopes: ['read'], days: 7 } as const;
    expect(await whyNot(guest, wish)).toBe('API-01 net.accountFirst');
    expect(await whyNot(guest, { do: 'makeBot', name: 'Rover' })).toBe('API-01 net.accountFirst');
    const later = await connect(server.port, ada.player.token);
    expect(await whyNot(later, wish)).toBe('PEOPLE-01 net.proveFirst');
    const { bot } = await botOf(ada);
    const eve = await ownerAt(server, 'Eve');
    expect(await whyNot(eve.player, { ...wish, bot })).toBe('API-01 net.unknownProgram');
    expect(await whyNot(eve.player, { do: 'dropBot', bot })).toBe('API-01 net.unknownProgram');
  });

  it('are listed without their secret, end at once, and with the password', async () => {
    const token = await tokenOf(ada, { label: 'Statistics', scopes: ['read'] });
    const call = caller(server, token);
    expect((await call('GET', '/me')).status).toBe(200);
    const { tokens } = result(await ada.player.get({ do: 'programs' }), 'programs');
    expect(tokens).toMatchObject([{ label: 'Statistics', bot: null, scopes: ['read'] }]);
    expect(JSON.stringify(tokens)).not.toContain(token);
    const eve = await ownerAt(server, 'Eve');
    const listed = tokens[0]?.token ?? '';
    expect(await whyNot(eve.player, { do: 'endToken', token: listed })).toBe('API-01 net.unknownProgram');
    await ada.player.get({ do: 'endToken', token: listed });
    expect((await call('GET', '/me')).status).toBe(401);
    const other = caller(server, await tokenOf(ada));
    expect((await other('GET', '/me')).status).toBe(200);
    await ada.player.get({ do: 'password', login: 'ada-signs-in', password: 'crossing the Gobi by night' });
    expect((await other('GET', '/me')).status).toBe(401);
  });

  it('are twenty, and bot accounts five', async () => {
    for (let n = 0; n < 20; n++) await tokenOf(ada);
    const wish = { do: 'makeToken', bot: null, label: 'x', scopes: ['read'], days: 7 } as const;
    expect(await whyNot(ada.player, wish)).toBe('API-01 net.manyTokens');
    for (let n = 0; n < 5; n++) await ada.player.get({ do: 'makeBot', name: `Rover ${n}` });
    expect(await whyNot(ada.player, { do: 'makeBot', name: 'Rover' })).toBe('API-02 net.manyBots');
  });

  it('expire', async () => {
    await server.close();
    const time = { now: Date.now() };
    server = await openTestServer({ now: () => time.now });
    ada = await ownerAt(server);
    const call = caller(server, await tokenOf(ada));
    time.now += 29 * 86_400_000;
    expect((await call('GET', '/me')).status).toBe(200);
    time.now += 86_400_000;
    expect((await call('GET', '/me')).status).toBe(401);
  });
});

describe('API-02 a bot account', () => {
  it('carries its mark in its name and at its seat, and nobody else can have that name', async () => {
    const { bot, name, token } = await botOf(ada);
    expect(name).toBe('Rover [bot]');
    const call = checked(token);
    expect((await call('GET', '/me')).body).toMatchObject({ person: bot, name, owner: ada.person });
    const { table } = (await call('POST', '/tables', { ...RACE, seats: ['me', 'open'] })).body;
    const ben = await connect(server.port, null, 'Ben');
    await ben.get({ do: 'watch', table, since: null });
    expect(ben.news.at(-1)?.seats[0]).toMatchObject({ kind: 'person', person: bot, name, program: true });
    await ben.get({ do: 'sit', table, seat: 1 });
    expect(ben.news.at(-1)?.seats[1]).not.toHaveProperty('program');
    expect(await whyNot(ben, { do: 'rename', name: 'Rover [bot]' })).toBe('PEOPLE-07 net.reservedName');
    expect(await whyNot(ada.player, { do: 'makeBot', name: 'Administrator' })).toBe(
      'PEOPLE-07 net.reservedName',
    );
    expect((await call('GET', `/players/${bot}`)).body.player.owner).toEqual({
      person: ada.person,
      name: 'Ada',
    });
  });

  it('goes with its owner, and by itself', async () => {
    const [one, two] = [await botOf(ada, 'One'), await botOf(ada, 'Two')];
    const { table } = (
      await caller(server, one.token)('POST', '/tables', { ...RACE, seats: ['me', 'racer'] })
    ).body;
    await ada.player.get({ do: 'dropBot', bot: one.bot });
    expect((await caller(server, one.token)('GET', '/me')).status).toBe(401);
    expect(await server.store.table(table)).toBeNull();
    await ada.player.get({ do: 'forgetMe' });
    expect((await caller(server, two.token)('GET', '/me')).status).toBe(401);
    expect(await server.store.person(two.bot)).toBeNull();
  });
});

it('every operation has its own address, method and scope', () => {
  const names = OPERATIONS.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { path, method } of OPERATIONS)
    expect(operationsAt(path.replaceAll(/[{}]/g, ''))?.found.some((one) => one.method === method)).toBe(true);
});
