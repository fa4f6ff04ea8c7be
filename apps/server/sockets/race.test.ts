import { readTable } from '@race/local/whole.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { chanceFor, connect } from '../testing/player.ts';
import { gather, isOver, openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

// Whole races, which take a while on a busy machine.
describe('a race over real sockets', { timeout: 120_000 }, () => {
  it('is played to its end by three people while one watches, and every mirror agrees', async () => {
    server = await openTestServer();
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const watcher = await connect(server.port, null, 'Dot');
    await watcher.get({ do: 'watch', table, since: null });
    for (const [seat, player] of players.entries()) player.playOn(table, chanceFor(seat));
    await Promise.all([...players, watcher].map((player) => player.until(isOver)));
    const publics = [...players, watcher].map(({ mirror }) => JSON.stringify(mirror?.public));
    expect(new Set(publics).size).toBe(1);
    expect(watcher.mirror?.own).toBeNull();
    const file = await watcher.get({ do: 'file', table });
    const read = readTable(file.kind === 'file' ? file.text : '');
    expect(read.ok).toBe(true);
    const sizes = players
      .flatMap(({ heard }) => heard.map((text) => Buffer.byteLength(text)))
      .sort((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeLessThan(400);
  });

  it('goes on by itself where bots sit, and asks the only person', async () => {
    server = await openTestServer();
    const { table, players } = await gather(server, ['Ada']);
    const [ada] = players;
    ada.playOn(table, chanceFor(1));
    await ada.until(isOver);
    expect(ada.mirror?.public.phase).toBe('over');
  });

  it('waits for bots that think in threads', async () => {
    server = await openTestServer();
    const { table, players } = await gather(server, ['Ada'], ['me', 'planner', 'planner']);
    const [ada] = players;
    ada.playOn(table, chanceFor(4));
    await ada.until(({ mirror }) => (mirror?.public.turn ?? 0) > 2);
    expect(ada.mirror?.public.turn).toBeGreaterThan(2);
  });

  it('certifies itself: the commitments of the start and of every plan fit what is published at the end', async () => {
    server = await openTestServer();
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada] = players;
    for (const [seat, player] of players.entries()) player.playOn(table, chanceFor(seat + 9));
    await ada.until(isOver);
    const file = await ada.get({ do: 'file', table });
    const { checkRace } = await import('@race/online');
    const said = ada.heard.map((text) => JSON.parse(text)).filter(({ seals }) => seals !== undefined);
    expect(said.length).toBeGreaterThan(2);
    const commitment = ada.news.find((news) => news.commitment !== null)?.commitment ?? '';
    const seals = said.map(({ at, seals: published }) => ({ at, seals: published }));
    expect(checkRace(file.kind === 'file' ? file.text : '', { commitment, seals })).toBe(true);
    const first = seals[0] as { at: number; seals: (string | null)[] };
    const forged = [{ ...first, seals: first.seals.toReversed() }, ...seals.slice(1)];
    expect(checkRace(file.kind === 'file' ? file.text : '', { commitment, seals: forged })).toBe(false);
  });
});
