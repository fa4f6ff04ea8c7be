// A client on a bare connection, for tests: it answers no ping and no close frame, and stays until it is ended.
import { type Socket, connect as tcp } from 'node:net';
import type { RequestBody, RequestResult, ResultMessage, ServerMessage } from '@race/protocol';

export const TEXT = 0x1;
export const CLOSE = 0x8;
export const PING = 0x9;
export const PONG = 0xa;
const FINAL = 0x80;
const MASKED = 0x80;

export interface RawClient {
  readonly socket: Socket;
  readonly heard: ServerMessage[];
  /** The payloads of the pings the server has sent. */
  readonly pinged: Buffer[];
  /** The code of the close frame, once one has come. */
  closeCode: number | null;
  /** The server has ended the connection. */
  readonly ended: Promise<void>;
  sendText(text: string): void;
  ping(payload?: Buffer): void;
  pong(payload?: Buffer): void;
  ask(request: RequestBody): Promise<ResultMessage>;
  get(request: RequestBody): Promise<RequestResult>;
}

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

/** The upgrade request. */
export const upgradeRequest = (path = '/live', more: readonly string[] = [], host = '127.0.0.1'): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Version: 13',
    ...more,
    '\r\n',
  ].join('\r\n');

/** A connection without a request so far, which this end never closes by itself. */
export async function openConnection(port: number): Promise<Socket> {
  const socket = tcp({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** The head of the reply; what came after it is pushed back. */
export function readHead(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let read = Buffer.alloc(0);
    const receive = (bytes: Buffer): void => {
      read = Buffer.concat([read, bytes]);
      const end = read.indexOf('\r\n\r\n');
      if (end < 0) return;
      socket.off('data', receive);
      socket.pause();
      if (read.length > end + 4) socket.unshift(read.subarray(end + 4));
      resolve(read.subarray(0, end).toString());
    };
    socket.on('data', receive);
    socket.once('close', () => reject(new Error('the connection was closed')));
  });
}

/** Calls `take` with every frame that comes, and lets the socket flow. */
export function readFrames(socket: Socket, take: (opcode: number, payload: Buffer) => void): void {
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

interface RawOptions {
  readonly token?: string | null;
  readonly hello?: boolean;
  /** Further headers of the request. */
  readonly more?: readonly string[];
}

/** Opens a socket, and sends hello by default. */
export async function rawClient(
  port: number,
  { token = null, hello = true, more = [] }: RawOptions = {},
): Promise<RawClient> {
  const socket = await openConnection(port);
  socket.write(upgradeRequest('/live', more));
  const head = await readHead(socket);
  if (!head.startsWith('HTTP/1.1 101')) throw new Error(head);
  const waiting = new Map<number, (message: ResultMessage) => void>();
  let last = 0;
  const send = (opcode: number, payload: Buffer): void =>
    void (socket.writable && socket.write(frame(opcode, payload)));
  const client: RawClient = {
    socket,
    heard: [],
    pinged: [],
    closeCode: null,
    ended: new Promise((resolve) => {
      socket.once('end', resolve);
      socket.once('close', () => resolve());
    }),
    sendText: (text) => send(TEXT, Buffer.from(text)),
    ping: (payload = Buffer.alloc(0)) => send(PING, payload),
    pong: (payload = Buffer.alloc(0)) => send(PONG, payload),
    ask(request) {
      const id = ++last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        client.sendText(JSON.stringify({ ...request, id }));
      });
    },
    async get(request) {
      const result = await client.ask(request);
      if (!result.ok) throw new Error(`${request.do} is refused: ${result.refusal.reason}`);
      return result.value;
    },
  };

  function take(opcode: number, payload: Buffer): void {
    if (opcode === PING) client.pinged.push(Buffer.from(payload));
    if (opcode === CLOSE) client.closeCode = payload.length < 2 ? 0 : payload.readUInt16BE(0);
    if (opcode !== TEXT) return;
    const message: ServerMessage = JSON.parse(payload.toString());
    client.heard.push(message);
    if (message.type !== 'result' || message.id === null) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  }

  readFrames(socket, take);
  if (hello) await client.get({ do: 'hello', protocol: 1, token, name: 'Raw' });
  return client;
}
