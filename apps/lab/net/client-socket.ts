// One socket of a player in this process.
import type { RequestBody, RequestResult } from '@race/protocol';
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
  hear: (text: string) => void,
  token: string | null = null,
): Promise<ClientSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { perMessageDeflate: false });
  const waiting = new Map<number, { settle: (got: RequestResult) => void; fail: (error: Error) => void }>();
  let last = 0;
  const gone = () => {
    for (const { fail } of waiting.values()) fail(new Error('the line is gone'));
    waiting.clear();
  };
  await new Promise<void>((settle, fail) => {
    socket.once('open', () => settle());
    socket.once('error', fail);
  });
  socket.on('error', gone);
  socket.on('close', gone);
  socket.on('message', (data) => {
    const text = data.toString();
    if (text.startsWith('{"type":"result"')) {
      const said = JSON.parse(text);
      const asked = waiting.get(said.id);
      if (asked !== undefined) {
        waiting.delete(said.id);
        if (said.ok) asked.settle(said.value);
        else asked.fail(new Error(said.refusal.reason));
        return;
      }
    }
    hear(text);
  });
  const send = (request: RequestBody): number => {
    last += 1;
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ ...request, id: last }));
    return last;
  };
  const ask = (request: RequestBody) =>
    new Promise<RequestResult>((settle, fail) => waiting.set(send(request), { settle, fail }));
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
