import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let faults: unknown[];
beforeEach(async () => {
  faults = [];
  server = await openTestServer({ failed: (error) => faults.push(error) });
});
afterEach(() => server.close());

describe('NET-07 a fault in the rules', () => {
  it('is refused and reported, and the table is opened again as it is kept', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const next = players.find((player) => player.answers().length > 0);
    const [answer] = next?.answers() ?? [];
    if (next === undefined || answer === undefined) throw new Error('nobody is asked');
    const live = server.rooms.openNow(table)?.game.live;
    const planted = new Error('planted');
    const copyPublic = () => {
      throw planted;
    };
    Object.assign(live ?? {}, { rules: { ...live?.rules, copyPublic } });
    const said = await next.give(table, answer);
    expect(said).toMatchObject({ ok: false, refusal: { rule: 'NET-07', reason: 'net.notKept' } });
    expect(faults).toEqual([planted]);
    await next.until(({ heard }) => heard.includes(JSON.stringify({ type: 'lost', table })));
    expect(await server.store.lines(table)).toEqual([]);
    await next.get({ do: 'watch', table, since: null });
    expect((await next.give(table, answer)).ok).toBe(true);
  });
});
