// Closes all connections when the server ends.
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';

/** How many connections are closed at a time, and the pause before it in milliseconds, for messages still to be sent. */
const GOODBYES = 250;
const BREATH = 25;
/** After this time, connections that have not answered are terminated. */
const TIMEOUT = 3_000;
const GOING_AWAY = 1001;

/** Closes a few at a time, so that they reconnect a few at a time; `emptied` resolves when the last is gone. */
export async function sayGoodbye(open: ReadonlySet<WebSocket>, emptied: Promise<void>): Promise<void> {
  const leaving = [...open];
  while (leaving.length > 0) await letGo(leaving.splice(0, GOODBYES));
  if (open.size === 0) return;
  const timeout = setTimeout(() => {
    for (const socket of open) socket.terminate();
  }, TIMEOUT);
  await emptied;
  clearTimeout(timeout);
}

/** Pages send new requests again elsewhere; those that were received are written and answered first. */
async function letGo(some: readonly WebSocket[]): Promise<void> {
  for (const socket of some) socket.removeAllListeners('message');
  await sleep(BREATH);
  for (const socket of some) {
    if (socket.readyState === socket.OPEN) socket.send('{"type":"closing"}');
    socket.close(GOING_AWAY);
  }
}
