// A failure at one table affects no other.
import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeMeters } from '../monitoring/meters.ts';
import { connect, type Player } from '../testing/player.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let store: Store;
let faults: unknown[];
let meters: ReturnType<typeof makeMeters>;
const open = async (more: Parameters<typeof openTestServer>[0] = {}) => {
  faults = [];
  meters = makeMeters();
  server = await openTestServer({ store, meters, failed: (error) => faults.push(error), ...more });
};
beforeEach(async () => {
  store = memoryStore();
  await open();
});
afterEach(() => server.close());

const BROKEN = { reason: 'net.tableBroken', rule: 'NET-07', with: {} };
const closedBy = (table: string) => JSON.stringify({ type: 'closed', table, refusal: BROKEN });
const count = (family: { samples(): Iterable<{ value: number }> }) => [...family.samples()][0]?.value;
const OPTIONS = { crews: 3, order: 'seated', vehicles: ['french', 'italian', 'english'] };

/** A race in which a person waits for bots. */
async function withBots(bot: string): Promise<{ table: string; ada: Player }> {
  const ada = await connect(server.port);
  const seats = [bot, 'me', bot];
  const made = await ada.get({ do: 'create', game: 'race', options: OPTIONS, seats, listed: false });
  const table = made.kind === 'table' ? made.table : '';
  await ada.get({ do: 'watch', table, since: null });
  return { table, ada };
}

/** Writes something into the row of a table that no version of this program would. */
async function corrupt(
  table: string,
  change: (row: { plan: string; record: string }) => object,
): Promise<void> {
  const row = await store.table(table);
  if (row === null) throw new Error('no table');
  const next = { ...row, ...change(row), revision: row.revision + 1 };
  expect(await store.commit([{ write: 'table', row: next }])).toEqual(['written']);
}

/** Others play on undisturbed. */
async function playsOn(table: string, players: readonly Player[]): Promise<void> {
  const next = players.find((player) => player.answers().length > 0);
  const [answer] = next?.answers() ?? [];
  if (next === undefined || answer === undefined) throw new Error('nobody is asked');
  expect((await next.give(table, answer)).ok).toBe(true);
}

describe('NET-07 a table at which something fails', { timeout: 30_000 }, () => {
  it.each(['racer', 'champion'])('is closed with a message when the bot %s throws', async (bot) => {
    const other = await gather(server, ['Ben', 'Cleo', 'Dot']);
    const { table, ada } = await withBots(bot);
    const room = server.rooms.openNow(table);
    if (room === null) throw new Error('the room must be open');
    // This version has no bot and no game of that name.
    if (bot === 'racer')
      room.game.record = {
        ...room.game.record,
        seats: room.game.record.seats.map((sits) =>
          sits.kind === 'bot' ? { ...sits, bot: 'unheard-of' } : sits,
        ),
      };
    else Object.assign(room, { served: { ...room.served, id: 'chess' } });
    await ada.get({ do: 'begin', table });
    await ada.until(({ heard }) => heard.includes(closedBy(table)));
    expect(faults).toHaveLength(1);
    expect(count(meters.broken)).toBe(1);
    expect(await ada.ask({ do: 'watch', table, since: null })).toMatchObject({ ok: false, refusal: BROKEN });
    expect((await store.table(table))?.stage).toBe('racing');
    await playsOn(other.table, other.players);
  });

  it('is closed when its row cannot be opened, and the lobby and other tables are not', async () => {
    const other = await gather(server, ['Ben', 'Cleo', 'Dot']);
    const { table, ada } = await withBots('racer');
    await ada.get({ do: 'begin', table });
    await ada.until(({ mirror }) => mirror !== null);
    await server.close();
    await corrupt(table, ({ plan }) => ({ plan: plan.replace('"crews":3', '"crews":99') }));
    await open();
    const again = await connect(server.port, ada.token);
    expect(await again.ask({ do: 'watch', table, since: null })).toMatchObject({
      ok: false,
      refusal: BROKEN,
    });
    expect(await again.ask({ do: 'lobby' })).toMatchObject({ ok: true });
    expect(await again.ask({ do: 'mine' })).toMatchObject({ ok: true });
    expect(faults).toHaveLength(1);
    const back = await Promise.all(other.players.map(({ token }) => connect(server.port, token)));
    for (const player of back) await player.get({ do: 'watch', table: other.table, since: null });
    await playsOn(other.table, back);
  });

  it('hides no other table in a list, whatever its row has become', async () => {
    const { table, ada } = await withBots('racer');
    const seats = ['me', 'open', 'open'];
    const made = await ada.get({ do: 'create', game: 'race', options: OPTIONS, seats, listed: false });
    await corrupt(table, () => ({ record: 'no JSON' }));
    const mine = await ada.get({ do: 'mine' });
    expect(mine.kind === 'mine' ? mine.tables.map((one) => one.table) : []).toEqual([
      made.kind === 'table' ? made.table : '',
    ]);
  });

  it('keeps no clock of another from running', async () => {
    const time = { now: 1_800_000_000_000 };
    const clock = { bank: 60, free: 30, gain: 0, away: 60, late: 'default', night: null } as const;
    await server.close();
    await open({ now: () => time.now });
    const tables: string[] = [];
    for (let n = 0; n < 2; n++) {
      const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
      for (const player of players) await player.get({ do: 'clock', table, clock });
      tables.push(table);
      for (const player of players) player.close();
    }
    await server.close();
    const [bad = '', good = ''] = tables;
    await corrupt(bad, ({ plan }) => ({ plan: plan.replace('"crews":3', '"crews":99'), due: 1 }));
    await open({ now: () => time.now });
    time.now += 600_000;
    await server.timekeeper.look();
    time.now += 600_000;
    await server.timekeeper.look();
    await server.services.committer.flushed();
    expect((await store.lines(good)).length).toBeGreaterThan(0);
    expect(await store.lines(bad)).toHaveLength(0);
  });

  it('is open again after a minute', async () => {
    const { makeBroken } = await import('../rooms/broken.ts');
    const time = { now: 0 };
    const broken = makeBroken(meters, () => time.now);
    broken.add('a');
    expect([broken.has('a'), broken.has('b'), broken.count()]).toEqual([true, false, 1]);
    time.now = 60_000;
    expect([broken.has('a'), broken.count()]).toEqual([false, 0]);
  });
});

describe('an answer at which the server fails', () => {
  it('is refused, and the table is closed', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const next = players.find((player) => player.answers().length > 0);
    const room = server.rooms.openNow(table);
    if (next === undefined || room === null) throw new Error('nobody is asked');
    room.people.awaited = null as never;
    const [answer] = next.answers();
    expect(await next.give(table, answer as object)).toMatchObject({ ok: false });
    await next.until(({ heard }) => heard.includes(closedBy(table)));
    expect(await next.get({ do: 'ping' })).toEqual({ kind: 'done' });
  });
});
