// A server on a free port with a store in memory, for tests.
import type { Race } from '@race/great-race';
import { chooseFrom, type Types } from '@race/kernel';
import { memoryStore, type Store } from '@race/store';
import type { Cost } from '../accounts/hashing.ts';
import { openApi } from '../api/api.ts';
import { type GameServer, type GameServerOptions, makeGameServer } from '../game-server.ts';
import { makeServer } from '../http/server.ts';
import { type Log, SILENT } from '../monitoring/log.ts';
import type { Mailbox } from '../notices/mailbox.ts';
import { wordsIn } from '../notices/words.ts';
import { NO_LIMITS, type RateLimits } from '../requests/buckets.ts';
import { openSockets } from '../sockets/sockets.ts';
import type { Spacing } from '../storage/committer.ts';
import { chanceFor, connect, type Player } from './player.ts';

export interface TestServer extends Omit<GameServer, 'close'> {
  readonly port: number;
  readonly store: Store;
  /** How many connections are open. */
  connections(): Promise<number>;
  close(): Promise<void>;
}

/** Without pauses between transactions. */
const AT_ONCE: Spacing = { few: 0, many: 0 };
/** Cheap hashes for tests. */
const CHEAP: Cost = { n: 2 ** 10, r: 8, p: 1 };

export type TestServerOptions = Partial<GameServerOptions> & {
  readonly limits?: RateLimits;
  readonly origins?: readonly string[];
  readonly isBehindProxy?: boolean;
  readonly isOurs?: (host: string | undefined) => boolean;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly pushServices?: readonly string[];
  readonly mailbox?: Mailbox;
  readonly publicAddress?: () => string | null;
  readonly log?: Log;
  readonly administrators?: ReadonlySet<string>;
  readonly lobbyEvery?: number;
  readonly hereEvery?: number;
  /** What hashing a password costs. */
  readonly cost?: Cost;
};

export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const store = options.store ?? memoryStore();
  const games = makeGameServer({ window: 0, absence: 0, spacing: AT_ONCE, ...options, store });
  const server = makeServer(new Map(), new Map(), {
    limits: null,
    failed: options.failed ?? (() => undefined),
  });
  const sockets = openSockets(server, games, {
    limits: options.limits ?? NO_LIMITS,
    cost: options.cost ?? CHEAP,
    origins: options.origins ?? [],
    isBehindProxy: options.isBehindProxy ?? false,
    ...(options.isOurs === undefined ? {} : { isOurs: options.isOurs }),
    wait: options.wait ?? (async () => undefined),
    pushServices: options.pushServices ?? [],
    mailbox: options.mailbox ?? null,
    publicAddress: options.publicAddress ?? (() => null),
    log: options.log ?? SILENT,
    failed: options.failed ?? (() => undefined),
    administrators: options.administrators ?? new Set(),
    ...(options.lobbyEvery === undefined ? {} : { lobbyEvery: options.lobbyEvery }),
    ...(options.hereEvery === undefined ? {} : { hereEvery: options.hereEvery }),
  });
  const api = openApi(server, sockets, {
    words: await wordsIn('en'),
    ...(options.isOurs === undefined ? {} : { isOurs: options.isOurs }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    ...games,
    store,
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
      ),
    async close() {
      api.close();
      await sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await games.close();
    },
  };
}

const RACE = {
  game: 'race',
  options: { crews: 3, order: 'seated', vehicles: ['french', 'italian', 'english'] },
};

/** People who sit down at one table and begin; bots take the other seats. */
export async function gather<T extends Types = Race>(
  services: Pick<TestServer, 'port'>,
  names: readonly string[],
  seats: readonly string[] = ['me', 'open', 'open'],
  played: { readonly game: string; readonly options: object } = RACE,
): Promise<{ table: string; players: [Player<T>, Player<T>, Player<T>] }> {
  const players: Player<T>[] = [];
  for (const name of names) players.push(await connect<T>(services.port, null, name));
  const [host, ...others] = players as [Player<T>, ...Player<T>[]];
  const made = await host.get({ do: 'create', ...played, seats, listed: true });
  const table = made.kind === 'table' ? made.table : '';
  for (const [at, player] of others.entries()) await player.get({ do: 'sit', table, seat: at + 1 });
  for (const player of players) await player.get({ do: 'watch', table, since: null });
  await host.get({ do: 'begin', table });
  await Promise.all(players.map((player) => player.until(({ mirror }) => mirror !== null)));
  return { table, players: players as [Player<T>, Player<T>, Player<T>] };
}

export const isOver = <T extends Types>({ mirror }: Player<T>): boolean => mirror?.public.stack.length === 0;

/** Plays until a question comes that the test waits for. */
export async function playUntil<T extends Types>(
  table: string,
  players: readonly Player<T>[],
  test: (players: readonly Player<T>[]) => boolean,
  seed = 3,
): Promise<void> {
  const chance = chanceFor(seed);
  for (let n = 0; n < 3_000 && !test(players); n++) {
    const next = players.find((player) => player.answers().length > 0);
    if (next === undefined) throw new Error('nobody is asked');
    const at = next.mirror?.at ?? 0;
    const said = await next.give(table, chooseFrom(chance, next.answers()) as object);
    if (!said.ok) throw new Error(said.refusal.reason);
    if ((next.mirror?.at ?? 0) > at)
      await Promise.all(
        players.map((player) => player.until(({ mirror }) => mirror?.at === next.mirror?.at)),
      );
  }
}

/** The frame on top, as a player sees it. */
export const asks = <T extends Types>(player: Player<T> | undefined, kind: string): boolean =>
  player?.mirror?.public.stack.at(-1)?.kind === kind;
