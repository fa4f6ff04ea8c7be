// Servers, their database and their bus, each in its own process.
import { type NatsServer, startNats } from '@race/server/testing/nats.ts';
import { openPostgres, type Store } from '@race/store';
import { type PostgresServer, startPostgres } from '@race/store/testing/postgres.ts';
import { type Child, LAB_SERVER, startChild } from './child.ts';
import type { ServerAddress } from './failover-client.ts';

export type BusKind = 'nats' | 'postgres';

export interface ClusterServer extends ServerAddress {
  readonly child: Child;
}

export interface ServerCluster {
  readonly postgres: PostgresServer;
  readonly nats: NatsServer | null;
  /** The servers that run now. */
  readonly servers: ClusterServer[];
  readonly store: Store;
  /** Starts another server; in its own network if there is one, at any port if none is given. */
  start(
    network?: {
      readonly name: string;
      readonly host: string;
      readonly databaseHost: string;
    } | null,
    port?: number,
  ): Promise<ClusterServer>;
  /** Kills a server, or stops it. */
  end(server: ClusterServer, signal: NodeJS.Signals): Promise<void>;
  close(): Promise<void>;
}

/** Danger windows stay open for a while, so that some faults meet held answers. */
const A_WINDOW = '60';

export async function openCluster(
  count: number,
  bus: BusKind,
  {
    flags = [],
    env: more = {},
    core = null,
  }: {
    /** Of the database. */
    readonly flags?: readonly string[];
    /** Of the servers, besides the defaults. */
    readonly env?: { readonly [name: string]: string };
    readonly core?: number | null;
  } = {},
): Promise<ServerCluster> {
  const postgres = await startPostgres(flags);
  const nats = bus === 'nats' ? await startNats() : null;
  const database = await postgres.newDatabase();
  const servers: ClusterServer[] = [];
  const cluster: ServerCluster = {
    postgres,
    nats,
    servers,
    store: await openPostgres(database),
    async start(network = null, port = 0) {
      const address = new URL(database);
      if (network !== null) address.hostname = network.databaseHost;
      const busAddress = nats === null || network !== null ? address.href : nats.address;
      const host = network?.host ?? '127.0.0.1';
      const env = {
        DATABASE_URL: address.href,
        BUS_URL: busAddress,
        LIMITS: 'off',
        WINDOW: A_WINDOW,
        HOST: host,
        PORT: String(port),
        ...more,
      };
      const under = network === null ? [] : ['ip', 'netns', 'exec', network.name];
      const child = await startChild(LAB_SERVER, env, { under, core });
      const server = { child, host, port: child.port };
      servers.push(server);
      return server;
    },
    async end(server, signal) {
      servers.splice(servers.indexOf(server), 1);
      await server.child.kill(signal);
    },
    async close() {
      for (const server of servers.splice(0)) await server.child.kill('SIGKILL');
      await cluster.store.close();
      await nats?.kill();
      await postgres.close();
    },
  };
  for (let at = 0; at < count; at++) await cluster.start();
  return cluster;
}
