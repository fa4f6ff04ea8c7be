// A client on a bare connection: it reads only when told to, answers no ping and no close frame, and never closes.

import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestBody, ResultMessage } from '@race/protocol';
import { CLOSE, frame, readFrames, readHead, TEXT, upgradeRequest } from '@race/server/testing/raw-client.ts';
import type { Field } from './attack.ts';

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
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('close', () => reject(new Error('the server took no connection')));
  });
  return socket;
}

export interface RawSocket {
  readonly socket: Socket;
  /** Successful results, and all results. */
  readonly succeeded: number;
  readonly received: number;
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
  const state = { succeeded: 0, received: 0, closeCode: null as number | null, isEnded: false };
  const waiting = new Map<number, (message: ResultMessage | null) => void>();
  let last = 0;
  const end = (): void => {
    state.isEnded = true;
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  };
  socket.once('end', end);
  socket.once('close', end);
  socket.write(upgradeRequest());
  const head = await readHead(socket).catch((error: Error) => error.message);
  if (!head.startsWith('HTTP/1.1 101')) {
    socket.destroy();
    throw new Error(`no socket: ${head}`);
  }

  function take(opcode: number, payload: Buffer): void {
    if (opcode === CLOSE) state.closeCode = payload.length < 2 ? 0 : payload.readUInt16BE(0);
    if (opcode !== TEXT) return;
    state.received += 1;
    const message = JSON.parse(payload.toString());
    if (message.type !== 'result') return;
    if (message.ok) state.succeeded += 1;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  }

  readFrames(socket, take);
  const raw = {
    socket,
    get succeeded() {
      return state.succeeded;
    },
    get received() {
      return state.received;
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
      await new Promise<void>((resolve) => {
        socket.once('close', resolve);
        socket.write(bytes, () => {
          socket.off('close', resolve);
          resolve();
        });
      });
    },
    ask(request: RequestBody): Promise<ResultMessage | null> {
      const id = ++last;
      if (state.isEnded) return Promise.resolve(null);
      return new Promise((resolve) => {
        const timeout = setTimeout(() => resolve(null), REQUEST_TIMEOUT);
        waiting.set(id, (message) => {
          clearTimeout(timeout);
          resolve(message);
        });
        socket.write(frame(TEXT, JSON.stringify({ ...request, id })));
      });
    },
    async ended(timeout = END_TIMEOUT) {
      const until = performance.now() + timeout;
      while (!state.isEnded && performance.now() < until) await sleep(20);
      return state.isEnded;
    },
  };
  if (hello) {
    const message = await raw.ask({ do: 'hello', protocol: 1, token, name: 'Mallory' });
    raw.token = token ?? (message?.ok && message.value.kind === 'welcome' ? (message.value.token ?? '') : '');
  }
  return raw;
}
