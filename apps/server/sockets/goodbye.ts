// Everybody is let go in order, when the server ends.
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';

/** So many are let go together, and so many milliseconds lie between them: what they were still owed goes out. */
const GOODBYES = 250;
const BREATH = 25;
/** Who does not say goodbye back is gone. */
const TIMEOUT = 3_000;
const GOING_AWAY = 1001;

/** A few at a time, so that they come again a few at a time; `emptied` resolves when the last is gone. */
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

/** What they say from now on they say again elsewhere; what they have said is first written and told. */
async function letGo(some: readonly WebSocket[]): Promise<void> {
  for (const socket of some) socket.removeAllListeners('message');
  await sleep(BREATH);
  for (const socket of some) {
    if (socket.readyState === socket.OPEN) socket.send('{"type":"closing"}');
    socket.close(GOING_AWAY);
  }
}
