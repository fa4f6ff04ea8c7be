// One socket of a player in this process.
import type { NetAsk, NetBrought } from '@race/protocol';
import { WebSocket } from 'ws';

/** One socket, and what came of what it asked. */
export interface Line {
  readonly token: string;
  ask(wish: NetAsk): Promise<NetBrought>;
  send(wish: NetAsk): number;
  close(): void;
}

export async function openLine(
  port: number,
  hear: (text: string) => void,
  token: string | null = null,
): Promise<Line> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { perMessageDeflate: false });
  const waiting = new Map<number, { settle: (got: NetBrought) => void; fail: (error: Error) => void }>();
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
    if (text.startsWith('{"say":"outcome"')) {
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
  const send = (wish: NetAsk): number => {
    last += 1;
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify({ ...wish, id: last }));
    return last;
  };
  const ask = (wish: NetAsk) =>
    new Promise<NetBrought>((settle, fail) => waiting.set(send(wish), { settle, fail }));
  const met = await ask({ do: 'hello', protocol: 1, token, name: 'Bot' });
  return {
    token: token ?? (met.kind === 'welcome' ? (met.token ?? '') : ''),
    ask,
    send,
    close: () => socket.terminate(),
  };
}

const MOST_TRIES = 5;

/** Asks again where another server was quicker, as somebody would who reads that. */
export async function insist(line: Line, wish: NetAsk): Promise<NetBrought> {
  for (let tries = 1; ; tries++)
    try {
      return await line.ask(wish);
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'net.otherWrote' || tries === MOST_TRIES)
        throw error;
    }
}
