// The same load for a relay: four sockets for each table, one message at a time, as long as an answer.
import { newName } from '@race/server/common/tokens.ts';
import { WebSocket } from 'ws';
import { countMessage, type LoadPace, type LoadTally } from './tally.ts';

const SEATS = 4;
const PADDING =
  '"do":"answer","table":"aaaaaaaaaaaaaaaa","question":123,"key":"c1234567","answer":{"do":"enter","space":57}';

export interface Echo {
  go(): void;
  close(): void;
}

export async function openEcho(port: number, tally: LoadTally, pace: LoadPace): Promise<Echo> {
  const sockets: WebSocket[] = [];
  let sender = 0;
  let since = 0;
  let sent = 0;

  function send(): void {
    if (pace.pause === 'not yet') return;
    work(pace.thought ?? 0);
    sender = (sender + 1) % SEATS;
    since = performance.now();
    sent += 1;
    const socket = sockets[sender];
    if (socket?.readyState === WebSocket.OPEN) socket.send(`{"id":${sent},${PADDING}}`);
  }

  const table = newName();
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${table}`, { perMessageDeflate: false });
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    socket.on('message', (data) => {
      const text = data.toString();
      countMessage(tally, text);
      // Earlier messages may still come in.
      if (seat !== sender || !text.startsWith(`{"id":${sent},`)) return;
      tally.moves += 1;
      if (tally.latencies.length < 200_000) tally.latencies.push(performance.now() - since);
      if (pace.pause === 0) send();
      else if (pace.pause !== 'not yet') setTimeout(send, pace.pause * (0.5 + Math.random()));
    });
  }
  return {
    go: send,
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** Keeps this process busy, like a thinking player. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
