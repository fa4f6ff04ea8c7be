import type { ResultMessage } from '@race/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Player } from '../testing/player.ts';
import { type App, signInWithApp, signUpWithApp } from '../testing/second-factor.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';
import { makeSweeper } from './sweeper.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

let server: TestServer;
let root: Player;
let app: App;
const PASSWORD = 'a whole sentence, say';
let time: { now: number };
const administrators = new Set<string>();
beforeEach(async () => {
  time = { now: 1_800_000_000_000 };
  server = await openTestServer({ administrators, now: () => time.now });
  root = await connect(server.port, null, 'Root');
  app = await signUpWithApp(root, 'root', { password: PASSWORD, time: time.now });
  const account = await server.store.accountByLogin('root');
  administrators.clear();
  administrators.add(account?.person ?? '');
});
afterEach(() => server.close());

const reason = (said: ResultMessage) => (said.ok ? null : `${said.refusal.rule} ${said.refusal.reason}`);
const prove = () => signInWithApp(root, app, { login: 'root', password: PASSWORD, time: time.now });
const sweep = async (): Promise<number> => {
  time.now += HOUR;
  const sweeper = makeSweeper(server.rooms, () => undefined);
  const gone = await sweeper.sweep();
  sweeper.close();
  return gone;
};

/** A table with a finished race, as it is stored. */
async function finished(name: string): Promise<void> {
  const { table } = await gather(server, ['Ada', 'Ben', 'Cleo']);
  const row = await server.store.table(table);
  if (row === null) throw new Error('no table');
  await server.store.commit([
    { write: 'table', row: { ...row, table: name, stage: 'over', revision: 1, touched: time.now } },
    {
      write: 'said',
      said: { table: name, person: 'p', name: 'P', seat: 0, phrase: 'bye', words: null, made: 1 },
    },
  ]);
}

describe('ADMIN-05 how long tables are kept', () => {
  it('is for ever, unless somebody has said otherwise', async () => {
    await finished('old');
    time.now += 4_000 * DAY;
    expect(await sweep()).toBe(0);
    await prove();
    expect(await root.get({ do: 'administration' })).toMatchObject({ days: null });
    await root.get({ do: 'keep', days: 30 });
    expect(await root.get({ do: 'administration' })).toMatchObject({
      days: 30,
      acts: [{ kind: 'keep', days: 30, about: null }],
    });
    expect(await sweep()).toBe(1);
    await prove();
    await root.get({ do: 'keep', days: null });
    await finished('older');
    time.now += 4_000 * DAY;
    expect(await sweep()).toBe(0);
  });

  it('ends for tables whose race is over, with all that was said, and never for one that runs', async () => {
    const running = await gather(server, ['Ada', 'Ben', 'Cleo']);
    await finished('old');
    const [ada] = running.players;
    await ada.get({ do: 'watch', table: 'old', since: null });
    time.now += 20 * DAY;
    await finished('young');
    await prove();
    await root.get({ do: 'keep', days: 30 });
    time.now += 11 * DAY;
    expect(await sweep()).toBe(1);
    await ada.until(({ heard }) => heard.includes('{"type":"lost","table":"old"}'));
    for (const request of ['replay', 'file', 'talk'] as const)
      expect(reason(await ada.ask({ do: request, table: 'old' }))).toBe('ADMIN-05 net.tableGone');
    expect(reason(await ada.ask({ do: 'watch', table: 'old', since: null }))).toBe('ADMIN-05 net.tableGone');
    expect(reason(await ada.ask({ do: 'talk', table: 'never' }))).toBe('NET-06 net.unknownTable');
    expect(await server.store.talkOf('old', 9)).toEqual([]);
    expect(reason(await ada.ask({ do: 'talk', table: 'young' }))).toBeNull();
    time.now += 4_000 * DAY;
    await sweep();
    expect(reason(await ada.ask({ do: 'talk', table: running.table }))).toBeNull();
  });

  it('is looked after by one server for all, in slices', async () => {
    await finished('old');
    const row = await server.store.table('old');
    if (row === null) throw new Error('no table');
    for (let n = 0; n < 120; n++)
      await server.store.commit([{ write: 'table', row: { ...row, table: `old-${n}`, revision: 1 } }]);
    await root.get({ do: 'keep', days: 30 });
    time.now += 31 * DAY;
    const [one, two] = [
      makeSweeper(server.rooms, () => undefined),
      makeSweeper(server.rooms, () => undefined),
    ];
    expect(await Promise.all([one.sweep(), two.sweep()])).toEqual([121, 0]);
    for (const sweeper of [one, two]) sweeper.close();
  });
});

describe('PEOPLE-06 what was signed in long ago', () => {
  const sessions = async (login: string) =>
    (await server.store.sessionsOf((await server.store.accountByLogin(login))?.person ?? '')).length;

  it('is deleted with the codes that nobody used', async () => {
    const guest = await connect(server.port, null, 'Guest');
    await guest.get({ do: 'code' });
    expect(await sessions('root')).toBe(1);
    time.now += 61 * DAY;
    await sweep();
    expect(await sessions('root')).toBe(0);
    expect((await connect(server.port, guest.token)).heard[0]).toContain('"welcome"');
    time.now += 401 * DAY;
    await sweep();
    expect((await connect(server.port, guest.token)).heard[0]).toContain('net.unknownToken');
  });
});
