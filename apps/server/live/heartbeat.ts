import type { WebSocket } from 'ws';
import { sessionOf } from './live-socket.ts';
import type { Session } from './session.ts';

const HEARTBEAT = 30_000;
/** In so many heartbeats each is looked at once, whether what they came with still holds. */
const CHECK_EVERY = 20;

/** Lets go who has not been heard for a while. Returns how to stop it. */
export function beginHeartbeat(open: ReadonlySet<WebSocket>, check: (session: Session) => void): () => void {
  let beats = 0;
  const heart = setInterval(() => {
    beats += 1;
    for (const socket of open) {
      const session = sessionOf(socket);
      if (session?.isAlive === true) socket.ping();
      else socket.terminate();
      if (session === null) continue;
      session.isAlive = false;
      if ((session.nth + beats) % CHECK_EVERY === 0) check(session);
    }
  }, HEARTBEAT);
  heart.unref();
  return () => clearInterval(heart);
}
