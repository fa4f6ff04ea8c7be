import { WebSocket } from 'ws';
import type { Session } from './session.ts';

/** A socket with its session, so that no message needs a lookup. */
export class LiveSocket extends WebSocket {
  session: Session | null = null;
}

export const sessionOf = (socket: WebSocket): Session | null =>
  socket instanceof LiveSocket ? socket.session : null;
