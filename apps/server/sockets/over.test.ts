// A finished race stays finished, since its file reveals the seed and every hand.
import { chooseFrom } from '@race/kernel';
import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chanceFor, connect, type Player } from '../testing/player.ts';
import { gather, isOver, openTestServer, playUntil, type TestServer } from '../testing/server.ts';

let server: TestServer;
let store: Store;
beforeEach(async () => {
  store = memoryStore();
  server = await openTestServer({ store });
});
afterEach(() => server.close());

const fileOf = async (player: Player, table: string): Promise<string> => {
  const result = await player.get({ do: 'file', table });
  return result.kind === 'file' ? result.text : '';
};
const OVER = { ok: false, refusal: { rule: 'NET-03', reason: 'net.isOver' } };

async function finished() {
  const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
  await playUntil(table, players, ([ada]) => ada !== undefined && isOver(ada));
  return { table, players };
}

describe('NET-03 a race that is over', { timeout: 120_000 }, () => {
  it('is not gone on with: nothing is taken back, proposed or agreed to', async () => {
    const { table, players } = await finished();
    const lines = await store.lines(table);
    for (const player of players) {
      expect(await player.ask({ do: 'undo', table, key: 'back' })).toMatchObject(OVER);
      expect(await player.ask({ do: 'propose', table, beat: 1 })).toMatchObject(OVER);
      expect(await player.ask({ do: 'consent', table, beat: 1, agrees: true })).toMatchObject(OVER);
    }
    expect(await fileOf(players[0], table)).toContain('"seed"');
    for (const player of players)
      expect(await player.ask({ do: 'undo', table, key: 'again' })).toMatchObject(OVER);
    expect(await store.lines(table)).toEqual(lines);
    expect((await store.table(table))?.stage).toBe('over');
    for (const { news } of players) expect(news.at(-1)?.stage).toBe('over');
  });

  it('gives its seed away only when its last line is written', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const chance = chanceFor(3);
    const watcher = await connect(server.port);
    await watcher.get({ do: 'watch', table, since: null });
    const { commit } = store;
    let isLast = false;
    // The line that ends the race is not written.
    store.commit = async (changes) => {
      isLast = changes.some((one) => one.write === 'line' && one.row?.stage === 'over');
      if (!isLast) return commit(changes);
      await new Promise((settle) => setTimeout(settle, 50));
      throw new Error('the disk is full');
    };
    let early: Promise<string> | null = null;
    for (let n = 0; n < 3_000 && early === null; n++) {
      const next = players.find((player) => player.answers().length > 0);
      if (next === undefined) break;
      const at = next.mirror?.at ?? 0;
      const given = next.give(table, chooseFrom(chance, next.answers()) as object);
      while (
        !isLast &&
        (await Promise.race([given, new Promise((settle) => setTimeout(settle, 1))])) === undefined
      );
      if (isLast) early = fileOf(watcher, table);
      else if ((await given).ok && (next.mirror?.at ?? 0) > at)
        await Promise.all(players.map((one) => one.until(({ mirror }) => mirror?.at === next.mirror?.at)));
    }
    expect(early).not.toBeNull();
    expect(await early).not.toContain('"seed"');
    expect((await store.table(table))?.stage).toBe('racing');
  });
});
