import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { frameOf, frameWithId } from './frame.ts';
import type { Wire } from './session.ts';

/** Whoever does not read what is sent is let go, and finds everything again when coming back. */
const MOST_UNREAD = 1_000_000;
export const TOO_SLOW = 1013;

/**
 * Frames are made here and written to the stream as they are: a text that goes to a whole table is made into bytes
 * once. Whole, unmasked text frames are all that is ever sent; what else a socket says (pings, closing) ws does.
 */
export class StreamWire implements Wire {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  send(text: string, id?: number): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#stream.writableLength > MOST_UNREAD) this.#socket.close(TOO_SLOW);
    else this.#stream.write(id === undefined ? frameOf(text) : frameWithId(text, id));
  }

  close(code: number): void {
    this.#socket.close(code);
  }
}
