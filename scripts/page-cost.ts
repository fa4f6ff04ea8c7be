// npm run page-cost [-- PROGRAM]: what serving the page costs, in requests a CPU-second, and how soon the server is there.
// PROGRAM is another server to measure in the same run, by turns; it prints its port on a line and ends on SIGKILL.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { makeBudget } from '../apps/server/http/budget.ts';
import { listen } from '../apps/server/http/listen.ts';
import { plainly } from '../apps/server/http/reply.ts';
import { makeServer } from '../apps/server/http/server.ts';
import { readAssets } from '../apps/server/page/assets.ts';
import { ROOT } from './tools.ts';

const DIST = join(ROOT, 'apps', 'web', 'dist');
const SERVE = 'serve';
const ROUNDS = 3;
const STARTS = 3;
const CONNECTIONS = 8;
const WARM = 300;
const UPGRADE = [
  'GET /live HTTP/1.1',
  'Host: x',
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Sec-WebSocket-Version: 13',
  '\r\n',
].join('\r\n');

const UPGRADED = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';

/** The server of this repository, with every check and a budget that is counted but never used up. */
async function serve(): Promise<void> {
  const { charge } = makeBudget();
  const limits = { budget: { charge, delay: () => 0 }, connections: { most: 10_000, mostOfOne: 10_000 } };
  const answers = new Map([['/health', () => plainly(200, 'alive')]]);
  const server = makeServer(readAssets(DIST), answers, { limits });
  server.on('upgrade', (_request, socket) => socket.write(UPGRADED));
  const listening = await listen(server, { host: '127.0.0.1', port: 0 });
  process.stdout.write(`${listening.ok ? listening.port : listening.fault}\n`);
}

/** Seconds of CPU a process has used, by Linux's account of it in hundredths. */
function cpuOf({ pid }: ChildProcess): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

const megabytesOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

function start(program: readonly string[]): Promise<{ child: ChildProcess; port: number; took: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    child.stdout.once('data', (line) =>
      resolve({ child, port: Number.parseInt(String(line), 10), took: performance.now() - began }),
    );
  });
}

/** One request after another on one connection. */
function ask(port: number, path: string, times: number, header: string): Promise<void> {
  const text = `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n${header}\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let head = '';
    let missing = -1;
    let left = times;
    socket.on('error', reject);
    socket.on('data', (bytes) => {
      if (missing >= 0) missing -= bytes.length;
      else {
        head += bytes.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!/^HTTP\/1.1 (200|304)/.test(head)) return reject(new Error(head.slice(0, end)));
        const length = head.startsWith('HTTP/1.1 304') ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1]);
        missing = length - (head.length - end - 4);
      }
      if (missing > 0) return;
      head = '';
      missing = -1;
      left -= 1;
      if (left > 0) return void socket.write(text);
      socket.destroy();
      resolve();
    });
  });
}

/** Opens a socket and drops it, again and again. */
async function upgrade(port: number, _path: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++)
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(UPGRADE));
      socket.on('error', () => undefined);
      socket.once('data', () => socket.destroy());
      socket.once('close', () => resolve());
    });
}

const figures = new Map<string, Map<string, number[]>>();
function note(name: string, figure: string, value: number): void {
  const own = figures.get(name) ?? new Map<string, number[]>();
  figures.set(name, own.set(figure, [...(own.get(figure) ?? []), value]));
}

async function measure(name: string, program: readonly string[]): Promise<void> {
  for (let n = 0; n < STARTS; n++) {
    const { child, took } = await start(program);
    note(name, 'start, ms', took);
    note(name, 'start, ms of CPU', cpuOf(child) * 1_000);
    note(name, 'memory, MB', megabytesOf(child));
    child.kill('SIGKILL');
  }
  const { child, port } = await start(program);
  const main = `/assets/${readdirSync(join(DIST, 'assets')).find((file) => /^main-[\w-]+\.js$/.test(file))}`;
  const known = await fetch(`http://127.0.0.1:${port}${main}`, { headers: { 'accept-encoding': 'br' } });
  const header = `If-None-Match: ${known.headers.get('etag')}\r\n`;
  for (const [figure, path, times, run, more] of [
    ['start page', '/', 900, ask, ''],
    ['main script', main, 900, ask, ''],
    ['main script, known', main, 900, ask, header],
    ['/health', '/health', 900, ask, ''],
    ['upgrades', '', 500, upgrade, ''],
  ] as const) {
    const all = (count: number) =>
      Promise.all(Array.from({ length: CONNECTIONS }, () => run(port, path, count, more)));
    await all(WARM);
    const before = cpuOf(child);
    await all(times);
    await all(times);
    await all(times);
    note(name, `${figure}, a CPU-second`, (3 * CONNECTIONS * times) / (cpuOf(child) - before));
  }
  child.kill('SIGKILL');
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const [other] = process.argv.slice(2);
if (other === SERVE) await serve();
else {
  for (let round = 0; round < ROUNDS; round++) {
    await measure('here', [import.meta.filename, SERVE]);
    if (other !== undefined) await measure('other', [other]);
  }
  for (const [figure, values] of figures.get('here') ?? []) {
    const theirs = figures.get('other')?.get(figure);
    const columns = [values, ...(theirs === undefined ? [] : [theirs])].map((one) =>
      Math.round(median(one)).toLocaleString('en').padStart(10),
    );
    process.stdout.write(`${figure.padEnd(34)}${columns.join('')}\n`);
  }
}
