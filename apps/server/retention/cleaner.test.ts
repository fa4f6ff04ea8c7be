import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RETENTION } from '@race/protocol';
import { memoryStore, openPostgres, openSqlite, type Store } from '@race/store';
import { served } from '@race/store/testing/served.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../common/tokens.ts';
import { connect, type Player } from '../testing/player.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';
import { makeCleaner } from './cleaner.ts';

const DAY = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'race-cleaner-'));
let files = 0;

const STORES: [name: string, open: () => Promise<Store>][] = [
  ['memory', async () => memoryStore()],
  ['sqlite', async () => openSqlite(join(folder, `${++files}`, 'race.sqlite'))],
];
if ((await served('postgres')) !== null)
  STORES.push(['postgres', async () => openPostgres((await served('postgres')) ?? '')]);

describe.each(STORES)('what is old is deleted: %s', (_name, open) => {
  let server: TestServer;
  let time: { now: number };
  beforeEach(async () => {
    time = { now: 1_800_000_000_000 };
    server = await openTestServer({ store: await open(), now: () => time.now });
  });
  afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function cleanAfter(days: number): Promise<number> {
    time.now += days * DAY;
    const cleaner = makeCleaner(server.rooms, () => undefined, { pause: 0 });
    const gone = await cleaner.clean();
    await cleaner.close();
    return gone;
  }
  const isThere = async (table: string) => (await server.store.table(table)) !== null;
  const personOf = async ({ token }: Pick<Player, 'token'>): Promise<string> =>
    (await server.store.session(hashOf(token)))?.person ?? '';
  const newTable = async (player: Player): Promise<string> => {
    const options = { crews: 3, order: 'seated', vehicles: ['french', 'italian', 'english'] };
    const seats = ['me', 'open', 'open'];
    const made = await player.get({ do: 'create', game: 'race', options, seats, listed: true });
    return made.kind === 'table' ? made.table : '';
  };

  it('tables that never began, and whoever has the link is told', async () => {
    const ada = await connect(server.port, null, 'Ada');
    const table = await newTable(ada);
    await cleanAfter(RETENTION.unbegun - 1);
    expect(await isThere(table)).toBe(true);
    await cleanAfter(2);
    expect(await isThere(table)).toBe(false);
    const said = await ada.ask({ do: 'talk', table });
    expect(said.ok ? '' : said.refusal.reason).toBe('net.tableGone');
  });

  it('no table at which somebody looks', async () => {
    const ada = await connect(server.port, null, 'Ada');
    const table = await newTable(ada);
    await ada.get({ do: 'watch', table, since: null });
    await cleanAfter(RETENTION.unbegun + 1);
    expect(await isThere(table)).toBe(true);
  });

  it('races that nobody goes on with, and none in which somebody still moves', async () => {
    const left = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const played = await gather(server, ['Dora', 'Emil', 'Fay']);
    for (const { players } of [left, played]) for (const player of players) player.close();
    time.now += (RETENTION.abandoned - 5) * DAY;
    const tokens = played.players.map(({ token }) => token);
    const back = await Promise.all(tokens.map((token) => connect(server.port, token)));
    for (const player of back) await player.get({ do: 'watch', table: played.table, since: null });
    await Promise.all(back.map((player) => player.until(({ mirror }) => mirror !== null)));
    const next = back.find((player) => player.answers().length > 0);
    expect((await next?.give(played.table, next.answers()[0] as object))?.ok).toBe(true);
    for (const player of back) player.close();
    await cleanAfter(10);
    expect([await isThere(left.table), await isThere(played.table)]).toEqual([false, true]);
    await cleanAfter(RETENTION.abandoned + 1);
    expect(await isThere(played.table)).toBe(false);
  });

  it('guests who have never played, and nobody with a seat or an account', async () => {
    const [ada, ben, cleo] = [
      await connect(server.port, null, 'Ada'),
      await connect(server.port, null, 'Ben'),
      await connect(server.port, null, 'Cleo'),
    ];
    await newTable(ada);
    const table = await newTable(ben);
    await cleo.get({ do: 'password', login: 'cleo', password: 'a whole sentence, say' });
    const people = await Promise.all([ada, ben, cleo].map(personOf));
    for (const player of [ada, ben, cleo]) player.close();
    const row = await server.store.table(table);
    if (row === null) throw new Error('no table');
    await server.store.commit([
      { write: 'table', row: { ...row, stage: 'over', revision: row.revision + 1 } },
    ]);
    await cleanAfter(RETENTION.guests + 1);
    const found = await Promise.all(people.map((person) => server.store.person(person)));
    expect(found.map((one) => one?.name ?? null)).toEqual([null, 'Ben', 'Cleo']);
  });

  it('guests who have lost their only session; races with others stay, without their name', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada = '', ben = ''] = await Promise.all(players.map(personOf));
    for (const player of players) player.close();
    await server.store.commit([{ write: 'revoke', person: ada, except: '' }]);
    await cleanAfter(2);
    expect(await server.store.person(ada)).toBeNull();
    expect(await server.store.person(ben)).not.toBeNull();
    const row = await server.store.table(table);
    expect(row?.people).not.toContain(ada);
    expect(row?.people).toContain(ben);
    expect(row?.record).not.toContain('Ada');
  });

  it('finished races of which nobody is left, and no others', async () => {
    const { table } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const row = await server.store.table(table);
    if (row === null) throw new Error('no table');
    const over = { ...row, stage: 'over', revision: 1, touched: time.now };
    await server.store.commit([
      { write: 'table', row: { ...over, table: 'kept' } },
      { write: 'table', row: { ...over, table: 'deserted', people: ['nobody', 'none'] } },
    ]);
    await cleanAfter(RETENTION.deserted - 1);
    expect(await isThere('deserted')).toBe(true);
    await cleanAfter(2);
    expect([await isThere('deserted'), await isThere('kept')]).toEqual([false, true]);
  });

  it('notes about faults, twenty in a transaction', async () => {
    const bug = (n: number) =>
      ({
        write: 'bug',
        bug: { bug: `b${n}`, table: 't', seat: null, at: 1, note: 'odd', person: '', made: time.now },
      }) as const;
    await server.store.commit(Array.from({ length: 250 }, (_, n) => bug(n)));
    await cleanAfter(RETENTION.bugs - 1);
    expect(await server.store.bug('b0')).not.toBeNull();
    expect(await cleanAfter(2)).toBe(13);
    for (const n of [0, 100, 249]) expect(await server.store.bug(`b${n}`)).toBeNull();
  });

  it('once for all servers', async () => {
    const cleaners = [makeCleaner(server.rooms, () => undefined), makeCleaner(server.rooms, () => undefined)];
    const ada = await connect(server.port, null, 'Ada');
    await newTable(ada);
    ada.close();
    time.now += (RETENTION.unbegun + 1) * DAY;
    const gone = await Promise.all(cleaners.map((cleaner) => cleaner.clean()));
    expect(gone.toSorted()).toEqual([0, 1]);
    for (const cleaner of cleaners) await cleaner.close();
  });
});
