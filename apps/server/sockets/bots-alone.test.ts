import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../testing/player.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

/** Waits until no more messages come: bots play whenever there is time. */
async function linesWhenQuiet(table: string): Promise<number> {
  for (;;) {
    const before = (await server.store.lines(table)).length;
    await new Promise((settle) => setTimeout(settle, 100));
    await server.services.committer.flushed();
    if ((await server.store.lines(table)).length === before) return before;
  }
}

describe('a race of bots alone', { timeout: 60_000 }, () => {
  it('is played while somebody looks, and no further', async () => {
    const ada = await connect(server.port);
    const seats = ['racer', 'racer', 'racer'];
    const options = { crews: 3, order: 'seated', vehicles: ['french', 'italian', 'english'] };
    const made = await ada.get({ do: 'create', game: 'race', options, seats, listed: false });
    const table = made.kind === 'table' ? made.table : '';
    await ada.get({ do: 'begin', table });
    expect(await linesWhenQuiet(table)).toBe(0);
    await ada.get({ do: 'watch', table, since: null });
    await ada.until(({ mirror }) => (mirror?.at ?? 0) > 5);
    await ada.get({ do: 'unwatch', table });
    const stopped = await linesWhenQuiet(table);
    expect((await server.store.table(table))?.stage).toBe('racing');
    await ada.get({ do: 'watch', table, since: null });
    await ada.until(({ mirror }) => (mirror?.at ?? 0) > stopped);
    await ada.until(({ news }) => news.at(-1)?.stage === 'over');
  });
});
