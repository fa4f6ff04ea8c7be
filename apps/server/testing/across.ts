// Several servers on one store, and people at one table who are connected to different ones.
import { memoryStore } from '@race/store';
import { type Bus, makeBus, type Wire } from '../bus/bus.ts';
import { sealIn } from '../bus/seal.ts';
import { connect, type Player } from './player.ts';
import { openTestServer, type TestServer, type TestServerOptions } from './server.ts';

const houses: TestServer[] = [];

export async function closeFirst(): Promise<void> {
  await houses.shift()?.close();
}

export async function closeAll(): Promise<void> {
  for (const server of houses.splice(0)) await server.close();
}

/** Processes on one store: each has its own rooms and sockets. */
export async function cluster(
  count: number,
  wire: () => Wire,
  more: TestServerOptions = {},
): Promise<TestServer[]> {
  const store = more.store ?? memoryStore();
  const seal = await sealIn(store);
  for (let at = 0; at < count; at++) {
    const bus: Bus = makeBus(wire(), `house ${at}`, seal);
    houses.push(
      await openTestServer({
        pollEvery: 60_000,
        ...more,
        store: { ...store, close: async () => undefined },
        bus,
      }),
    );
  }
  return houses;
}

const RACE = { crews: 3, order: 'seated', vehicles: ['french', 'italian', 'english'] };

/** People at one table, each at the next process in turn. */
export async function gatherAcross(
  at: readonly TestServer[],
  seats = ['me', 'open', 'open'],
): Promise<{ table: string; players: Player[] }> {
  const people = seats.filter((seat) => seat === 'me' || seat === 'open').length;
  const players: Player[] = [];
  for (let seat = 0; seat < people; seat++)
    players.push(await connect(at[seat % at.length]?.port ?? 0, null, `P${seat}`));
  const [host, ...others] = players as [Player, ...Player[]];
  const made = await host.get({ do: 'create', game: 'race', options: RACE, seats, listed: true });
  const table = made.kind === 'table' ? made.table : '';
  for (const [seat, player] of others.entries()) {
    const watch = () => player.get({ do: 'watch', table, since: null });
    await watch();
    await player.get({ do: 'sit', table, seat: seat + 1 });
  }
  await host.get({ do: 'watch', table, since: null });
  await host.until(({ news }) => news.at(-1)?.seats.every(({ kind }) => kind !== 'open') ?? false);
  for (const player of others) comeAgain(player, table);
  await host.get({ do: 'begin', table });
  await Promise.all(players.map((player) => player.until(({ mirror }) => mirror !== null)));
  return { table, players };
}

/** Watches a table again when it was reopened, like the page. */
export function comeAgain(player: Player, table: string): void {
  let seen = 0;
  void player.until(({ heard }) => {
    for (; seen < heard.length; seen++)
      if (heard[seen]?.includes('"type":"lost"'))
        void player.get({ do: 'watch', table, since: player.mirror?.at ?? null });
    return false;
  });
}
