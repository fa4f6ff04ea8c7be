// The server under attack: the real program as a child process with a fresh folder, and what can be observed of it from
// outside.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { HarnessOrder, MemoryReport } from './harness.ts';
import { goFirst } from './priority.ts';

export const PROGRAM = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const HARNESS = new URL('./harness.ts', import.meta.url).href;

/** How the server may differ from the default. */
export interface TargetPlan {
  /** The program's main file. */
  readonly program: string;
  readonly env: { readonly [name: string]: string };
}

export interface AttackTarget {
  readonly port: number;
  readonly process: ChildProcess;
  /** Its standard error, without the output of the build. */
  readonly output: () => readonly string[];
  isAlive(): boolean;
  /** Open file descriptors. */
  descriptors(): number;
  /** Resident memory now and at its highest since `forgetPeak`, in megabytes. */
  resident(): number;
  peak(): number;
  forgetPeak(): void;
  /** Seconds of CPU its main thread has used. */
  cpu(): number;
  /** Memory after a collection, in megabytes; null if it does not respond. */
  memory(): Promise<MemoryReport | null>;
  /** Moves its clock by so many milliseconds away from the real time. */
  shiftClock(milliseconds: number): void;
  /** Asks it to end; the exit code, or null when it had to be killed. */
  end(timeout: number): Promise<number | null>;
}

const TICKS_A_SECOND = 100;
const MEMORY_TIMEOUT = 10_000;
const MOST_SAID = 200;

export async function startTarget({ program, env }: TargetPlan): Promise<AttackTarget> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--expose-gc', '--import', HARNESS, program],
    {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', NEW_STORE: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const output = linesOf(child);
  const port = await portOf(child, output);
  goFirst(child);
  const pid = child.pid ?? 0;
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  return {
    port,
    process: child,
    output: () => output.filter((line) => !line.startsWith('Building')),
    isAlive,
    descriptors: () => (isAlive() ? readdirSync(`/proc/${pid}/fd`).length : 0),
    resident: () => (isAlive() ? statusOf(pid, 'VmRSS') : 0),
    peak: () => (isAlive() ? statusOf(pid, 'VmHWM') : 0),
    // 5 resets the highest resident size, see proc_pid_clear_refs(5).
    forgetPeak: () => writeFileSync(`/proc/${pid}/clear_refs`, '5'),
    cpu: () => (isAlive() ? cpuOf(pid) : 0),
    memory: () => memoryOf(child, isAlive),
    shiftClock: (shift) => void child.send({ order: 'clock', shift } satisfies HarnessOrder),
    async end(timeout) {
      if (!isAlive()) return child.exitCode;
      const gone = once(child, 'exit').then(() => true);
      child.kill('SIGTERM');
      const isGone = await Promise.race([gone, sleep(timeout, false)]);
      if (!isGone) {
        child.kill('SIGKILL');
        await gone;
      }
      return child.exitCode;
    },
  };
}

/** The same file in the tree of that program: a store of another version is read by its own code. */
export function fromTreeOf(program: string, path: string): string {
  for (let folder = dirname(program); ; folder = dirname(folder)) {
    const file = join(folder, path);
    if (existsSync(file)) return pathToFileURL(file).href;
    if (folder === dirname(folder)) throw new Error(`${program} stands in no tree that has ${path}`);
  }
}

function linesOf(child: ChildProcess): string[] {
  const lines: string[] = [];
  let rest = '';
  child.stderr?.on('data', (bytes) => {
    const parts = (rest + bytes).split('\n');
    rest = parts.pop() ?? '';
    if (lines.length < MOST_SAID) lines.push(...parts);
  });
  return lines;
}

/** It prints its address in one line once it listens. */
function portOf(child: ChildProcess, output: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    let out = '';
    child.stdout?.on('data', (bytes) => {
      out += bytes;
      const [, port] = /:(\d+)\/\S*.*\n/.exec(out) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('error', reject);
    child.once('close', (code) =>
      reject(new Error(`the server ended with ${code} before it listened: ${output.join(' ')}`)),
    );
  });
}

/** A size in the status of a process, in megabytes. */
function statusOf(pid: number, name: string): number {
  const [, kilobytes = '0'] =
    new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_000;
}

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

async function memoryOf(child: ChildProcess, isAlive: () => boolean): Promise<MemoryReport | null> {
  if (!isAlive() || !child.connected) return null;
  const waiting = new AbortController();
  const answer = once(child, 'message', { signal: waiting.signal }).then(
    ([output]) => megabytes(output as MemoryReport),
    () => null,
  );
  child.send({ order: 'memory' } satisfies HarnessOrder, () => undefined);
  const timeout = setTimeout(() => waiting.abort(), MEMORY_TIMEOUT);
  const gone = () => waiting.abort();
  child.once('exit', gone);
  const memory = await answer;
  clearTimeout(timeout);
  child.off('exit', gone);
  return memory;
}

const megabytes = ({ heap, spare }: MemoryReport): MemoryReport => ({
  heap: heap / 1e6,
  spare: spare / 1e6,
});
