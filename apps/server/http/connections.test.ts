import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { makeBudget } from './budget.ts';
import { connectionLimits } from './connections.ts';
import { closeServer, listen } from './listen.ts';
import { plainly } from './reply.ts';
import { type HttpOptions, makeServer } from './server.ts';

const UNLIMITED = { most: 10_000, mostOfOne: null };
const QUICK = { arrival: 100, look: 50, silence: 300 };

let server: Server;
let port = 0;
const clients: Socket[] = [];
const limited: string[] = [];

async function serve(options: HttpOptions = {}): Promise<void> {
  const answers = new Map([
    ['/alive', () => plainly(200, 'alive')],
    ['/large', () => ({ status: 200, headers: {}, body: Buffer.alloc(64_000_000) })],
  ]);
  server = makeServer(new Map(), answers, { limited: (limit) => limited.push(limit), ...options });
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  port = listening.ok ? listening.port : 0;
}

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  limited.splice(0);
  await closeServer(server);
});

/** A client that keeps its side open, whatever the server does. */
async function stubborn(text = ''): Promise<{ readonly socket: Socket; heard(): string; answers(): number }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  clients.push(socket);
  let heard = '';
  let answers = 0;
  socket.on('data', (bytes) => {
    const text = bytes.toString('latin1');
    heard += text;
    answers += text.split('alive\n').length - 1;
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return { socket, heard: () => heard, answers: () => answers };
}

const open = (): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 1));
}

const GET = 'GET /alive HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a connection whose client does not close', () => {
  it('is let go when it spoke no http', async () => {
    await serve();
    const { heard } = await stubborn('hello\r\n\r\n');
    await until(async () => (await open()) === 0);
    expect(heard()).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('is let go when it says nothing at all', async () => {
    await serve({ timing: QUICK });
    await stubborn();
    await until(async () => (await open()) === 1);
    await until(async () => (await open()) === 0);
  });

  it('is let go when its request never ends', async () => {
    await serve({ timing: QUICK });
    const { heard } = await stubborn('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    await until(async () => heard() !== '' && (await open()) === 0);
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is let go when it does not read its answer', async () => {
    await serve({ timing: QUICK });
    const { socket } = await stubborn();
    socket.pause();
    socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(async () => (await open()) === 1);
    await until(async () => (await open()) === 0);
  });

  it('does not hold up the end of the server, not even after an upgrade', async () => {
    await serve();
    server.on('upgrade', () => undefined);
    await stubborn('GET /nope HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    await stubborn('GET / HTTP/1.1\r\nHost: x\r\n');
    await until(async () => (await open()) === 2);
    await closeServer(server);
    expect(await open()).toBe(0);
  });
});

describe('requests on one connection', () => {
  it('may wait in a short row', async () => {
    await serve();
    const { answers } = await stubborn(GET.repeat(8));
    await until(() => answers() === 8);
  });

  it('may not be pipelined by the hundred', async () => {
    await serve();
    const { heard } = await stubborn(GET.repeat(500));
    await until(async () => limited.length > 0 && (await open()) === 0);
    expect(heard().split('HTTP/1.1 200').length).toBeLessThanOrEqual(9);
    expect(limited).toEqual(['pipelined']);
  });

  it('end with it when they bring a body', async () => {
    await serve();
    const { heard } = await stubborn(
      'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello',
    );
    await until(async () => heard() !== '' && (await open()) === 0);
    expect(heard()).toMatch(/^HTTP\/1\.1 405 .*\r\nConnection: close\r\n/s);
  });

  it('are a thousand at most', async () => {
    await serve();
    const { socket, heard, answers } = await stubborn();
    for (let n = 8; n <= 1_000; n += 8) {
      socket.write(GET.repeat(8));
      await until(() => answers() === n);
    }
    expect(heard().split('Connection: close')).toHaveLength(2);
    socket.write(GET);
    await until(async () => (await open()) === 0);
  });
});

describe('an address that uses too much of the server', () => {
  const spent = makeBudget();
  spent.charge('127.0.0.1', 10_000);

  it('is told so, and its connections end', async () => {
    await serve({ isBehindProxy: true, limits: { budget: spent, connections: UNLIMITED } });
    const { heard } = await stubborn(GET);
    await until(async () => heard() !== '' && (await open()) === 0);
    expect(heard()).toMatch(/^HTTP\/1\.1 429 .*\r\nRetry-After: 60\r\n/s);
    expect(limited).toEqual(['http']);
  });

  it('cannot connect where no proxy stands between', async () => {
    await serve({ limits: { budget: spent, connections: UNLIMITED } });
    const { heard } = await stubborn(GET);
    await until(async () => limited.length > 0 && (await open()) === 0);
    expect(heard()).toBe('');
  });

  it('does not use up what others have', async () => {
    await serve({ isBehindProxy: true, limits: { budget: spent, connections: UNLIMITED } });
    const { heard } = await stubborn(GET.replace('Host: x', 'Host: x\r\nX-Forwarded-For: 192.0.2.7'));
    await until(() => heard() !== '');
    expect(heard()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('pays for every request', async () => {
    const budget = makeBudget(() => 0);
    await serve({ isBehindProxy: true, limits: { budget, connections: UNLIMITED } });
    budget.charge('127.0.0.1', 2_999.9);
    // No address waits for its turn in this test.
    budget.delay = (
      (delay) => (address) =>
        delay(address) === null ? null : 0
    )(budget.delay);
    const { socket, heard } = await stubborn();
    for (let n = 0; n < 5 && !heard().includes('429'); n++) {
      const answered = heard().length;
      socket.write(GET);
      await until(() => heard().length > answered);
    }
    expect(heard()).toContain('HTTP/1.1 200');
    expect(heard()).toContain('HTTP/1.1 429');
  });
});

describe('how many connections there may be', () => {
  it('is bounded in all', async () => {
    await serve({ limits: { budget: makeBudget(), connections: { most: 2, mostOfOne: null } } });
    await stubborn();
    await stubborn();
    await until(async () => (await open()) === 2);
    const third = await stubborn(GET);
    await until(() => limited.length > 0);
    expect(limited).toEqual(['connections']);
    expect(await open()).toBe(2);
    expect(third.heard()).toBe('');
  });

  it('is bounded from one address', async () => {
    await serve({ limits: { budget: makeBudget(), connections: { most: 100, mostOfOne: 2 } } });
    const first = await stubborn();
    await stubborn();
    await until(async () => (await open()) === 2);
    const third = await stubborn(GET);
    await until(async () => limited.length > 0 && (await open()) === 2);
    expect(third.heard()).toBe('');
    first.socket.destroy();
    await until(async () => (await open()) === 1);
    const fourth = await stubborn(GET);
    await until(() => fourth.heard().startsWith('HTTP/1.1 200'));
  });

  it('follows how many files this process may open', () => {
    const limits =
      'Limit  Soft Limit  Hard Limit  Units\nMax open files            512                  512   files\n';
    expect(connectionLimits(false, limits)).toEqual({ most: 448, mostOfOne: 224 });
    expect(connectionLimits(true, limits)).toEqual({ most: 448, mostOfOne: null });
    expect(connectionLimits(false, limits.replaceAll('512', '262144'))).toEqual({
      most: 262_080,
      mostOfOne: 1_000,
    });
    expect(connectionLimits(false, '')).toEqual({ most: 10_000, mostOfOne: 1_000 });
    expect(connectionLimits(false).most).toBeGreaterThan(0);
  });
});
