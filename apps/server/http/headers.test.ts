import type { Server } from 'node:http';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Assets } from '../page/assets.ts';
import { closeServer, listen } from './listen.ts';
import { type HttpOptions, makeServer } from './server.ts';

const NO_PAGE: Assets = new Map();
const servers: Server[] = [];

async function serving(options: HttpOptions = {}): Promise<number> {
  const server = makeServer(NO_PAGE, new Map(), options);
  servers.push(server);
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  return listening.ok ? listening.port : 0;
}

afterAll(() => Promise.all(servers.map(closeServer)));

type Headers = { readonly [name: string]: string | string[] | undefined };

/** fetch hides some headers, and does not let us send others. */
const headersOf = (port: number, headers: Record<string, string> = {}): Promise<Headers> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/', headers }, (answer) => {
      answer.resume();
      resolve(answer.headers);
    })
      .on('error', reject)
      .end();
  });

describe('every header that helmet sets by default', () => {
  let headers: Headers;
  beforeAll(async () => {
    headers = await headersOf(await serving());
  });

  it.each([
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cross-origin-embedder-policy', 'require-corp'],
    ['origin-agent-cluster', '?1'],
    ['referrer-policy', 'no-referrer'],
    ['x-content-type-options', 'nosniff'],
    ['x-dns-prefetch-control', 'off'],
    ['x-download-options', 'noopen'],
    ['x-frame-options', 'DENY'],
    ['x-permitted-cross-domain-policies', 'none'],
    ['x-xss-protection', '0'],
  ])('%s is %s', (name, value) => expect(headers[name]).toBe(value));

  it('nothing says which program answers', () => {
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers.server).toBeUndefined();
  });

  it.each([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ])('the policy has %s', (directive) => {
    expect(String(headers['content-security-policy']).split('; ')).toContain(directive);
  });

  it('the policy allows nothing inline, evaluated or foreign', () => {
    expect(headers['content-security-policy']).not.toMatch(/unsafe|http|\*|data:/);
  });

  it.each(['camera', 'geolocation', 'microphone', 'payment', 'usb'])('nobody may use %s', (feature) => {
    expect(String(headers['permissions-policy']).split(', ')).toContain(`${feature}=()`);
  });
});

describe('Strict-Transport-Security', () => {
  const HSTS = 'max-age=31536000';
  const strict = async (options: HttpOptions, headers: Record<string, string> = {}) =>
    (await headersOf(await serving(options), headers))['strict-transport-security'];

  it('is sent where our own proxy says that the browser came over TLS', async () => {
    expect(await strict({ isBehindProxy: true }, { 'X-Forwarded-Proto': 'https' })).toBe(HSTS);
    expect(await strict({ isBehindProxy: true }, { 'X-Forwarded-Proto': 'http, HTTPS' })).toBe(HSTS);
  });

  it('is sent where the host has said that the page is opened over https', async () => {
    expect(await strict({ address: 'https://race.example.org' })).toBe(HSTS);
  });

  it('is not sent over plain http, whatever a stranger says', async () => {
    expect(await strict({})).toBeUndefined();
    expect(await strict({}, { 'X-Forwarded-Proto': 'https' })).toBeUndefined();
    expect(await strict({ isBehindProxy: true })).toBeUndefined();
    expect(await strict({ isBehindProxy: true }, { 'X-Forwarded-Proto': 'https, http' })).toBeUndefined();
    expect(await strict({ address: 'http://192.168.1.7:8035' })).toBeUndefined();
  });
});

describe('a replay in a frame of another site', () => {
  const PAGE: Assets = new Map([
    ['/', { type: 'text/html', isHashed: false, plain: Buffer.from('page'), coded: {}, etag: 'x' }],
  ]);
  const read = async (path: string) => {
    const server = makeServer(PAGE);
    servers.push(server);
    const listening = await listen(server, { host: '127.0.0.1', port: 0 });
    const answer = await fetch(`http://127.0.0.1:${listening.ok ? listening.port : 0}${path}`);
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  };

  it('may be framed, sets no cookie, and keeps every other protection', async () => {
    const [{ headers, body }, page] = [await read('/embed/hJ3kPz0aQw_1xYbC/42'), await read('/')];
    expect(body).toBe('page');
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const policy = (from: typeof headers) => String(from['content-security-policy']);
    expect(policy(headers)).toBe(policy(page.headers).replace("frame-ancestors 'none'", 'frame-ancestors *'));
    const strip = ({ date: _, ...from }: typeof headers) => ({
      ...from,
      'content-security-policy': '',
      'x-frame-options': '',
      'cross-origin-resource-policy': '',
    });
    expect(strip(headers)).toEqual(strip(page.headers));
    expect(page.headers['x-frame-options']).toBe('DENY');
  });

  it.each(['/embed', '/embed/', '/embed/a/b', '/embed/a/1/2', '/embed/a/123456', '/embed/a.html'])(
    'is not at %s',
    async (path) => {
      const { status, headers } = await read(path);
      expect([status, headers['x-frame-options']]).toEqual([404, 'DENY']);
    },
  );
});
