import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ended, killStarted, portOf, startProgram } from './testing/program.ts';
import { upgrades } from './testing/upgrade.ts';

const folder = mkdtempSync(join(tmpdir(), 'race-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(killStarted);

describe('npm start', () => {
  it.each([
    [
      'a socket that was turned away',
      'GET /nope HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    ],
    ['what is no http', 'hello\r\n\r\n'],
    ['half a request', 'GET / HTTP/1.1\r\n'],
  ])('ends on SIGTERM although a client keeps its side of %s open', async (_what, text) => {
    const program = startProgram({ DATA: folder });
    const client = connect({ port: await portOf(program), host: '127.0.0.1', allowHalfOpen: true });
    client.on('error', () => undefined);
    await once(client, 'connect');
    client.write(text);
    await new Promise((resolve) => setTimeout(resolve, 100));
    program.child.kill('SIGTERM');
    expect(await ended(program.child)).toBe(0);
    client.destroy();
  });
});

describe('NET-07 an upgrade while people play', upgrades);
