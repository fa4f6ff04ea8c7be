import { listSeats } from '@race/kernel';
import { asked } from '@race/online';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Player } from '../testing/player.ts';
import { gather, openTestServer, type TestServer } from '../testing/server.ts';

const time = { now: 1_000_000 };
let server: TestServer;

beforeEach(async () => {
  time.now = 1_000_000;
  server = await openTestServer({ now: () => time.now });
});
afterEach(() => server.close());

const A_DAY = 86_400;
const clock = { bank: 0, free: A_DAY, gain: 0, away: 0, late: 'default', night: null } as const;

/** A race at which the first player who is asked has gone away. */
async function waiting() {
  const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
  const live = server.rooms.openNow(table)?.game.live;
  const seat = live == null ? 0 : (listSeats(asked(live))[0] ?? 0);
  const late = players[seat] as Player;
  late.close();
  await expect.poll(() => server.rooms.openNow(table)?.people.members.length).toBe(2);
  await server.services.committer.flushed();
  return { table, late, others: players.filter((player) => player !== late), seat };
}

describe('the turns of a person', () => {
  it('are the tables that wait for them and that they do not watch, with who else is there', async () => {
    const { table, late, others } = await waiting();
    const back = await connect(server.port, late.token);
    const [turn] = await turnsOf(back);
    expect(turn).toMatchObject({ table, game: 'race', options: { board: 'africa' }, turn: 1, left: null });
    expect(turn?.others).toHaveLength(2);
    for (const other of others) expect(await turnsOf(other)).toEqual([]);
    await back.get({ do: 'watch', table, since: null });
    expect(await turnsOf(back)).toEqual([]);
  });

  it('say how much time is left, and so does the list of their tables', async () => {
    const host = await connect(server.port, null, 'Ada');
    const made = await host.get({
      do: 'create',
      game: 'race',
      options: { crews: 2, order: 'seated' },
      seats: ['me', 'racer'],
      listed: false,
    });
    const table = made.kind === 'table' ? made.table : '';
    await host.get({ do: 'clock', table, clock });
    await host.get({ do: 'begin', table });
    await expect.poll(async () => (await turnsOf(host))[0]?.left).toBe(A_DAY * 1_000);
    time.now += 3_600_000;
    expect((await turnsOf(host))[0]?.left).toBe((A_DAY - 3_600) * 1_000);
    const mine = await host.get({ do: 'mine' });
    expect(mine.kind === 'mine' && mine.tables[0]).toMatchObject({
      table,
      yourTurn: true,
      left: (A_DAY - 3_600) * 1_000,
    });
  });

  it('are none for somebody who has never sat down', async () => {
    expect(await turnsOf(await connect(server.port))).toEqual([]);
  });
});

async function turnsOf(player: Player) {
  const result = await player.get({ do: 'turns' });
  return result.kind === 'turns' ? result.turns : [];
}
