import type { Dash, DashAnswer } from '@race/dash';
import { readRecord, replay } from '@race/kernel';
import { checkRace } from '@race/online';
import { afterEach, describe, expect, it } from 'vitest';
import { gameOf } from '../rooms/games.ts';
import { bytes, chanceFor, connect, type Player } from '../testing/player.ts';
import { asks, gather, isOver, openTestServer, playUntil, type TestServer } from '../testing/server.ts';

// A second game with the same interface: only its rules are specific.

const THREE = { game: 'dash', options: { players: 3 } };

let houses: TestServer[] = [];
afterEach(async () => {
  await Promise.all(houses.map((server) => server.close()));
  houses = [];
});

async function opened(options: Parameters<typeof openTestServer>[0] = {}): Promise<TestServer> {
  const server = await openTestServer(options);
  houses.push(server);
  return server;
}

describe('a dash over the network', () => {
  it('is played to its end by people and a bot, is published whole, and keeps what was promised', async () => {
    const server = await opened();
    const { table, players } = await gather<Dash>(server, ['Ada', 'Ben'], ['me', 'open', 'open'], THREE);
    const watcher = await connect<Dash>(server.port, null, 'Dot');
    await watcher.get({ do: 'watch', table, since: null });
    for (const [seat, player] of players.entries()) player.playOn(table, chanceFor(seat + 1));
    await watcher.until(isOver);
    expect(watcher.mirror?.public).toEqual(players[0].mirror?.public);
    const { commitment } = watcher.news.at(-1) ?? {};
    const seals = watcher.heard.flatMap((text) => {
      const said = JSON.parse(text);
      return said.seals === undefined ? [] : [{ at: said.at, seals: said.seals }];
    });
    // In the fifth round everybody has one card left, so there is no choice.
    expect(seals).toHaveLength(4);
    const file = await watcher.get({ do: 'file', table });
    const text = file.kind === 'file' ? file.text : '';
    expect(checkRace(text, { commitment: commitment ?? '', seals })).toBe(true);
    const bent = seals.map((one) => ({ ...one, seals: one.seals.map(() => 'f'.repeat(64)) }));
    expect(checkRace(text, { commitment: commitment ?? '', seals: bent })).toBe(false);
    const read = readRecord(text);
    const game = gameOf('dash');
    if (!read.ok || game === null) throw new Error('no record');
    expect(replay(game.rules(THREE.options), game.streams, read.value).ok).toBe(true);
    for (const player of [...players, watcher]) player.close();
  });

  it('gives the seat of who leaves to a bot, and back', async () => {
    const server = await opened();
    const { table, players } = await gather<Dash>(server, ['Ada', 'Ben'], ['me', 'open'], {
      game: 'dash',
      options: { players: 2 },
    });
    const [ada, ben] = players;
    await ben.get({ do: 'leave', table });
    await ada.until(() => (ada.mirror?.ready ?? 0) === 2);
    await ada.give(table, ada.answers()[0] as object);
    await ada.until(() => !asks(ada, 'play'));
    await ben.get({ do: 'watch', table, since: null });
    const sits = () => ada.news.at(-1)?.seats[1];
    await ada.until(() => {
      const seat = sits();
      return seat?.kind === 'person' && seat.bot === null;
    });
    expect(sits()).toMatchObject({ kind: 'person', name: 'Ben', here: true });
  });

  it('TABLE-03 goes back to before cards were revealed when all agree', async () => {
    const server = await opened();
    const two = { game: 'dash', options: { players: 2 } };
    const { table, players } = await gather<Dash>(server, ['Ada', 'Ben'], ['me', 'open'], two);
    const pair = players.slice(0, 2);
    const [ada, ben] = players;
    await playUntil(table, pair, () => asks(ada, 'take'));
    await ada.get({ do: 'propose', table, beat: 0 });
    await ben.get({ do: 'consent', table, beat: 0, agrees: true });
    await ben.until(() => asks(ben, 'play') && ben.mirror?.ready === 0);
    expect(ben.mirror?.past).toEqual([]);
    expect(ben.mirror?.public.played).toEqual([null, null]);
    expect(ben.answers()).toHaveLength(5);
  });

  it('is refused with its reason where it is none, and answers of another game are none', async () => {
    const server = await opened();
    const ada = await connect<Dash>(server.port);
    const create = (options: object, seats: readonly string[], game = 'dash') =>
      ada.ask({ do: 'create', game, options, seats: [...seats], listed: false });
    const no = (option: string) => ({
      ok: false,
      refusal: { reason: 'net.option', rule: 'NET-04', with: { option } },
    });
    expect(await create({ players: 9 }, [])).toMatchObject(no('players'));
    expect(await create({ crews: 2 }, ['me', 'open'])).toMatchObject(no('crews'));
    expect(await create({ players: 2 }, ['me', 'racer'])).toMatchObject(no('seats'));
    expect(await create({ players: 2 }, ['me', 'open'], 'chess')).toMatchObject(no('game'));
    const { table, players } = await gather<Dash>(server, ['Ada'], ['me', 'driver', 'driver'], THREE);
    expect(await players[0].give(table, { do: 'plan', boxes: [1, 1, 1, 1] })).toMatchObject({
      ok: false,
      refusal: { reason: 'net.noAnswer' },
    });
    expect(await players[0].give(table, { do: 'take', card: 'starter-boat' })).toMatchObject({
      ok: false,
      refusal: { rule: 'DASH-ROUND-01' },
    });
  });

  it('is played again by the same people at the next table', async () => {
    const server = await opened();
    const two = { game: 'dash', options: { players: 2 } };
    const { table, players } = await gather<Dash>(server, ['Ada', 'Ben'], ['me', 'open'], two);
    const [ada, ben] = players;
    await playUntil(table, players.slice(0, 2), () => isOver(ada));
    await ada.get({ do: 'rematch', table, agrees: true });
    const next = await ben.get({ do: 'rematch', table, agrees: true });
    const again = next.kind === 'table' ? next.table : '';
    await ada.get({ do: 'watch', table: again, since: null });
    expect(ada.news.at(-1)).toMatchObject({ game: 'dash', stage: 'gathering', options: { players: 2 } });
    expect(ada.news.at(-1)?.seats.map((sits) => sits.kind === 'person' && sits.name)).toEqual(['Ben', 'Ada']);
  });
});

interface World {
  readonly server: TestServer;
  readonly table: string;
  readonly players: readonly Player<Dash>[];
  readonly watcher: Player<Dash>;
}

/** The same names, salts and seeds in both worlds. */
async function world(): Promise<World> {
  let names = 0;
  const secrets = {
    newName: () => `name-${++names}`,
    newSalt: () => 'salt',
    newSeed: () => [1, 2, 3, 4, 5, 6, 7, 8],
  };
  const server = await opened({ secrets });
  const { table, players } = await gather<Dash>(server, ['Ada', 'Ben', 'Cleo'], undefined, THREE);
  const watcher = await connect<Dash>(server.port, null, 'Dot');
  await watcher.get({ do: 'watch', table, since: null });
  return { server, table, players, watcher };
}

/** Everybody has received the events. */
async function heard({ players, watcher }: World, at: number): Promise<void> {
  await Promise.all([...players, watcher].map((one) => one.until(({ mirror }) => mirror?.at === at)));
}

async function lay(w: World, seat: number, card: number): Promise<void> {
  const player = w.players[seat];
  const answer: DashAnswer | undefined = player?.answers()[card];
  if (player === undefined || answer === undefined) throw new Error('no such card');
  const at = (player.mirror?.at ?? 0) + 1;
  const said = await player.give(w.table, answer);
  if (!said.ok) throw new Error(said.refusal.reason);
  await heard(w, at);
}

describe('law 5 over real sockets, in a dash', () => {
  it('another card chosen in secret, taken back and chosen anew changes no byte for the others', async () => {
    const [a, b] = [await world(), await world()];
    const outsiders = (w: World) => [w.players[0] as Player<Dash>, w.watcher].map(bytes);
    for (const [w, first, second] of [
      [a, 0, 1],
      [b, 3, 4],
    ] as const) {
      await lay(w, 1, first);
      const at = (w.watcher.mirror?.at ?? 0) + 1;
      await w.players[1]?.get({ do: 'undo', table: w.table, key: 'again' });
      await heard(w, at);
      await lay(w, 1, second);
      await lay(w, 2, 2);
    }
    expect(outsiders(a)).toEqual(outsiders(b));
    expect(bytes(a.players[1] as Player<Dash>)).not.toEqual(bytes(b.players[1] as Player<Dash>));
    // The last card is laid: now the worlds differ, and everybody may see it.
    await lay(a, 0, 2);
    await lay(b, 0, 2);
    expect(outsiders(a)).not.toEqual(outsiders(b));
  });
});
