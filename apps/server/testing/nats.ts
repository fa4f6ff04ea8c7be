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
  if (!isHere()) install();
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
      const ended = new Promise((settle) => server?.once('exit', settle));
      server?.kill('SIGKILL');
      await ended;
    },
  };
}

const isHere = (): boolean => spawnSync('nats-server', ['--version']).status === 0;

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const what of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'nats-server'],
  ])
    spawnSync('apt-get', what, { env, stdio: 'ignore' });
}

function isListening(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      settle(true);
    });
    socket.on('error', () => settle(false));
  });
}
