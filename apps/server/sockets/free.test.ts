import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chanceFor, connect, type Player } from '../testing/player.ts';
import { gather, isOver, openTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const latest = (player: Player) => player.news.at(-1);
const seatAt = (player: Player, seat: number) => latest(player)?.seats[seat];
const isAway = (seat: number) => (player: Player) => {
  const sits = seatAt(player, seat);
  return sits?.kind === 'person' && !sits.here;
};
const isFree = (seat: number) => (player: Player) => {
  const sits = seatAt(player, seat);
  return sits?.kind === 'person' && sits.free;
};
const refused = (rule: string, reason: string) => ({ ok: false, refusal: { rule, reason } });

/** Ada, Ben and Cleo race, and Ben loses the connection. */
async function benGoes() {
  const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
  const [ada, ben, cleo] = players;
  ben.close();
  await ada.until(isAway(1));
  await cleo.until(isAway(1));
  return { table, ada, ben, cleo };
}

describe('NET-02 the seat of who stays away', { timeout: 120_000 }, () => {
  it('is freed by the host, driven by a bot, and taken over by the next who has the link', async () => {
    const { table, ada, cleo } = await benGoes();
    await ada.get({ do: 'free', table, seat: 1 });
    await ada.until(isFree(1));
    expect(seatAt(ada, 1)).toMatchObject({ name: 'Ben', bot: 'racer', here: false, free: true });
    ada.playOn(table, chanceFor(1));
    cleo.playOn(table, chanceFor(2));
    await ada.until(({ mirror }) => (mirror?.public.turn ?? 0) >= 2);
    const dora = await connect(server.port, null, 'Dora');
    await dora.get({ do: 'watch', table, since: null });
    expect(dora.mirror).toMatchObject({ seat: null, own: null });
    await dora.get({ do: 'sit', table, seat: 1 });
    // The server has sent that the table must be watched again.
    expect(dora.heard.some((text) => text === JSON.stringify({ type: 'lost', table }))).toBe(true);
    await dora.get({ do: 'watch', table, since: null });
    expect(dora.mirror?.seat).toBe(1);
    expect(latest(dora)).toMatchObject({ you: 1, host: false });
    expect(seatAt(dora, 1)).toMatchObject({ name: 'Dora', bot: null, here: true, free: false });
    dora.playOn(table, chanceFor(3));
    await dora.until(isOver);
  });

  it('is its person’s again if they are back first', async () => {
    const { table, ada, ben } = await benGoes();
    await ada.get({ do: 'free', table, seat: 1 });
    const back = await connect(server.port, ben.token);
    await back.get({ do: 'watch', table, since: null });
    expect(back.mirror?.seat).toBe(1);
    expect(seatAt(back, 1)).toMatchObject({ name: 'Ben', bot: null, free: false });
    const dora = await connect(server.port, null, 'Dora');
    expect(await dora.ask({ do: 'sit', table, seat: 1 })).toMatchObject(refused('NET-03', 'net.begun'));
  });

  it('leaves who lost it looking on, and nobody holds two hands in one race', async () => {
    const { table, ada, ben, cleo } = await benGoes();
    await ada.get({ do: 'free', table, seat: 1 });
    expect(await cleo.ask({ do: 'sit', table, seat: 1 })).toMatchObject(refused('NET-02', 'net.otherHand'));
    const dora = await connect(server.port, null, 'Dora');
    await dora.get({ do: 'sit', table, seat: 1 });
    const back = await connect(server.port, ben.token);
    await back.get({ do: 'watch', table, since: null });
    expect(back.mirror).toMatchObject({ seat: null, own: null });
    cleo.close();
    await ada.until(isAway(2));
    await ada.get({ do: 'free', table, seat: 2 });
    expect(await back.ask({ do: 'sit', table, seat: 2 })).toMatchObject(refused('NET-02', 'net.otherHand'));
    // He may hold the hand he knows.
    await ada.get({ do: 'free', table, seat: 1 });
    await back.get({ do: 'sit', table, seat: 1 });
    await back.get({ do: 'watch', table, since: null });
    expect(back.mirror?.seat).toBe(1);
  });

  it('is open again before the race', async () => {
    const [ada, ben] = [await connect(server.port, null, 'Ada'), await connect(server.port, null, 'Ben')];
    const seats = ['me', 'open'];
    const made = await ada.get({ do: 'create', game: 'race', options: { crews: 2 }, seats, listed: false });
    const table = made.kind === 'table' ? made.table : '';
    await ben.get({ do: 'sit', table, seat: 1 });
    await ada.get({ do: 'watch', table, since: null });
    await ada.get({ do: 'free', table, seat: 1 });
    await ada.until((player) => seatAt(player, 1)?.kind === 'open');
  });

  it('is freed by nobody else, at no other time, and never under somebody who is there', async () => {
    const { table, ada, ben, cleo } = await benGoes();
    const asked = (player: Player, seat: number) => player.ask({ do: 'free', table, seat });
    const before = JSON.stringify(await server.store.table(table));
    expect(await asked(cleo, 1)).toMatchObject(refused('NET-02', 'net.notHost'));
    const stranger = await connect(server.port, null, 'Eve');
    await stranger.get({ do: 'watch', table, since: null });
    expect(await asked(stranger, 1)).toMatchObject(refused('NET-02', 'net.notHost'));
    expect(await asked(ada, 0)).toMatchObject(refused('NET-02', 'net.isHere'));
    expect(await asked(ada, 2)).toMatchObject(refused('NET-02', 'net.isHere'));
    expect(await asked(ada, 5)).toMatchObject(refused('NET-02', 'net.noSeat'));
    expect(await stranger.ask({ do: 'sit', table, seat: 1 })).toMatchObject(refused('NET-03', 'net.begun'));
    expect(JSON.stringify(await server.store.table(table))).toBe(before);
    const back = await connect(server.port, ben.token);
    await back.get({ do: 'watch', table, since: null });
    for (const [seat, player] of [ada, back, cleo].entries()) player.playOn(table, chanceFor(seat + 60));
    await ada.until((player) => latest(player)?.stage === 'over');
    back.close();
    await ada.until(isAway(1));
    expect(await asked(ada, 1)).toMatchObject(refused('NET-03', 'net.isOver'));
  });

  it('is freed by the first who is there while the host is away', async () => {
    const { table, ada, cleo } = await benGoes();
    ada.close();
    await cleo.until(isAway(0));
    expect(latest(cleo)?.host).toBe(true);
    await cleo.get({ do: 'free', table, seat: 0 });
    await cleo.until(isFree(0));
    const back = await connect(server.port, ada.token);
    await back.get({ do: 'watch', table, since: null });
    await cleo.until((player) => latest(player)?.host === false);
    expect(latest(back)).toMatchObject({ host: true, you: 0 });
  });

  it('is not freed while they may only have loaded the page again', async () => {
    await server.close();
    server = await openTestServer({ absence: 60_000 });
    const { table, ada, ben } = await benGoes();
    const free = { do: 'free', table, seat: 1 } as const;
    expect(await ada.ask(free)).toMatchObject(refused('NET-02', 'net.justLeft'));
    const room = server.rooms.openNow(table);
    const person = latest(ada)?.seats[1];
    if (person?.kind !== 'person') throw new Error('somebody must sit there');
    // A minute later.
    room?.people.lastHere.set(person.person, Date.now() - 60_001);
    const back = await connect(server.port, ben.token);
    await back.get({ do: 'watch', table, since: null });
    await ada.until((player) => !isAway(1)(player));
    back.close();
    await ada.until(isAway(1));
    expect(await ada.ask(free)).toMatchObject(refused('NET-02', 'net.justLeft'));
    room?.people.lastHere.set(person.person, Date.now() - 60_001);
    await ada.get(free);
    await ada.until(isFree(1));
  });
});
