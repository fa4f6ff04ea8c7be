// Requests for the page: many at once on one connection, and malformed ones.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Field } from './attack.ts';
import { openConnection } from './raw-socket.ts';

const CONNECTIONS = 8;
const IN_A_BATCH = 200;
const REQUEST = 'GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
const PAGE = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

/** Sends requests without waiting for replies; reconnects whenever the connection is ended. */
async function pipeline(field: Field, request: string, isRead: boolean): Promise<void> {
  const batch = request.repeat(IN_A_BATCH);
  while (!field.isOver()) {
    const socket = await openConnection(field).catch(() => null);
    if (socket === null) {
      await sleep(100);
      continue;
    }
    if (isRead) socket.resume();
    let isEnded = false;
    socket.once('end', () => {
      isEnded = true;
    });
    while (!field.isOver() && !isEnded && socket.writable) {
      const written = new Promise<void>((resolve) => {
        socket.once('close', resolve);
        socket.write(batch, () => {
          socket.off('close', resolve);
          resolve();
        });
      });
      await Promise.race([written, field.rest()]);
    }
    socket.destroy();
  }
}

const pipelines = (request: string, isRead: boolean): Attack['prepare'] => {
  return async (field) => async () => {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => pipeline(field, request, isRead)));
    return [];
  };
};

export const pipelined: Attack = {
  name: 'pipelined-http',
  kind: 'http',
  summary: 'Thousands of requests a second, sent without waiting for the answers: others notice nothing.',
  prepare: pipelines(REQUEST, true),
};

export const pipelinedUnread: Attack = {
  name: 'pipelined-unread',
  kind: 'http',
  summary: 'The page asked for over and over, and never read: memory stays.',
  prepare: pipelines(PAGE, false),
};

const head = (line: string, ...headers: string[]): string =>
  [line, 'Host: 127.0.0.1', 'Connection: close', ...headers, '\r\n'].join('\r\n');

const REQUESTS: readonly string[] = [
  head('GET /../../../etc/passwd HTTP/1.1'),
  head('GET /%2e%2e/%2e%2e/package.json HTTP/1.1'),
  head('GET /..%5c..%5cpackage.json HTTP/1.1'),
  head('GET /%00 HTTP/1.1'),
  head('GET http://elsewhere.example/ HTTP/1.1'),
  head(`GET /${'a'.repeat(3_000)} HTTP/1.1`),
  `${head('POST / HTTP/1.1', 'Content-Length: 5')}hello`,
  head('DELETE / HTTP/1.1'),
  head('TRACE / HTTP/1.1'),
  head('CONNECT elsewhere.example:443 HTTP/1.1'),
  head('GET / HTTP/9.9'),
  head('GET / HTTP/1.1', `X-Long: ${'x'.repeat(100_000)}`),
  head('GET / HTTP/1.1', ...Array.from({ length: 5_000 }, (_, nth) => `X-${nth}: y`)),
  `${head('POST / HTTP/1.1', 'Content-Length: 3', 'Transfer-Encoding: chunked')}0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nHost : c\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  `${'\0'.repeat(64)}\r\n\r\n`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];
const GOOD = /^HTTP\/1\.1 (?!4\d\d)/;

export const strangeRequests: Attack = {
  name: 'strange-requests',
  kind: 'http',
  summary:
    'Paths that lead out, methods, heads and bodies that no browser sends: refused with a status of 400 and up.',
  async prepare(field) {
    return async () => {
      const wrong = new Set<string>();
      for (let nth = 0; !field.isOver(); nth++) {
        const request = REQUESTS[nth % REQUESTS.length] ?? '';
        const answer = await answerTo(field, request);
        if (GOOD.test(answer))
          wrong.add(`${request.slice(0, 40).split('\r\n')[0]} got ${answer.slice(0, 15)}`);
      }
      return [...wrong];
    };
  },
};

/** Everything received until the server ends the connection, or is silent for a moment. */
async function answerTo(field: Field, request: string): Promise<string> {
  const socket = await openConnection(field);
  return new Promise((resolve) => {
    let answer = '';
    const end = (): void => {
      clearTimeout(timeout);
      socket.destroy();
      resolve(answer);
    };
    const timeout = setTimeout(end, 300);
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1');
    });
    socket.once('end', end);
    socket.once('close', end);
    socket.write(request);
  });
}
