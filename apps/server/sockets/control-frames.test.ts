import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeLimits } from '../requests/buckets.ts';
import { rawClient } from '../testing/raw-client.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(async () => {
  await server.close();
  vi.useRealTimers();
});

const FULL = Buffer.alloc(125, 'x');

describe('NET-05 pings', () => {
  it('are answered with what they carry', async () => {
    server = await openTestServer();
    const client = await rawClient(server.port, { hello: false });
    const answered = new Promise<Buffer>((settle) => client.socket.once('data', settle));
    client.ping(Buffer.from('still there?'));
    const frame = await answered;
    expect(frame[0]).toBe(0x8a);
    expect(frame.subarray(2).toString()).toBe('still there?');
  });

  it('do not pile up for who never reads: the connection is ended, without limits as well', async () => {
    server = await openTestServer();
    const client = await rawClient(server.port, { hello: false });
    client.socket.pause();
    const many = Buffer.concat(Array.from({ length: 500 }, () => pingFrame()));
    for (let sent = 0; sent < 1_500 && !client.socket.destroyed && client.socket.writable; sent++) {
      await new Promise((settle) => client.socket.write(many, settle));
      if ((await server.connections()) === 0) break;
    }
    expect(await server.connections()).toBe(0);
  }, 30_000);

  it('and pongs nobody asked for end a connection that sends too many', async () => {
    for (const send of ['ping', 'pong'] as const) {
      server = await openTestServer({ limits: makeLimits(() => 0, { commit: async () => [] }) });
      const client = await rawClient(server.port, { hello: false });
      for (let sent = 0; sent < 1_000; sent++) client[send](FULL);
      await client.ended;
      await expect.poll(() => server.connections()).toBe(0);
      if (send === 'ping') await server.close();
    }
  }, 20_000);
});

const pingFrame = (): Buffer => Buffer.concat([Buffer.from([0x89, 0x80 | FULL.length, 0, 0, 0, 0]), FULL]);

describe('whoever opens a socket and says nothing', () => {
  it('is cut off, and whoever says hello is not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    server = await openTestServer();
    const [silent, fair] = [await rawClient(server.port, { hello: false }), await rawClient(server.port)];
    const later = performance.now() + 10_001;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    vi.advanceTimersByTime(5_000);
    clock.mockRestore();
    await silent.ended;
    expect(await fair.get({ do: 'ping' })).toEqual({ kind: 'done' });
  }, 20_000);
});

describe('the heartbeat', () => {
  const beat = async (): Promise<void> => {
    vi.advanceTimersByTime(3_000);
    await new Promise((settle) => setTimeout(settle, 20));
  };

  it('keeps who answers, and lets go who sends pongs without having read a ping', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    server = await openTestServer();
    const [fair, blind] = [await rawClient(server.port), await rawClient(server.port)];
    for (let beats = 1; beats <= 3; beats++) {
      await beat();
      await expect.poll(() => fair.pinged.length).toBe(beats);
      fair.pong(fair.pinged.at(-1));
      blind.pong(Buffer.alloc(0));
      await fair.get({ do: 'ping' });
    }
    await beat();
    await blind.ended;
    expect(await fair.get({ do: 'ping' })).toEqual({ kind: 'done' });
    expect(await server.connections()).toBe(1);
  }, 20_000);
});
