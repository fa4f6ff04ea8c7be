// A real NATS server: an installed one, else Debian's.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@race/store/testing/postgres.ts';

export interface NatsServer {
  readonly address: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** As in ops/compose.yaml, with characters that an address has to encode. */
const PASSWORD = encodeURIComponent('a:b@c');

export async function startNats(): Promise<NatsServer> {
  if (!isHere()) await install();
  if (!isHere()) throw new Error('no nats-server: on Debian, apt-get install nats-server');
  const port = await freePort();
  let server: ChildProcess | null = null;
  async function start(): Promise<void> {
    const words = [
      '-a',
      '127.0.0.1',
      '-p',
      String(port),
      '--user',
      'race',
      '--pass',
      decodeURIComponent(PASSWORD),
    ];
    server = spawn('nats-server', words, { stdio: 'ignore' });
    while (!(await isListening(port))) await sleep(10);
  }
  await start();
  return {
    address: `nats://race:${PASSWORD}@127.0.0.1:${port}`,
    start,
    async kill() {
      const ended = new Promise((resolve) => server?.once('exit', resolve));
      server?.kill('SIGKILL');
      await ended;
    },
  };
}

const isHere = (): boolean => spawnSync('nats-server', ['--version']).status === 0;

async function install(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  await apt('update');
  await apt('install', '--no-install-recommends', 'nats-server');
}

/** Waits up to five minutes while another package manager is at work. */
async function apt(...words: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (let tries = 0; tries < 60; tries++) {
    const { stderr } = spawnSync('apt-get', ['-y', '-qq', ...words], { env, encoding: 'utf8' });
    if (!/could not get lock|unable to lock|is held by process/i.test(stderr)) return;
    await sleep(5_000);
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
