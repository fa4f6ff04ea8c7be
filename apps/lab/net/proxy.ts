// Real load balancers in front of real servers, with the configurations of ops/: what they do while people play.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { livePath } from '@race/protocol';
import { freePort } from '@race/store/testing/postgres.ts';
import { WebSocket } from 'ws';
import { openCluster, type ServerCluster } from './cluster.ts';
import { type Checked, check, isSound, setOut } from './failover-run.ts';

export const BALANCERS = ['caddy', 'nginx'] as const;
export type Balancer = (typeof BALANCERS)[number];

export interface ProxyFigures extends Checked {
  readonly balancer: Balancer;
  readonly version: string;
  /** Whether `/ready` is answered over TLS with a certificate that is checked. */
  readonly isSecure: boolean;
  /** The largest number of processes at which one table was watched. */
  readonly processesPerTable: number;
  /** Whether a flood from one address is refused, and another address is not. */
  readonly limitsByAddress: boolean;
  /** Whether tables went on while a process was restarted, and while all were replaced one by one. */
  readonly restarted: boolean;
  readonly upgraded: boolean;
  /** The longest time that a player had no table, in milliseconds. */
  readonly longestAway: number;
  readonly ok: boolean;
}

const PROCESSES = 2;
/** Seconds between a stop signal and the end of connections: Caddy asks every two seconds. nginx never asks. */
const GRACE = { caddy: '3', nginx: '0' };
/** More than an address may open at once, whatever it says about itself. */
const FLOOD = 160;
/** The page waits about so long before it connects again. */
const PAUSE = 500;

const OPS = fileURLToPath(new URL('../../../ops/', import.meta.url));

interface RunningBalancer {
  readonly port: number;
  readonly version: string;
  /** The certificates to trust. */
  readonly trusts: string;
  close(): Promise<void>;
}

/** Why a balancer is not here and cannot be installed; null where it is. */
export function whyNoBalancer(balancer: Balancer): string | null {
  if (versionOf(balancer) !== null) return null;
  if (process.getuid?.() !== 0) return 'it is not installed, and only root can install it';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words: readonly string[]) =>
    spawnSync('apt-get', [...QUICKLY, ...words], { env, encoding: 'utf8', timeout: INSTALLING });
  apt('update');
  const { error, stderr } = apt('install', '--no-install-recommends', balancer);
  if (versionOf(balancer) !== null) return null;
  const said = error?.message ?? stderr.trim().split('\n').at(-1);
  return `apt-get install ${balancer} did not work: ${said}`;
}

/** Where there is no network, this is known soon. */
const QUICKLY = ['-y', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
const INSTALLING = 120_000;

function versionOf(balancer: Balancer): string | null {
  const { status, stdout, stderr } = spawnSync(balancer, balancer === 'caddy' ? ['version'] : ['-v']);
  return status === 0 ? (/\d+\.\d+\.\d+/.exec(`${stdout}${stderr}`)?.[0] ?? 'unknown') : null;
}

export async function measureProxy(
  balancer: Balancer,
  { tables, seed, away }: { readonly tables: number; readonly seed: number; readonly away: number },
): Promise<ProxyFigures> {
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const env = { PROXY: '1', GRACE: GRACE[balancer], LIMITS: 'on' };
  const cluster = await openCluster(0, 'nats', { env });
  let running: RunningBalancer | null = null;
  try {
    for (const port of ports) await cluster.start(null, port);
    running = await START[balancer](ports);
    const { port, trusts, version } = running;
    const isSecure = await isReady(port, trusts);
    const run = await setOut(() => [{ host: 'localhost', port, trusts }], {
      tables,
      seed,
      // Each player at an address of their own, as on the internet.
      habits: (nth) => ({ from: `127.0.1.${1 + nth}`, affinity: true, pause: PAUSE }),
    });
    for (const player of run.players) player.move();
    await sleep(2 * PAUSE);
    const isGoing = (await run.goesOn()) && run.players.every((player) => player.isHere());
    const processesPerTable = await mostProcesses(cluster, [...run.tables.keys()]);
    for (const player of run.players) player.longestAway = 0;
    const limitsByAddress = await isLimited(port, trusts);
    const restarted = isGoing && (await restart(cluster, ports[0] as number)) && (await run.goesOn());
    let upgraded = restarted;
    for (const one of ports) upgraded = upgraded && (await restart(cluster, one)) && (await run.goesOn());
    await run.rest();
    const checked = await check(cluster.store, run.tables);
    const longestAway = Math.round(Math.max(...run.players.map((player) => player.longestAway)));
    run.close();
    const holds = isSecure && processesPerTable === 1 && limitsByAddress && upgraded;
    const ok = holds && isSound(checked) && checked.refused === 0 && longestAway <= away;
    const found = { balancer, version, isSecure, processesPerTable, limitsByAddress, restarted, upgraded };
    return { ...found, longestAway, ...checked, ok };
  } finally {
    await running?.close();
    await cluster.close();
  }
}

/** Stops a process as an operator would, and starts it again at the same port. */
async function restart(cluster: ServerCluster, port: number): Promise<boolean> {
  const old = cluster.servers.find((server) => server.port === port);
  if (old === undefined) return false;
  await cluster.end(old, 'SIGTERM');
  await cluster.start(null, port);
  // The balancer has to find it before the next one goes.
  await sleep(3_000);
  return true;
}

async function mostProcesses({ store }: ServerCluster, tables: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    tables.map(async (table) => (await store.watchedAt(table, Date.now())).length),
  );
  return Math.max(0, ...counts);
}

function isReady(port: number, trusts: string): Promise<boolean> {
  return new Promise((settle) => {
    const asked = request({ host: 'localhost', port, path: '/ready', ca: trusts }, (reply) => {
      reply.resume();
      settle(reply.statusCode === 200);
    });
    asked.on('error', () => settle(false));
    asked.end();
  });
}

/** A flood that claims a new address each time is still one address; everybody else gets in. */
async function isLimited(port: number, trusts: string): Promise<boolean> {
  const opened: WebSocket[] = [];
  const knock = (from: string, claimed: string): Promise<boolean> =>
    new Promise((settle) => {
      const socket = new WebSocket(`wss://localhost:${port}${livePath(null)}`, {
        ca: trusts,
        localAddress: from,
        headers: { 'X-Forwarded-For': claimed },
      });
      opened.push(socket);
      socket.once('open', () => settle(true));
      socket.once('error', () => settle(false));
    });
  let refused = 0;
  for (let nth = 0; nth < FLOOD; nth += 10) {
    const some = Array.from({ length: 10 }, (_, at) => knock('127.0.2.1', `192.0.2.${nth + at}`));
    refused += (await Promise.all(some)).filter((isIn) => !isIn).length;
  }
  const isOtherIn = await knock('127.0.2.2', '192.0.2.1');
  for (const socket of opened) socket.terminate();
  return refused > 0 && isOtherIn;
}

const START: { readonly [B in Balancer]: (ports: readonly number[]) => Promise<RunningBalancer> } = {
  async caddy(ports) {
    const folder = mkdtempSync(join(tmpdir(), 'race-caddy-'));
    const port = await freePort();
    const options = '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n';
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `${options}import ${join(OPS, 'Caddyfile')}\n`);
    const version = versionOf('caddy') ?? '';
    // What the Caddyfile says of versions before 2.7.
    const old = /^2\.[0-6]\./.test(version) ? { TABLE_POLICY: 'uri_hash', ON_RELOAD: '' } : {};
    const env = {
      ...process.env,
      ...old,
      SITE: `https://localhost:${port}`,
      PROCESSES: ports.map((one) => `127.0.0.1:${one}`).join(' '),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
      env,
      stdio: 'ignore',
    });
    const root = join(folder, 'caddy/pki/authorities/local/root.crt');
    return started(child, { port, version, folder, trusts: () => readFileSync(root, 'utf8') });
  },
  async nginx(ports) {
    const folder = mkdtempSync(join(tmpdir(), 'race-nginx-'));
    const port = await freePort();
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
    spawnSync('openssl', [...words, '-keyout', key, '-out', certificate]);
    const [first, second] = ports;
    const own = readFileSync(join(OPS, 'nginx.conf'), 'utf8')
      .replace('race-1:8035', `127.0.0.1:${first}`)
      .replace('race-2:8035', `127.0.0.1:${second}`)
      .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
      .replace('server_name race.example.org', 'server_name localhost')
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    for (const place of places) mkdirSync(join(folder, place));
    const paths = places.map((place) => `${place}_temp_path ${join(folder, place)};`).join(' ');
    const file = join(folder, 'nginx.conf');
    const all = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;\n`;
    writeFileSync(
      file,
      `${all}events { worker_connections 4096; }\nhttp { access_log off; ${paths}\n${own}\n}\n`,
    );
    const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' });
    const version = versionOf('nginx') ?? '';
    return started(child, { port, version, folder, trusts: () => readFileSync(certificate, 'utf8') });
  },
};

const STARTING = 30_000;

async function started(
  child: ChildProcess,
  {
    port,
    version,
    folder,
    trusts,
  }: Pick<RunningBalancer, 'port' | 'version'> & { folder: string; trusts(): string },
): Promise<RunningBalancer> {
  const ended = new Promise((settle) => child.once('exit', settle));
  const close = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = performance.now() + STARTING; performance.now() < end && child.exitCode === null; ) {
    try {
      const known = trusts();
      if (await isReady(port, known)) return { port, version, trusts: known, close };
    } catch {
      // The certificate is not made yet.
    }
    await sleep(200);
  }
  await close();
  throw new Error('the load balancer did not start');
}
