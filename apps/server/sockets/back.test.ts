import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chanceFor, connect, type Player } from '../testing/player.ts';
import { asks, gather, openTestServer, playUntil, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openTestServer();
});
afterEach(() => server.close());

const publicOf = (player: Player) => JSON.stringify(player.mirror?.public);
const all = (players: readonly Player[], at: number) =>
  Promise.all(players.map((player) => player.until(({ mirror }) => mirror?.at === at)));

/** Plays up to a drive, which can be begun and taken back without revealing anything. */
async function atADrive(table: string, players: readonly Player[]): Promise<Player> {
  const canDrive = (player: Player) => player.answers().find((answer) => answer.do === 'drive');
  await playUntil(table, players, () => players.some((player) => canDrive(player) !== undefined));
  const driver = players.find((player) => canDrive(player) !== undefined);
  if (driver === undefined) throw new Error('nobody can drive');
  return driver;
}

describe('TABLE-01 taking back over the net', () => {
  it('goes back at once for everybody, and a repeat of the request is answered alike', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const driver = await atADrive(table, players);
    const before = publicOf(driver);
    const told = driver.mirror?.past.length;
    await driver.give(table, { do: 'drive' });
    await all(players, driver.mirror?.at ?? 0);
    const undone = await driver.get({ do: 'undo', table, key: 'back' });
    expect(await driver.get({ do: 'undo', table, key: 'back' })).toEqual(undone);
    await all(players, driver.mirror?.at ?? 0);
    for (const player of players) expect(publicOf(player)).toBe(before);
    expect(players.map(({ mirror }) => mirror?.past.length)).toEqual([told, told, told]);
    expect((await driver.give(table, { do: 'drive' })).ok).toBe(true);
  });

  it('is refused behind the horizon', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    await playUntil(
      table,
      players,
      ([ada]) => ada?.mirror?.past.at(-1)?.horizon === true && asks(ada, 'plan'),
    );
    for (const player of players)
      expect(await player.ask({ do: 'undo', table, key: 'back' })).toMatchObject({
        ok: false,
        refusal: { rule: 'TABLE-01' },
      });
  });

  it('takes a plan out from under the others until the last has confirmed', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    await playUntil(
      table,
      players,
      () => asks(ada, 'plan') && players.every((one) => one.answers().length > 0),
    );
    const [plan, other] = [ada.answers()[0], ada.answers()[5]];
    await ada.give(table, plan as object);
    await ben.give(table, plan as object);
    await ada.get({ do: 'undo', table, key: 'again' });
    await cleo.until(({ mirror }) => mirror?.ready === 0b010);
    expect(ada.mirror?.own?.sealed).toBeNull();
    await ada.give(table, other as object);
    await cleo.give(table, plan as object);
    await all(players, cleo.mirror?.at ?? 0);
    expect(ada.mirror?.public.crews[0]?.boxes).toEqual(other?.do === 'plan' ? other.boxes : []);
  });
});

describe('TABLE-03 going back by consent of all', () => {
  it('waits for everybody, and then all see the earlier position', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    await playUntil(table, players, () => asks(ada, 'plan'));
    const before = publicOf(ada);
    const beat = ada.mirror?.past.length ?? 0;
    await playUntil(table, players, () => (ada.mirror?.past.length ?? 0) >= beat + 9);
    await ada.get({ do: 'propose', table, beat });
    await ben.until(({ news }) => news.at(-1)?.proposal?.beat === beat);
    expect(publicOf(ada)).not.toBe(before);
    await ben.get({ do: 'consent', table, beat, agrees: true });
    await cleo.get({ do: 'consent', table, beat, agrees: true });
    await all(players, cleo.mirror?.at ?? 0);
    for (const player of players) expect(publicOf(player)).toBe(before);
    await cleo.until(({ news }) => news.at(-1)?.proposal === null);
    const fresh = await connect(server.port);
    await fresh.get({ do: 'watch', table, since: null });
    expect(publicOf(fresh)).toBe(before);
    expect(fresh.mirror?.past.length).toBe(beat);
    await playUntil(table, players, () => (ada.mirror?.past.length ?? 0) >= beat + 5);
  });

  it('is off when one says no, and when the race goes on', async () => {
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben] = players;
    await playUntil(table, players, () => asks(ada, 'plan'));
    await ada.get({ do: 'propose', table, beat: 0 });
    await ben.get({ do: 'consent', table, beat: 0, agrees: false });
    await ada.until(({ news }) => news.at(-1)?.proposal === null);
    await ada.get({ do: 'propose', table, beat: 1 });
    await ben.until(({ news }) => news.at(-1)?.proposal?.beat === 1);
    await ben.give(table, ben.answers()[0] as object);
    await ben.until(({ news }) => news.at(-1)?.proposal === null);
  });

  it('takes the consent of who has just left, and of nobody who left long ago', async () => {
    const time = { now: 1_800_000_000_000 };
    await server.close();
    server = await openTestServer({ now: () => time.now });
    const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben, cleo] = players;
    await playUntil(table, players, () => asks(ada, 'plan'));
    const before = publicOf(ada);
    await ben.get({ do: 'leave', table });
    await cleo.get({ do: 'leave', table });
    await ada.get({ do: 'propose', table, beat: 0 });
    await ada.until(({ news }) => news.at(-1)?.proposal?.beat === 0);
    expect(publicOf(ada)).toBe(before);
    // Ben is back and may say no.
    await ben.get({ do: 'back', table });
    await ben.get({ do: 'consent', table, beat: 0, agrees: false });
    await ada.until(({ news }) => news.at(-1)?.proposal === null);
    // Cleo stays away.
    time.now += 3_600_000;
    await ada.get({ do: 'propose', table, beat: 0 });
    await ben.get({ do: 'consent', table, beat: 0, agrees: true });
    await ada.until(({ mirror }) => mirror?.past.length === 0);
  });

  it('is nothing one does alone in a race that counts', async () => {
    const seats = ['me', 'racer', 'racer'] as const;
    for (const rated of [true, false]) {
      const ada = await connect(server.port);
      const options = { crews: 3, order: 'seated', vehicles: ['french', 'italian', 'english'] };
      const made = await ada.get({ do: 'create', game: 'race', options, seats, listed: false });
      const table = made.kind === 'table' ? made.table : '';
      await ada.get({ do: 'watch', table, since: null });
      await ada.get({ do: 'rated', table, rated });
      await ada.get({ do: 'begin', table });
      await ada.until(({ mirror }) => mirror !== null);
      ada.playOn(table, chanceFor(1));
      await ada.until(({ mirror }) => (mirror?.past.length ?? 0) > 4);
      const said = await ada.ask({ do: 'propose', table, beat: 0 });
      expect(said.ok ? null : said.refusal.reason).toBe(rated ? 'net.nobodyToAgree' : null);
    }
  });
});
