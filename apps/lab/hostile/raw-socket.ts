// A client on a bare connection: it reads only when told to, answers no ping and no close frame, and never closes.
import { connect, type Socket } from 'node:net';
import type { RequestBody, ResultMessage } from '@race/protocol';
import type { Field } from './attack.ts';

export const TEXT = 0x1;
export const PING = 0x9;
export const PONG = 0xa;
const CLOSE = 0x8;
const FINAL = 0x80;
const MASKED = 0x80;
/** Hashing a password on a busy machine takes seconds. */
const REQUEST_TIMEOUT = 20_000;
const END_TIMEOUT = 5_000;

type From = Pick<Field, 'address' | 'target'> & Partial<Pick<Field, 'hold'>>;

/** A connection that this end never closes by itself. */
export async function openConnection({ target, address, hold }: From): Promise<Socket> {
  const socket = connect({
    port: target.port,
    host: '127.0.0.1',
    localAddress: address,
    allowHalfOpen: true,
  });
  socket.on('error', () => undefined);
  hold?.(socket);
  await new Promise<void>((settle, fail) => {
    socket.once('connect', settle);
    socket.once('close', () => fail(new Error('the server took no connection')));
  });
  return socket;
}

/** The upgrade request. */
export const upgradeRequest = (path = '/live', headers: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Version: 13',
    ...headers,
    '\r\n',
  ].join('\r\n');

/** A frame of a client, masked with zeros, which change no byte. */
export function frame(opcode: number, payload: Buffer | string = '', head = FINAL): Buffer {
  const bytes = Buffer.from(payload);
  const { length } = bytes;
  const size =
    length < 126 ? [length] : length < 65_536 ? [126, length >> 8, length & 0xff] : longSize(length);
  const [first = 0, ...more] = size;
  return Buffer.concat([Buffer.from([head | opcode, MASKED | first, ...more, 0, 0, 0, 0]), bytes]);
}

function longSize(length: number): number[] {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  return [127, ...size];
}

export interface RawSocket {
  readonly socket: Socket;
  /** Successful results, and all results. */
  readonly succeeded: number;
  readonly heard: number;
  /** The code of the close frame; null before one has come. */
  readonly closeCode: number | null;
  /** The server has ended the connection. */
  readonly isEnded: boolean;
  /** Bytes that were written here and not read by the server yet. */
  send(bytes: Buffer): Promise<void>;
  /** Sends a request and waits for its result; null when none comes. */
  ask(request: RequestBody): Promise<ResultMessage | null>;
  /** Waits until the server has ended the connection; false when it takes longer. */
  ended(timeout?: number): Promise<boolean>;
}

/** Opens a socket at /live. It sends hello only when told to. */
export async function openRaw(
  from: From,
  { hello = false, token = null }: { readonly hello?: boolean; readonly token?: string | null } = {},
): Promise<RawSocket & { readonly token: string }> {
  const socket = await openConnection(from);
  const state = { succeeded: 0, heard: 0, closeCode: null as number | null, isEnded: false };
  const waiting = new Map<number, (said: ResultMessage | null) => void>();
  let last = 0;
  const end = (): void => {
    state.isEnded = true;
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  };
  socket.once('end', end);
  socket.once('close', end);
  socket.write(upgradeRequest());
  await readHead(socket).catch((error) => {
    socket.destroy();
    throw error;
  });

  function take(opcode: number, payload: Buffer): void {
    if (opcode === CLOSE) state.closeCode = payload.length < 2 ? 0 : payload.readUInt16BE(0);
    if (opcode !== TEXT) return;
    state.heard += 1;
    const said = JSON.parse(payload.toString());
    if (said.type !== 'result') return;
    if (said.ok) state.succeeded += 1;
    waiting.get(said.id)?.(said);
    waiting.delete(said.id);
  }

  readFrames(socket, take);
  const raw = {
    socket,
    get succeeded() {
      return state.succeeded;
    },
    get heard() {
      return state.heard;
    },
    get closeCode() {
      return state.closeCode;
    },
    get isEnded() {
      return state.isEnded;
    },
    token: '',
    async send(bytes: Buffer) {
      if (state.isEnded || !socket.writable) return;
      await new Promise<void>((settle) => {
        socket.once('close', settle);
        socket.write(bytes, () => {
          socket.off('close', settle);
          settle();
        });
      });
    },
    ask(request: RequestBody): Promise<ResultMessage | null> {
      const id = ++last;
      if (state.isEnded) return Promise.resolve(null);
      return new Promise((settle) => {
        const timeout = setTimeout(() => settle(null), REQUEST_TIMEOUT);
        waiting.set(id, (said) => {
          clearTimeout(timeout);
          settle(said);
        });
        socket.write(frame(TEXT, JSON.stringify({ ...request, id })));
      });
    },
    async ended(timeout = END_TIMEOUT) {
      const until = performance.now() + timeout;
      while (!state.isEnded && performance.now() < until)
        await new Promise((settle) => setTimeout(settle, 20));
      return state.isEnded;
    },
  };
  if (hello) {
    const said = await raw.ask({ do: 'hello', protocol: 1, token, name: 'Mallory' });
    raw.token = token ?? (said?.ok && said.value.kind === 'welcome' ? (said.value.token ?? '') : '');
  }
  return raw;
}

/** Reads the head of the reply to an upgrade; throws if it was refused. */
function readHead(socket: Socket): Promise<void> {
  return new Promise((settle, fail) => {
    let read = Buffer.alloc(0);
    const hear = (bytes: Buffer): void => {
      read = Buffer.concat([read, bytes]);
      const end = read.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.off('data', hear);
      socket.pause();
      if (read.length > end + 4) socket.unshift(read.subarray(end + 4));
      const [line = ''] = read.toString().split('\r\n');
      if (line.includes(' 101 ')) settle();
      else fail(new Error(`no socket: ${line}`));
    };
    socket.on('data', hear);
    socket.once('close', () => fail(new Error('no socket: the connection was closed')));
  });
}

function readFrames(socket: Socket, take: (opcode: number, payload: Buffer) => void): void {
  let unread = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes]);
    for (;;) {
      const short = (unread[1] ?? 0) & 0x7f;
      const start = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (unread.length < start) return;
      const length = short < 126 ? short : short === 126 ? unread.readUInt16BE(2) : unread.readUInt32BE(6);
      if (unread.length < start + length) return;
      take((unread[0] ?? 0) & 0x0f, unread.subarray(start, start + length));
      unread = unread.subarray(start + length);
    }
  });
  socket.resume();
}
