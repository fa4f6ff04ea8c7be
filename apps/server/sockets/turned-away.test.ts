import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { makeLimits, NO_LIMITS } from '../requests/buckets.ts';
import { openConnection, rawClient, readHead, upgradeRequest } from '../testing/raw-client.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
const held: Socket[] = [];
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
});

/** Requests a socket, and keeps the connection whatever the reply is. */
async function knock(request: string): Promise<string> {
  const socket = await openConnection(server.port);
  held.push(socket);
  socket.write(request);
  const head = await readHead(socket);
  socket.resume();
  return head.split('\r\n')[0] ?? '';
}

describe('whoever is turned away', () => {
  it('leaves no connection behind, even one that never closes', async () => {
    server = await openTestServer({ limits: makeLimits(() => 0, { commit: async () => [] }) });
    expect(await knock(upgradeRequest('/nope'))).toBe('HTTP/1.1 404 Not Found');
    expect(await knock(upgradeRequest('/live', ['Origin: https://elsewhere.example']))).toBe(
      'HTTP/1.1 403 Forbidden',
    );
    const refused: string[] = [];
    while (refused.length < 200 && !refused.at(-1)?.includes('429'))
      refused.push(await knock(upgradeRequest('/live')));
    expect(refused.at(-1)).toBe('HTTP/1.1 429 Too Many Requests');
    // Those that were accepted, and one for each that was not.
    await expect.poll(() => server.connections()).toBe(refused.length - 1);
    await server.close();
  }, 20_000);

  it('is who comes by a name that is not this server’s', async () => {
    server = await openTestServer({ isOurs: (host) => host === 'attic' });
    const own = ['Origin: http://evil.example'];
    expect(await knock(upgradeRequest('/live', own, 'evil.example'))).toBe(
      'HTTP/1.1 421 Misdirected Request',
    );
    expect(await knock(upgradeRequest('/live', ['Origin: http://attic'], 'attic'))).toContain('101');
    await server.close();
  });

  it('is who holds too many sockets already, until one of them is closed', async () => {
    const limits = makeLimits(() => 0, { commit: async () => [] });
    server = await openTestServer({ limits: { ...NO_LIMITS, sockets: limits.sockets } });
    for (let n = 0; n < 200; n++) expect(await knock(upgradeRequest())).toContain('101');
    expect(await knock(upgradeRequest())).toBe('HTTP/1.1 429 Too Many Requests');
    held[0]?.destroy();
    await expect.poll(() => knock(upgradeRequest())).toContain('101');
    for (const socket of held) socket.destroy();
    await server.close();
  }, 20_000);

  it('is who asks for more than the socket of a table', async () => {
    server = await openTestServer();
    for (const path of ['/live', '/live?table=aQw_1xYbCdeFgh'])
      expect(await knock(upgradeRequest(path))).toContain('101');
    const strange = [
      '/live?',
      '/live?table=',
      '/live?table=a/b',
      '/live?table=a&more=1',
      '/live?x=1',
      '/live/',
    ];
    for (const path of [...strange, `/live?table=${'a'.repeat(33)}`])
      expect(await knock(upgradeRequest(path))).toBe('HTTP/1.1 404 Not Found');
    for (const socket of held) socket.destroy();
    await server.close();
  }, 20_000);

  it('does not keep the server from ending', async () => {
    server = await openTestServer();
    await knock(upgradeRequest('/nope'));
    const silent = await rawClient(server.port);
    held.push(silent.socket);
    await server.close();
    expect(silent.closeCode).toBe(1001);
  }, 20_000);
});
