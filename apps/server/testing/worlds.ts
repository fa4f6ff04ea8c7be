// Servers whose tables differ only in what one seat and a spectator cannot see, for tests of law 5.
import type { Race } from '@race/great-race';
import { chooseFrom, fast, legalActions, listSeats, open } from '@race/kernel';
import { asked } from '@race/online';
import { connect, type Player } from './player.ts';
import { gather, openTestServer, type TestServer } from './server.ts';

const houses: TestServer[] = [];

export async function closeWorlds(): Promise<void> {
  await Promise.all(houses.splice(0).map((server) => server.close()));
}

export interface World {
  readonly server: TestServer;
  readonly table: string;
  readonly players: readonly Player[];
  readonly watcher: Player;
}

/** The same names, salts and seeds in both worlds. */
const secrets = () => {
  let names = 0;
  return {
    newName: () => `name-${++names}`,
    newSalt: () => 'salt',
    newSeed: () => [11, 12, 13, 14, 15, 16, 17, 18],
  };
};

export async function world(window = 0, now = Date.now): Promise<World> {
  // With administrators, so that people may write free text.
  const server = await openTestServer({
    secrets: secrets(),
    window,
    now,
    administrators: new Set(['somebody']),
    // Nothing comes by a timer, whose moment differs.
    lobbyEvery: 3_600_000,
  });
  houses.push(server);
  const { table, players } = await gather(server, ['Ada', 'Ben', 'Cleo']);
  const watcher = await connect(server.port, null, 'Dot');
  await watcher.get({ do: 'watch', table, since: null });
  return { server, table, players, watcher };
}

export const liveOf = ({ server, table }: World) => {
  const live = server.rooms.openNow(table)?.game.live;
  if (live == null) throw new Error('the race must be running');
  return live;
};

export async function give(w: World, seat: number, answer: object): Promise<void> {
  const player = w.players[seat] as Player;
  const said = await player.give(w.table, answer);
  if (!said.ok) throw new Error(said.refusal.reason);
  const { at } = liveOf(w);
  await Promise.all([...w.players, w.watcher].map((one) => one.until(({ mirror }) => mirror?.at === at)));
}

export const answersIn = (w: World, seat: number) =>
  legalActions(open(liveOf(w).rules, liveOf(w).state), seat);

/** The least time of a danger window in these worlds. */
export const LEAST = 400;

/** Plays at random until a danger window asks at least two people. */
async function atAWindow(
  seed: number,
  opened = () => world(LEAST),
): Promise<{ w: World; seats: number[] } | null> {
  const w = await opened();
  const chance = fast(seed, 6);
  for (let n = 0; n < 2_500; n++) {
    const live = liveOf(w);
    const seats = listSeats(asked(live));
    const frame = (live.state.public as Race['public']).stack.at(-1);
    if (frame === undefined) return null;
    if (frame.kind === 'window' && seats.length >= 2) return { w, seats };
    const seat = seats[0];
    if (seat === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const answers = answersIn(w, seat) as Race['answer'][];
    const cruel = answers.filter((answer) => answer.do === 'play');
    await give(w, seat, chooseFrom(chance, cruel.length > 0 ? cruel : answers) as object);
  }
  return null;
}

export async function someWindow(opened?: () => Promise<World>): Promise<{ w: World; seats: number[] }> {
  for (let seed = 1; seed < 12; seed++) {
    const found = await atAWindow(seed, opened);
    if (found !== null) return found;
  }
  throw new Error('no window was found');
}
