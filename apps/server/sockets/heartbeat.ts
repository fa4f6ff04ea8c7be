import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Session } from './session.ts';
import { sessionOf } from './session.ts';

/** A lost connection is noticed after two to three heartbeats, so that the others at its tables see it within ten seconds. */
const HEARTBEAT = 3_000;
const MOST_MISSED = 2;
/** Pings of a heartbeat are spread over so many steps, since thousands at once would hold up everybody. */
const STEPS = 10;
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

/** Pings every connection regularly but those that play meanwhile, and ends those that answer no pings. */
export function beginHeartbeat(open: ReadonlySet<WebSocket>, check: (session: Session) => void): Heartbeat {
  let steps = 0;
  let [carried, before] = [randomBytes(BYTES_OF_A_BEAT), randomBytes(BYTES_OF_A_BEAT)];
  function step(): void {
    steps += 1;
    if (steps % STEPS === 0) [carried, before] = [randomBytes(BYTES_OF_A_BEAT), carried];
    for (const socket of open) {
      const session = sessionOf(socket);
      if (session === null) socket.terminate();
      else if (session.nth % STEPS === steps % STEPS) beat(socket, session);
    }
  }
  function beat(socket: WebSocket, session: Session): void {
    if (!session.hasAnswered && session.missed >= MOST_MISSED) {
      socket.terminate();
      return;
    }
    if (session.hasAnswered) session.missed = 0;
    else {
      session.missed += 1;
      socket.ping(carried);
    }
    session.hasAnswered = false;
    if ((session.nth + Math.floor(steps / STEPS)) % CHECK_EVERY === 0) check(session);
  }
  const heart = setInterval(step, HEARTBEAT / STEPS);
  heart.unref();
  // The last ping may be from before these bytes changed.
  return {
    isAnswered: (pong) => pong.equals(carried) || pong.equals(before),
    stop: () => clearInterval(heart),
  };
}
