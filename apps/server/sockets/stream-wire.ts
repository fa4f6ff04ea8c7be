import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { frameOf, frameWithId } from './frame.ts';
import type { Wire } from './session.ts';

/** A client with more unread bytes is disconnected. It gets everything when it reconnects. */
const MOST_UNREAD = 1_000_000;
export const TOO_SLOW = 1013;

/** Wires with frames to send at the end of this tick. */
let loaded: StreamWire[] = [];

function sendAll(): void {
  const wires = loaded;
  loaded = [];
  for (const wire of wires) wire.flush();
}

/**
 * Frames are made here and written to the stream directly: a text that goes to a whole table is encoded once, and all
 * messages of one tick are written together. These are whole, unmasked text frames; ws sends pings and close frames.
 */
export class StreamWire implements Wire {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  /** A list only if there are several. */
  #frames: Buffer | Buffer[] | null = null;

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: string, id?: number): void {
    const frame = id === undefined ? frameOf(text) : frameWithId(text, id);
    if (this.#frames === null) {
      this.#frames = frame;
      if (loaded.length === 0) queueMicrotask(sendAll);
      loaded.push(this);
    } else if (Array.isArray(this.#frames)) this.#frames.push(frame);
    else this.#frames = [this.#frames, frame];
  }

  flush(): void {
    const frames = this.#frames;
    this.#frames = null;
    if (frames === null || !this.isOpen) return;
    if (this.#stream.writableLength > MOST_UNREAD) this.#socket.close(TOO_SLOW);
    else this.#stream.write(Array.isArray(frames) ? Buffer.concat(frames) : frames);
  }

  close(code: number): void {
    this.flush();
    this.#socket.close(code);
  }
}
