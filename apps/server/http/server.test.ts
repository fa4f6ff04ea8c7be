import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAssets } from '../page/assets.ts';
import { closeServer, listen } from './listen.ts';
import { type HttpReply, plainly } from './reply.ts';
import { makeServer } from './server.ts';

const SCRIPT = `console.log(${'1 + '.repeat(2_000)} 1);`;
const HASHED = '/assets/main-AbCd_123.js';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'race-page-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>start</title>');
  writeFileSync(join(folder, '404.html'), '<!doctype html><title>nothing here</title>');
  writeFileSync(join(folder, HASHED), SCRIPT);
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  const answers = new Map<string, () => HttpReply | Promise<HttpReply>>([
    ['/alive', () => plainly(200, 'alive')],
    ['/late', async () => plainly(503, 'not yet')],
  ]);
  server = makeServer(readAssets(folder), answers, { isOurs: (host) => host !== 'evil.example' });
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  port = listening.ok ? listening.port : 0;
});

afterAll(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);

/** Sends exactly these bytes: fetch would normalise the path. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

const rawPath = (path: string) => raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

describe('the page', () => {
  it('is served at the root and asked for again each time', async () => {
    const answer = await ask('/');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('start');
  });

  it('keeps files with a fingerprint in their name for good', async () => {
    const answer = await ask(HASHED);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('comes compressed as the browser likes it', async () => {
    const answer = await raw(`GET ${HASHED} HTTP/1.0\r\nAccept-Encoding: gzip;q=0.5, br\r\n\r\n`);
    expect(answer).toContain('Content-Encoding: br');
    expect(answer).toContain('Vary: Accept-Encoding');
    const body = Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1');
    expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
    expect(await raw(`GET ${HASHED} HTTP/1.0\r\nAccept-Encoding: gzip\r\n\r\n`)).toContain(
      'Content-Encoding: gzip',
    );
    expect(await raw(`GET ${HASHED} HTTP/1.0\r\nAccept-Encoding: br;q=0\r\n\r\n`)).not.toContain(
      'Content-Encoding',
    );
    expect(await raw(`GET ${HASHED} HTTP/1.0\r\n\r\n`)).not.toContain('Content-Encoding');
  });

  it('is not sent twice to who has it already', async () => {
    const etag = (await ask(HASHED)).headers.get('etag') ?? '';
    const again = await ask(HASHED, { headers: { 'If-None-Match': `"other", W/${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await ask(HASHED, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('tells its length to who asks for the head alone', async () => {
    const answer = await ask('/', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(10);
    expect(await answer.text()).toBe('');
  });
});

describe('what is not there', () => {
  it.each(['/nothing', '/assets/', '/.vite/manifest.json', '/404.html', '/package.json', '/__proto__'])(
    '%s is a page that says so',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain('nothing here');
    },
  );

  it.each([
    '/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/%00',
    '/%ff',
  ])('%s leads nowhere', async (path) => expect(await rawPath(path)).toMatch(/^HTTP\/1\.1 400 /));

  it('is the page for who comes by a name that is not this server’s', async () => {
    const by = (host: string, path: string) =>
      raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await by('evil.example', '/')).toMatch(/^HTTP\/1\.1 421 /);
    expect(await by('race.example', '/')).toMatch(/^HTTP\/1\.1 200 /);
    // Health checks may use any name.
    expect(await by('evil.example', '/alive')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('a very long address is refused', async () => {
    expect(await rawPath(`/${'a'.repeat(3_000)}`)).toMatch(/^HTTP\/1\.1 414 /);
    expect(await rawPath(`/${'a'.repeat(100_000)}`)).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('what is no http is refused', async () => {
    expect(await raw('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('what is answered besides the page', () => {
  it('is what it says now, whether it knows at once or not, and is kept by nobody', async () => {
    const alive = await ask('/alive?x=1');
    expect([alive.status, await alive.text()]).toEqual([200, 'alive\n']);
    expect(alive.headers.get('cache-control')).toBe('no-store');
    const late = await ask('/late');
    expect([late.status, await late.text()]).toEqual([503, 'not yet\n']);
  });
});

describe('every answer', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const answer = await ask('/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it.each(['/', '/nothing', '/%', '/late'])('guards the reader: %s', async (path) => {
    const { headers } = await ask(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});
