import type { Race } from '@race/great-race';
import { listSeats, only } from '@race/kernel';
import { asked } from '@race/online';
import { memoryStore, type Store } from '@race/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Player } from '../testing/player.ts';
import { gather, openTestServer, playUntil, type TestServer } from '../testing/server.ts';

let store: Store;
let server: TestServer;
beforeEach(async () => {
  store = memoryStore();
  server = await openTestServer({ store });
});
afterEach(() => server.close());

const PASSIVE = { decline: 9, guards: true } as const;
const plan = (boxes: number[]) => ({ do: 'plan', boxes });
const isPlanning = (player: Player | undefined): boolean =>
  player?.mirror?.public.stack.at(-1)?.kind === 'plan';

async function planning() {
  const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
  await playUntil(table, players, ([one]) => isPlanning(one));
  return { table, players, question: players[0].mirror?.question ?? 0 };
}
const liveOf = (table: string) => {
  const live = server.rooms.openNow(table)?.game.live;
  if (live == null) throw new Error('the race must be running');
  return live;
};

describe('NET-09 automatic responses', () => {
  it('are known to nobody else, and make no message for them', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben] = players;
    const row = await store.table(table);
    const heard = ben.heard.length;
    await ada.get({ do: 'orders', table, orders: PASSIVE });
    await ben.get({ do: 'ping' });
    expect(ben.heard.length).toBe(heard + 1);
    expect((await store.table(table))?.touched).toBe(row?.touched);
    await ada.get({ do: 'watch', table, since: null });
    await ben.get({ do: 'watch', table, since: null });
    await ada.until(({ news }) => news.at(-1)?.orders != null);
    expect(ada.news.at(-1)?.orders).toEqual({ ...PASSIVE, drafted: null });
    expect(ben.news.at(-1)?.orders).toBeNull();
    expect(ben.heard.join('\n')).not.toContain('"decline":9');
  });

  it('confirm a plan as it is once the others have, and not before', async () => {
    const { table, players, question } = await planning();
    const [ada, ben, cleo] = players;
    await ada.get({ do: 'draft', table, question, answer: plan([2, 1, 1, 1]) });
    await ben.give(table, plan([1, 2, 1, 1]));
    expect(isPlanning(ada)).toBe(true);
    expect(listSeats(asked(liveOf(table)))).toEqual([0, 2]);
    await cleo.give(table, plan([1, 2, 1, 1]));
    await cleo.until((one) => !isPlanning(one));
    expect((liveOf(table).state.public as Race['public']).crews[0]?.boxes).toEqual([2, 1, 1, 1]);
  });

  it('confirm all where all who are awaited wait for the others', async () => {
    const { table, players, question } = await planning();
    const [ada, ben, cleo] = players;
    await cleo.give(table, plan([1, 2, 1, 1]));
    for (const player of [ada, ben])
      await player.get({ do: 'draft', table, question, answer: plan([1, 2, 1, 1]) });
    await ada.until((one) => !isPlanning(one));
  });

  it('take a plan back from being confirmed, and refuse what is none', async () => {
    const { table, players, question } = await planning();
    const [ada, ben, cleo] = players;
    const refused = (answer: object, at = question) => ada.ask({ do: 'draft', table, question: at, answer });
    expect(await refused({ do: 'fly' })).toMatchObject({ refusal: { reason: 'net.noAnswer' } });
    expect(await refused(plan([9, 9, 9, 9]))).toMatchObject({ ok: false });
    expect(await refused(plan([1, 2, 1, 1]), question + 1)).toMatchObject({
      refusal: { reason: 'net.stale' },
    });
    await ada.get({ do: 'draft', table, question, answer: plan([2, 1, 1, 1]) });
    await ada.get({ do: 'draft', table, question, answer: null });
    for (const player of [ben, cleo]) await player.give(table, plan([1, 2, 1, 1]));
    await ada.get({ do: 'ping' });
    expect(asked(liveOf(table))).toBe(only(0));
  });

  it('pass for who has guards alone', async () => {
    const { table, players } = await planning();
    for (const player of players) await player.get({ do: 'orders', table, orders: PASSIVE });
    const pathfinders = plan([5, 0, 0, 0]);
    const [ada, ben, cleo] = players;
    for (const player of [ben, cleo]) await player.give(table, pathfinders);
    await ada.give(table, plan([0, 0, 5, 0]));
    await ben.until(() => (liveOf(table).state.public as Race['public']).crews[0]?.passed === true);
  });

  it('are refused to who has no seat, and where they are none', async () => {
    const { table } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const dot = await connect(server.port, null, 'Dot');
    for (const request of [
      { do: 'orders', table, orders: PASSIVE },
      { do: 'draft', table, question: 0, answer: null },
    ] as const)
      expect(await dot.ask(request)).toMatchObject({
        refusal: { reason: 'net.notYourSeat', rule: 'NET-02' },
      });
    dot.sendRaw(JSON.stringify({ id: 90, do: 'orders', table, orders: { decline: 0, guards: true } }));
    await dot.until(({ heard }) => heard.some((text) => text.includes('"id":90')));
    expect(dot.heard.at(-1)).toContain('net.malformed');
  });
});
