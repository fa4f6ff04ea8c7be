// The store is away for a while: nothing is acknowledged that is not stored, and play resumes by itself afterwards.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Field } from './attack.ts';
import { createRace, get } from './guests.ts';
import { openRaw, type RawSocket } from './raw-socket.ts';

export const diskFull: Attack = {
  name: 'disk-full',
  kind: 'store',
  summary:
    'The disk is full and then free again: answers are refused meanwhile, /ready says so, none is lost.',
  needs: { disk: 'small' },
  measures: 'pings',
  least: 3,
  async prepare(field) {
    const { disk } = field;
    if (disk === null) throw new Error('there is no small disk');
    return async () => {
      const pid = field.target.process.pid ?? 0;
      disk.fill(pid);
      const statuses = new Set<number>();
      while (!field.isOver()) {
        statuses.add(await readiness(field));
        await sleep(200);
      }
      disk.free(pid);
      return statuses.has(503) ? [] : [`/ready says ${[...statuses].join(' and ')} on a full disk`];
    };
  },
};

async function readiness({ target }: Field): Promise<number> {
  try {
    return (await fetch(`http://127.0.0.1:${target.port}/ready`, { headers: { connection: 'close' } }))
      .status;
  } catch {
    return 0;
  }
}

export const databaseGone: Attack = {
  name: 'database-gone',
  kind: 'store',
  summary: 'PostgreSQL is killed and comes back: late answers meanwhile end nothing, none is lost.',
  needs: { store: 'postgres' },
  measures: 'pings',
  least: 3,
  async prepare(field) {
    const { postgres } = field;
    if (postgres === null) throw new Error('there is no PostgreSQL');
    const late = await openTable(field);
    return async () => {
      await postgres.kill();
      const statuses = new Set<number>();
      // What a page sends again after a reconnect: an answer to an old question.
      void late.raw.ask(answerTo(late.table, 'old-key')).catch(() => undefined);
      while (!field.isOver()) {
        statuses.add(await readiness(field));
        await sleep(200);
      }
      await postgres.start();
      late.raw.socket.destroy();
      return statuses.has(503) ? [] : [`/ready says ${[...statuses].join(' and ')} without a database`];
    };
  },
};

const answerTo = (table: string, key: string) =>
  ({ do: 'answer', table, question: 0, key, answer: { do: 'pass' } }) as const;

/** A race that has begun, with the attacker at a seat. */
async function openTable(field: Field): Promise<{ readonly raw: RawSocket; readonly table: string }> {
  const raw = await openRaw(field, { hello: true });
  const table = await createRace(raw);
  await get(raw, { do: 'watch', table, since: null });
  await get(raw, { do: 'begin', table });
  return { raw, table };
}
