// Clients that ignore that the server has closed their connection.
import { setTimeout as sleep } from 'node:timers/promises';
import { frame, TEXT } from '@race/server/testing/raw-client.ts';
import type { Store } from '@race/store';
import type { Attack, Field } from './attack.ts';
import { openRaw, type RawSocket } from './raw-socket.ts';

const TABLE = {
  do: 'create',
  game: 'race',
  options: { crews: 2 },
  seats: ['me', 'open'],
  listed: true,
} as const;
const CLOSE_TIMEOUT = 12_000;

/** Waits for the close frame or the end of the connection. */
async function told(raw: RawSocket, ask: () => Promise<unknown>): Promise<boolean> {
  const until = performance.now() + CLOSE_TIMEOUT;
  while (raw.closeCode === null && !raw.isEnded && performance.now() < until) await ask();
  return raw.closeCode !== null || raw.isEnded;
}

/** After the close no request may succeed, and the connection must end. */
async function goOn(raw: RawSocket, field: Field, asks: readonly object[]): Promise<string[]> {
  const before = raw.succeeded;
  const wrong: string[] = [];
  for (let id = 1_000_000; !field.isOver() && !raw.isEnded; id++) {
    await raw.send(frame(TEXT, JSON.stringify({ ...asks[id % asks.length], id })));
    await sleep(5);
  }
  if (!(await raw.ended())) wrong.push('the connection was not ended');
  if (raw.succeeded > before) wrong.push(`${raw.succeeded - before} requests succeeded after the close`);
  raw.socket.destroy();
  return wrong;
}

export const refusedTooOften: Attack = {
  name: 'closed-for-policy',
  kind: 'ignored closes',
  summary: 'A connection closed for nothing but refused messages goes on: no request succeeds, it is ended.',
  least: 2,
  async prepare(field) {
    const raw = await openRaw(field, { hello: true });
    return async () => {
      const malformed = frame(TEXT, '{"id":1,"do":"fly"}');
      const isTold = await told(raw, () => raw.send(malformed).then(() => sleep(1)));
      if (!isTold) return ['it was never closed'];
      return goOn(raw, field, [TABLE, { do: 'ping' }]);
    };
  },
};

const WORD = 'a phrase nobody else has, 7';

export const signedOut: Attack = {
  name: 'signed-out',
  kind: 'ignored closes',
  summary:
    'The owner changes the password; whoever was signed in with the old one goes on: the account stays the owner’s.',
  least: 3,
  async prepare(field) {
    const login = `owner${Math.random().toString(36).slice(2, 8)}`;
    const owner = await openRaw(field, { hello: true });
    const made = await owner.ask({ do: 'password', login, password: WORD });
    if (made?.ok !== true) throw new Error('no account could be made');
    const thief = await openRaw(field, { hello: true });
    const signed = await thief.ask({ do: 'signIn', login, password: WORD });
    if (signed?.ok !== true) throw new Error('nobody could sign in');
    return async () => {
      const changed = await owner.ask({ do: 'password', login, password: `${WORD} and more` });
      if (changed?.ok !== true) return ['the owner could not change the password'];
      const stolen = goOn(thief, field, [
        { do: 'password', login, password: 'this is mine now, all of it' },
        TABLE,
        { do: 'rename', name: 'Thief' },
      ]);
      const wrong = await stolen;
      const again = await openRaw(field, { hello: true });
      const back = await again.ask({ do: 'signIn', login, password: `${WORD} and more` });
      if (back?.ok !== true) wrong.push('the owner cannot sign in any more');
      for (const { socket } of [owner, again]) socket.destroy();
      return wrong;
    };
  },
};

export const banned: Attack = {
  name: 'banned',
  kind: 'ignored closes',
  summary: 'Somebody is banned, ignores the close and goes on: no request succeeds, the connection is ended.',
  least: 3,
  async prepare(field) {
    const raw = await openRaw(field, { hello: true });
    const made = await raw.ask(TABLE);
    if (made?.ok !== true || made.value.kind !== 'table') throw new Error('no table could be made');
    const { table } = made.value;
    return async () => {
      const store = await field.openStore();
      await ban(store, table);
      await store.close();
      const isTold = await told(raw, () => sleep(100));
      if (!isTold) return ['a banned connection was never closed'];
      return goOn(raw, field, [TABLE, { do: 'say', table, phrase: 'well' }]);
    };
  },
};

/** As an administrator at another process would. */
async function ban(store: Store, table: string): Promise<void> {
  const [person = ''] = (await store.table(table))?.people ?? [];
  const made = Date.now();
  const sanction = {
    sanction: `s${made}`,
    person,
    kind: 'ban',
    reason: 'insult',
    made,
    until: null,
    lifted: null,
    confirmed: null,
  };
  const act = { act: `a${made}`, administrator: 'laboratory', kind: 'ban', person, days: null, made };
  const [verdict] = await store.commit([{ write: 'act', act, sanction }]);
  if (verdict !== 'written') throw new Error('the ban could not be written');
}
