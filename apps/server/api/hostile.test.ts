// Requests to the API that mean harm, or are broken: each is refused with a reason and leaves the server as it was.
import { connect as connectSocket, type Socket } from 'node:net';
import { LARGEST_MESSAGE } from '@race/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLimits } from '../requests/buckets.ts';
import { result } from '../testing/people.ts';
import { connect } from '../testing/player.ts';
import { botOf, caller, type Owner, openLines, ownerAt, tokenOf } from '../testing/programs.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';
import { API_BASE } from './document.ts';

let server: TestServer;
let ada: Owner;
let token: string;
const failed: unknown[] = [];
beforeEach(async () => {
  failed.length = 0;
  server = await openTestServer({ failed: (error) => failed.push(error) });
  ada = await ownerAt(server);
  token = await tokenOf(ada);
});
afterEach(async () => {
  await server.close();
  expect(failed).toEqual([]);
});

const RACE = { game: 'race', options: { crews: 2 }, listed: false };
const url = (path: string): string => `http://127.0.0.1:${server.port}${API_BASE}${path}`;

/** The status and the reason of a request that fetch can make. */
async function refusal(path: string, init: RequestInit = {}): Promise<string> {
  const reply = await fetch(url(path), {
    ...init,
    headers: { Authorization: `Bearer ${token}`, ...(init.headers as object) },
  });
  expect(reply.headers.get('content-type')).toBe('application/problem+json');
  const body = await reply.json();
  expect(body.status).toBe(reply.status);
  expect(body.detail.length).toBeGreaterThan(5);
  return `${reply.status} ${body.reason}`;
}

const posting = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'Content-Type': type },
});

/** Text on a plain connection, and everything that comes back until it ends. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket: Socket = connectSocket(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => resolve(heard));
    socket.on('close', () => resolve(heard));
  });

describe('NET-04 a broken request', () => {
  it.each([
    ['no address', '/nothing', {}, '404 http.noPath'],
    ['a path that leaves the API', '/tables/../../health', {}, '404 http.noPath'],
    ['an empty parameter', '/tables//stream', {}, '404 http.noPath'],
    ['a wrong method', '/me', { method: 'DELETE' }, '405 http.noMethod'],
    ['a name that is none', '/tables/a%20b', {}, '400 http.field'],
    ['a parameter that is no number', '/tables/abc/stream?since=-1', {}, '400 http.field'],
    ['a wrong content type', '/tables', posting('{}', 'text/plain'), '415 http.mediaType'],
    ['a form', '/tables', posting('a=1', 'application/x-www-form-urlencoded'), '415 http.mediaType'],
    ['no JSON', '/tables', posting('{'), '400 http.notJson'],
    ['a list', '/tables', posting('[]'), '400 http.notJson'],
    ['a field too many', '/tables/abc/sit', posting('{"seat":0,"more":1}'), '400 http.field'],
    ['another table in the body', '/tables/abc/sit', posting('{"seat":0,"table":"def"}'), '400 http.field'],
    ['a field of a prototype', '/tables/abc/sit', posting('{"seat":0,"__proto__":{}}'), '400 http.field'],
    ['a seat that is none', '/tables/abc/sit', posting('{"seat":99}'), '400 http.field'],
    ['a table that does not exist', '/tables/abc', {}, '404 net.unknownTable'],
    ['a stream of a table that does not exist', '/tables/abc/stream', {}, '404 net.unknownTable'],
    ['a player who does not exist', '/players/abc', {}, '404 net.unknownPlayer'],
    [
      'options that are none',
      '/tables',
      posting('{"game":"race","options":{"crews":99},"seats":["me"],"listed":false}'),
      '400 net.option',
    ],
  ] as const)('with %s is refused', async (_, path, init, expected) => {
    expect(await refusal(path, init as RequestInit)).toBe(expected);
  });

  it('with a body that is too large is refused, and its connection ends', async () => {
    const large = JSON.stringify({ seat: 0, more: 'x'.repeat(LARGEST_MESSAGE) });
    expect(await refusal('/tables/abc/sit', posting(large))).toBe('413 http.tooLarge');
    const head = `POST ${API_BASE}/tables/abc/sit HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`;
    const heard = await raw(`${head}Transfer-Encoding: chunked\r\n\r\n2000\r\n${'x'.repeat(0x2000)}\r\n`);
    expect(heard).toContain('413');
    expect(heard.toLowerCase()).toContain('connection: close');
  });

  it('that hides another one in its body ends there', async () => {
    const heard = await raw(
      `GET ${API_BASE}/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Length: 80\r\n\r\nGET ${API_BASE}/tables HTTP/1.1\r\nHost: a\r\n\r\n`,
    );
    expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(heard.toLowerCase()).toContain('connection: close');
  });
});

describe('API-01 a token', () => {
  const withAuthorization = async (value: string | null): Promise<string> => {
    const reply = await fetch(url('/me'), { headers: value === null ? {} : { Authorization: value } });
    expect(reply.headers.get('www-authenticate')).toContain('Bearer');
    return `${reply.status} ${(await reply.json()).reason}`;
  };

  it('that is missing, broken, made up or of a device opens nothing', async () => {
    expect(await withAuthorization(null)).toBe('401 http.noToken');
    expect(await withAuthorization('Basic YTpi')).toBe('401 http.noToken');
    expect(await withAuthorization(`Bearer ${'x'.repeat(5_000)}`)).toBe('401 http.noToken');
    expect(await withAuthorization(`Bearer race_${'x'.repeat(32)}`)).toBe('401 net.unknownToken');
    expect(await withAuthorization(`Bearer ${ada.player.token}`)).toBe('401 net.unknownToken');
    const reply = await fetch(url(`/me?token=${token}`));
    expect(reply.status).toBe(401);
    const cookie = await fetch(url('/me'), { headers: { Cookie: `token=${token}` } });
    expect(cookie.status).toBe(401);
    expect(cookie.headers.get('set-cookie')).toBeNull();
  });

  it('of a program opens no socket', async () => {
    const stranger = await connect(server.port);
    const hello = await stranger.ask({ do: 'hello', protocol: 1, token, name: null });
    expect(hello).toMatchObject({ ok: false, refusal: { reason: 'net.unknownToken' } });
  });

  it('does only what its scopes say', async () => {
    token = await tokenOf(ada, { scopes: ['read'] });
    expect(await refusal('/tables', posting('{}'))).toBe('403 net.scope');
    expect(await refusal('/tables/abc/answer', posting('{}'))).toBe('403 net.scope');
    token = await tokenOf(ada, { scopes: ['play'] });
    expect(await refusal('/me/tables')).toBe('403 net.scope');
    expect(await refusal('/tables/abc/stream')).toBe('403 net.scope');
  });

  it('does nothing for a person who is banned, nor for the bot accounts of one', async () => {
    const { token: bots } = await botOf(ada);
    const ban = { sanction: 's1', person: ada.person, kind: 'ban', reason: 'other', made: 1, until: null };
    const act = { act: 'a1', administrator: 'x', kind: 'ban', person: ada.person, days: null, made: 1 };
    await server.store.commit([{ write: 'act', act, sanction: { ...ban, lifted: null, confirmed: null } }]);
    expect(await refusal('/me')).toBe('403 net.banned');
    token = bots;
    expect(await refusal('/me')).toBe('403 net.banned');
  });

  it('that is ended ends its streams at once, and those of no other', async () => {
    const rover = await botOf(ada);
    const made = await caller(server, token)('POST', '/tables', { ...RACE, seats: ['me', 'racer'] });
    const { table } = made.body;
    const [own, others] = [
      await openLines(server, token, table),
      await openLines(server, rover.token, table),
    ];
    await Promise.all([own, others].map((one) => one.until((lines) => lines.length > 0)));
    const { tokens } = result(await ada.player.get({ do: 'programs' }), 'programs');
    await ada.player.get({ do: 'endToken', token: tokens.find(({ bot }) => bot === null)?.token ?? '' });
    await own.ended;
    const before = others.lines.length;
    const host = await connect(server.port, ada.player.token);
    await host.get({ do: 'begin', table });
    await others.until((lines) => lines.length > before);
    await ada.player.get({ do: 'dropBot', bot: rover.bot });
    await others.ended;
  });
});

describe('NET-05 a program that asks too much', () => {
  it('is refused, may try again later, and its owner’s bot accounts share the limit', async () => {
    await server.close();
    let time = 0;
    const store = (await openTestServer()).store;
    server = await openTestServer({ store, limits: makeLimits(Date.now, store, () => time) });
    ada = await ownerAt(server);
    const [own, rover] = [await tokenOf(ada), (await botOf(ada)).token];
    const statuses: number[] = [];
    for (let n = 0; n < 60; n++)
      statuses.push((await caller(server, n % 2 === 0 ? own : rover)('GET', '/me/tables')).status);
    expect(statuses.slice(0, 10).every((one) => one === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const late = await caller(server, rover)('GET', '/me/tables');
    expect(late.body.reason).toBe('net.tooFast');
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    time += 60_000;
    expect((await caller(server, rover)('GET', '/me/tables')).status).toBe(200);
  });

  it('has twenty streams', async () => {
    const { table } = (await caller(server, token)('POST', '/tables', { ...RACE, seats: ['me', 'racer'] }))
      .body;
    const streams = [];
    for (let n = 0; n < 20; n++) streams.push(await openLines(server, token, table));
    expect(await refusal(`/tables/${table}/stream`)).toBe('429 net.full');
    streams[0]?.close();
    await streams[0]?.ended;
    for (const one of streams) one.close();
  });

  it('is disconnected if it does not read its stream, and nobody else waits', async () => {
    const { table } = (await caller(server, token)('POST', '/tables', { ...RACE, seats: ['me', 'racer'] }))
      .body;
    const socket = connectSocket(server.port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined);
    await new Promise((resolve) => {
      socket.once('data', resolve);
      socket.write(
        `GET ${API_BASE}/tables/${table}/stream HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`,
      );
    });
    socket.pause();
    const actor = server.rooms.openNow(table);
    const long = JSON.stringify({ type: 'closed', table, refusal: { reason: 'x'.repeat(500_000) } }).replace(
      'closed',
      'clock',
    );
    for (let n = 0; n < 40; n++) for (const { member } of actor?.people.members ?? []) member.send(long);
    expect(actor?.people.members.length).toBe(1);
    await expect.poll(() => actor?.people.members.length).toBe(0);
    socket.destroy();
    await closed;
  });
});

describe('DAILY-02 the daily expedition', () => {
  it('is driven by a person, not by their program', async () => {
    await server.close();
    server = await openTestServer({ now: () => Date.UTC(2026, 10, 16, 12) });
    ada = await ownerAt(server);
    token = await tokenOf(ada);
    const made = await ada.player.get({ do: 'setOff', day: '2026-11-16' });
    const table = made.kind === 'table' ? made.table : '';
    const { view } = (await caller(server, token)('GET', `/tables/${table}`)).body;
    const body = JSON.stringify({ question: view.question, key: 'a', answer: view.answers[0] });
    expect(await refusal(`/tables/${table}/answer`, posting(body))).toBe('403 net.itCounts');
    expect(await refusal(`/tables/${table}/undo`, posting('{"key":"u"}'))).toBe('403 net.itCounts');
    token = await tokenOf(await ownerAt(server, 'Eve'));
    expect(await refusal(`/tables/${table}`)).toBe('403 net.sealed');
    expect(await refusal(`/tables/${table}/stream`)).toBe('403 net.sealed');
  });
});

describe('pages of other origins', () => {
  it('may ask with a token of their own, and never get credentials', async () => {
    const preflight = await fetch(url('/tables'), {
      method: 'OPTIONS',
      headers: { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('Authorization, Content-Type');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const reply = await fetch(url('/me'), { headers: { Origin: 'https://other.example' } });
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('find no server behind a name that is not its own', async () => {
    await server.close();
    server = await openTestServer({ isOurs: () => false });
    const reply = await fetch(url('/openapi.json'));
    expect([reply.status, (await reply.json()).reason]).toEqual([421, 'http.noHost']);
  });
});
