import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chanceFor, connect } from '../testing/player.ts';
import { gather, openTestServer, playUntil, type TestServer } from '../testing/server.ts';

let folder: string;
let server: TestServer;
const file = () => join(folder, 'race.sqlite');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'race-restart-'));
  server = await openTestServer({ store: openSqlite(file()) });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function restart(): Promise<void> {
  await server.close();
  server = await openTestServer({ store: openSqlite(file()) });
}

describe('a server that is started again', () => {
  it('goes on with every table, and tells only what is new', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada] = players;
    await playUntil(table, players, () => (ada.mirror?.at ?? 0) >= 60);
    const { mirror, rules } = ada;
    await restart();
    const back = await connect(server.port, ada.token);
    back.mirror = mirror;
    back.rules = rules;
    await back.get({ do: 'watch', table, since: mirror?.at ?? 0 });
    expect(JSON.stringify(back.mirror)).toBe(JSON.stringify(mirror));
    const sight = JSON.parse(back.heard.find((text) => text.includes('"view"')) ?? '{}');
    expect(sight.past).toEqual([]);
    const others = await Promise.all(players.slice(1).map(({ token }) => connect(server.port, token)));
    for (const other of others) await other.get({ do: 'watch', table, since: null });
    for (const [seat, player] of [back, ...others].entries()) player.playOn(table, chanceFor(seat));
    await back.until(({ mirror: now }) => (now?.at ?? 0) > (mirror?.at ?? 0) + 30);
  });

  it('still knows a repeat of what it had accepted before', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada] = players;
    await playUntil(table, players, () => ada.answers().length > 0);
    const request = {
      do: 'answer',
      table,
      question: ada.mirror?.question ?? 0,
      key: 'mine',
      answer: ada.answers()[0] as object,
    } as const;
    const first = await ada.get(request);
    await restart();
    const back = await connect(server.port, ada.token);
    expect(await back.get(request)).toEqual(first);
  });

  it('forgets an idle table and opens it again when somebody comes', async () => {
    await server.close();
    server = await openTestServer({ store: openSqlite(file()), idle: 100 });
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada] = players;
    await playUntil(table, players, () => (ada.mirror?.at ?? 0) >= 20);
    const before = JSON.stringify(ada.mirror?.public);
    for (const player of players) player.close();
    await expect.poll(() => server.rooms.all.size, { timeout: 5_000 }).toBe(0);
    const back = await connect(server.port, ada.token);
    await back.get({ do: 'watch', table, since: null });
    expect(JSON.stringify(back.mirror?.public)).toBe(before);
  });
});
