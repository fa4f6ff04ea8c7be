import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { sessionOf } from './live-socket.ts';
import type { Session } from './session.ts';

const HEARTBEAT = 30_000;
/** In so many heartbeats each is looked at once, whether what they came with still holds. */
const CHECK_EVERY = 20;
const BYTES_OF_A_BEAT = 8;

/** Whoever has not said who they are by then is cut off, in milliseconds. */
const HELLO_WITHIN = 10_000;

/** Cuts off who opens a socket and does not say hello. Returns how to stop it. */
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
  /** Whether a pong carries what the last ping did. Whoever does not read cannot know it. */
  isAnswered(pong: Buffer): boolean;
  stop(): void;
}

/** Pings everybody from time to time, and lets go who has not answered the last ping. */
export function beginHeartbeat(open: ReadonlySet<WebSocket>, check: (session: Session) => void): Heartbeat {
  let beats = 0;
  let carried = randomBytes(BYTES_OF_A_BEAT);
  const heart = setInterval(() => {
    beats += 1;
    carried = randomBytes(BYTES_OF_A_BEAT);
    for (const socket of open) {
      const session = sessionOf(socket);
      if (session?.isAlive === true) socket.ping(carried);
      else socket.terminate();
      if (session === null) continue;
      session.isAlive = false;
      if ((session.nth + beats) % CHECK_EVERY === 0) check(session);
    }
  }, HEARTBEAT);
  heart.unref();
  return { isAnswered: (pong) => pong.equals(carried), stop: () => clearInterval(heart) };
}
