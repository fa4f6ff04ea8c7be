import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Session } from './session.ts';
import { sessionOf } from './session.ts';

/** A lost connection is noticed after two to three heartbeats, so that the others at its tables see it within ten seconds. */
const HEARTBEAT = 3_000;
const MOST_MISSED = 2;
/** Each connection's token is checked once in so many heartbeats. */
const CHECK_EVERY = 200;
const BYTES_OF_A_BEAT = 8;

/** How long a connection may take to identify itself, in milliseconds. */
const HELLO_WITHIN = 10_000;

/** Closes connections that do not identify themselves. Returns how to stop. */
export function endSilent(open: ReadonlySet<WebSocket>): () => void {
  const looking = setInterval(() => {
    const latest = performance.now() - HELLO_WITHIN;
    for (const socket of open) {
      const session = sessionOf(socket);
      if (session?.who === null && session.opened < latest) socket.terminate();
    }
  }, HELLO_WITHIN / 2);
  looking.unref();
  return () => clearInterval(looking);
}

export interface Heartbeat {
  /** Whether a pong carries the bytes of the last ping, which only a client that reads can know. */
  isAnswered(pong: Buffer): boolean;
  stop(): void;
}

/** Pings every connection regularly, and closes those from which nothing has come since several pings. */
export function beginHeartbeat(open: ReadonlySet<WebSocket>, check: (session: Session) => void): Heartbeat {
  let beats = 0;
  let carried = randomBytes(BYTES_OF_A_BEAT);
  const heart = setInterval(() => {
    beats += 1;
    carried = randomBytes(BYTES_OF_A_BEAT);
    for (const socket of open) {
      const session = sessionOf(socket);
      if (session !== null && session.missed < MOST_MISSED) socket.ping(carried);
      else socket.terminate();
      if (session === null) continue;
      session.missed += 1;
      if ((session.nth + beats) % CHECK_EVERY === 0) check(session);
    }
  }, HEARTBEAT);
  heart.unref();
  return { isAnswered: (pong) => pong.equals(carried), stop: () => clearInterval(heart) };
}
