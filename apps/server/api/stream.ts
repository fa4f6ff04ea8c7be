// A race as lines of JSON, for as long as it lasts and the program reads.
import type { ServerResponse } from 'node:http';
import type { Follower, Line } from './follower.ts';

/** Empty lines show both sides that the other is there. It is shorter than the silence that ends a connection. */
const EMPTY_EVERY = 15_000;
/** A program with more unread bytes is disconnected, as at a socket. */
const MOST_UNREAD = 1_000_000;

/** After these lines nothing more comes. */
const LAST: readonly Line['type'][] = ['lost', 'closed'];

export interface LineStream {
  /** Takes a message of the table. */
  receive(text: string): void;
  /** Sends what has come so far; from now on lines go out as they come. */
  begin(headers: Readonly<Record<string, string>>): void;
  /** Ends after a last line. */
  end(line?: string): void;
}

interface StreamOptions {
  readonly follower: Follower;
  /** Until when the token is valid. */
  readonly until: number;
  now(): number;
  /** Does some work and charges for it. */
  charged<X>(work: () => X): X;
}

export function makeStream(
  response: ServerResponse,
  { follower, until, now, charged }: StreamOptions,
): LineStream {
  let waiting: string[] | null = [];
  let isLast = false;
  const beating = setInterval(() => (now() >= until ? end() : write('')), EMPTY_EVERY);
  beating.unref();
  response.once('close', () => clearInterval(beating));

  function write(line: string): void {
    if (waiting !== null) waiting.push(line);
    else if (response.writableLength > MOST_UNREAD) response.destroy();
    else response.write(`${line}\n`);
  }

  function end(line?: string): void {
    if (line !== undefined) write(line);
    if (waiting === null) response.end();
    else isLast = true;
  }

  return {
    receive(text) {
      const line = charged(() => follower.receive(text));
      if (line === null || isLast) return;
      write(line.text);
      // Once the race is over, nothing in it changes any more.
      isLast = LAST.includes(line.type) || (line.type === 'table' && follower.news?.stage === 'over');
      if (isLast && waiting === null) response.end();
    },
    begin(headers) {
      response.writeHead(200, {
        ...headers,
        'Content-Type': 'application/x-ndjson',
        'Cache-Control': 'no-store',
        // nginx would hold lines back.
        'X-Accel-Buffering': 'no',
      });
      const lines = waiting ?? [];
      waiting = null;
      for (const line of lines) write(line);
      if (isLast) response.end();
    },
    end,
  };
}
