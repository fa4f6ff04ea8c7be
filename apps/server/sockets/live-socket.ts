import { WebSocket } from 'ws';
import type { Session } from './session.ts';

/** A socket that knows whose it is, so that nobody has to be looked up when it says something. */
export class LiveSocket extends WebSocket {
  session: Session | null = null;
}

export const sessionOf = (socket: WebSocket): Session | null =>
  socket instanceof LiveSocket ? socket.session : null;
