// A server process of the laboratory: started, measured, killed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

export const LAB_SERVER = fileURLToPath(new URL('../../server/lab-server.ts', import.meta.url));
export const RELAY = fileURLToPath(new URL('./relay.ts', import.meta.url));

export interface Memory {
  readonly heap: number;
  readonly rss: number;
  readonly rooms: number;
  /** The size of V8's young generation. A relay does not report it. */
  readonly young?: number;
  /** The 99th percentile of the event loop's delay, in seconds. A relay does not report it. */
  readonly late?: number;
}

/** What a server has done so far. */
export interface Counts {
  /** Messages to other servers. */
  readonly sent: number;
  readonly transactions: number;
}

export interface Child {
  readonly port: number;
  readonly process: ChildProcess;
  /** Seconds of CPU it has used, all its threads together. */
  cpu(): number;
  /** After a garbage collection. */
  memory(): Promise<Memory>;
  counts(): Promise<Counts>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

const TICKS_A_SECOND = 100;
const hasTaskset = (): boolean => cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Starts a program that prints its port: on its own core, or under a tracing program. */
export async function startChild(
  file: string,
  env: { readonly [name: string]: string },
  { core = null, under = [] }: { readonly core?: number | null; readonly under?: readonly string[] } = {},
): Promise<Child> {
  const flags = ['--disable-warning=ExperimentalWarning', '--expose-gc', file];
  const onCore = core !== null && hasTaskset() ? ['taskset', '-c', String(core)] : [];
  const [command = process.execPath, ...words] = [...onCore, ...under, process.execPath, ...flags];
  const child = spawn(command, words, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await firstLine(child);
  const ask = async (what: 'memory' | 'counts'): Promise<unknown> => {
    child.send(what);
    const [message] = await once(child, 'message');
    return message;
  };
  return {
    port: Number(port),
    process: child,
    cpu: () => cpuOf(child.pid ?? 0),
    memory: async () => (await ask('memory')) as Memory,
    counts: async () => (await ask('counts')) as Counts,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      // A tracing program does not pass signals on; the server notices by itself that its parent has gone.
      if (under.length > 0) child.disconnect();
      else child.kill(signal);
      await gone;
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (bytes) => {
      output += bytes;
      if (output.includes('\n')) resolve(output.trim());
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)));
  });
}

function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Puts this process on its own core. */
export function stayOn(core: number): void {
  if (hasTaskset()) spawnSync('taskset', ['-pc', String(core), String(process.pid)]);
}
