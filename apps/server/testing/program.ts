// The program itself as a child process, for tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', 'main.ts');

const started: ChildProcess[] = [];

export interface Program {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly said: { out: string; err: string };
}

export function startProgram(env: Record<string, string>, words: readonly string[] = []): Program {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...words], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', NEW_STORE: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (bytes) => {
    said.out += bytes;
  });
  child.stderr.on('data', (bytes) => {
    said.err += bytes;
  });
  return { child, said };
}

/** The port from its output. */
export async function portOf({ child, said }: Program): Promise<number> {
  const gone = once(child, 'close').then(() => {
    throw new Error(`it ended before it listened: ${said.err}`);
  });
  while (!said.out.includes('\n'))
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), gone]);
  gone.catch(() => undefined);
  return Number(/:(\d+)\/\n/.exec(said.out)?.[1]);
}

export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'close');
  return child.exitCode;
}

/** Ends processes that a test has left running. */
export function killStarted(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}
