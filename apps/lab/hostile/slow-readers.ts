// Clients that send requests and never read.
import { setTimeout as sleep } from 'node:timers/promises';
import { frame, TEXT } from '@race/server/testing/raw-client.ts';
import type { Attack } from './attack.ts';
import { playRace } from './guests.ts';
import { openRaw, type RawSocket } from './raw-socket.ts';

const READERS = 6;
const TIMEOUT = 5_000;

export const slowReaders: Attack = {
  name: 'slow-readers',
  kind: 'slow readers',
  summary: 'Replays asked for and never read: the connections are ended, memory stays.',
  least: 3,
  async prepare(field) {
    const table = await playRace(field, ['leaders', 'season:hard']);
    const readers: RawSocket[] = [];
    for (let nth = 0; nth < READERS; nth++) readers.push(await openRaw(field, { hello: true }));
    return async () => {
      for (const { socket } of readers) socket.pause();
      const until = performance.now() + 1_000 * field.seconds + TIMEOUT;
      await Promise.all(readers.map((raw) => askUnread(raw, table, until)));
      const open = readers.filter((raw) => !raw.isEnded && raw.socket.writable).length;
      for (const { socket } of readers) socket.destroy();
      return open === 0 ? [] : [`${open} of ${READERS} readers who read nothing were not ended`];
    };
  },
};

/** At the pace that one person is allowed. */
async function askUnread(raw: RawSocket, table: string, until: number): Promise<void> {
  for (let id = 1; performance.now() < until && !raw.isEnded && raw.socket.writable; id++) {
    await raw.send(frame(TEXT, JSON.stringify({ id, do: 'replay', table })));
    await sleep(30);
  }
}
