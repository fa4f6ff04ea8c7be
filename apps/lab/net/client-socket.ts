// One socket of a player in this process.
import { livePath, type RequestBody, type RequestResult } from '@race/protocol';
import { WebSocket } from 'ws';

/** One socket, and the results of its requests. */
export interface ClientSocket {
  readonly token: string;
  ask(request: RequestBody): Promise<RequestResult>;
  send(request: RequestBody): number;
  close(): void;
}

export async function openClientSocket(
  port: number,
  receive: (text: string) => void,
  { token = null, table = null }: { readonly token?: string | null; readonly table?: string | null } = {},
): Promise<ClientSocket> {
  const address = `ws://127.0.0.1:${port}${livePath(table)}`;
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const waiting = new Map<
    number,
    { resolve: (got: RequestResult) => void; reject: (error: Error) => void }
  >();
  let last = 0;
  const gone = () => {
    for (const { reject } of waiting.values()) reject(new Error('the connection is gone'));
    waiting.clear();
  };
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  socket.on('error', gone);
  socket.on('close', gone);
  socket.on('message', (data) => {
    const text = data.toString();
    if (text.startsWith('{"type":"result"')) {
      const message = JSON.parse(text);
      const pending = waiting.get(message.id);
      if (pending !== undefined) {
        waiting.delete(message.id);
        if (message.ok) pending.resolve(message.value);
        else pending.reject(new Error(message.refusal.reason));
        return;
      }
    }
    receive(text);
  });
  const send = (request: RequestBody): number => {
    last += 1;
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ ...request, id: last }));
    return last;
  };
  const ask = (request: RequestBody) =>
    new Promise<RequestResult>((resolve, reject) => {
      if (socket.readyState === socket.OPEN) waiting.set(send(request), { resolve, reject });
      else reject(new Error('the connection is gone'));
    });
  const met = await ask({ do: 'hello', protocol: 1, token, name: 'Bot' });
  return {
    token: token ?? (met.kind === 'welcome' ? (met.token ?? '') : ''),
    ask,
    send,
    close: () => socket.terminate(),
  };
}

const MOST_TRIES = 5;

/** Repeats a request if another server was faster, as a person would. */
export async function retry(socket: ClientSocket, request: RequestBody): Promise<RequestResult> {
  for (let tries = 1; ; tries++)
    try {
      return await socket.ask(request);
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'net.otherWrote' || tries === MOST_TRIES)
        throw error;
    }
}
