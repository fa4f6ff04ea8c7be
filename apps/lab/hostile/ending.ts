// Two programs at one store, and the shutdown of one that is under attack.
import { setTimeout as sleep } from 'node:timers/promises';
import { upgradeRequest } from '@race/server/testing/raw-client.ts';
import type { Attack } from './attack.ts';
import { openConnection, openRaw } from './raw-socket.ts';
import { startTarget } from './target.ts';

const TIMEOUT = 10_000;

export const twoServers: Attack = {
  name: 'two-servers',
  kind: 'store',
  summary: 'A second server is started on the same file: it refuses in one line, and the first goes on.',
  async prepare(field) {
    return async () => {
      const wrong: string[] = [];
      const env = { DATA: field.data };
      try {
        const second = await startTarget({ program: field.program, env });
        wrong.push('a second server runs on the same file');
        await second.end(TIMEOUT);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        if (!/ended with [12] before it listened: .{20}/.test(why))
          wrong.push(`it was refused like this: ${why}`);
      }
      await field.rest();
      return wrong;
    };
  },
};

export const heldAtTheEnd: Attack = {
  name: 'held-at-the-end',
  kind: 'ending',
  summary:
    'The server is told to end while sockets of every kind are held open: it ends with 0 within ten seconds.',
  ends: true,
  async prepare(field) {
    return async () => {
      const refused = await openConnection(field);
      refused.write(upgradeRequest('/nope'));
      const half = await openConnection(field);
      half.write('GET / HT');
      const unread = await openRaw(field, { hello: true });
      unread.socket.pause();
      await openConnection(field);
      await sleep(300);
      const code = await field.target.end(TIMEOUT);
      return code === 0 ? [] : [code === null ? 'it had to be killed' : `it ended with ${code}`];
    };
  },
};
