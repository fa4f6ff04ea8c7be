// A server of the test with an empty store: it can be killed and restarted at the same address.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

export interface TestServer {
  readonly address: string;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Restarts it with the same store at the same address. */
  start(): Promise<void>;
  end(): Promise<void>;
}

/** With more environment variables; `prepare` may write to the data folder before the store is opened. */
export async function startServer(
  more: NodeJS.ProcessEnv = {},
  prepare?: (folder: string) => Promise<void>,
): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'race-e2e-'));
  await prepare?.(data);
  let [child, address] = await run(data, '0', more);
  const { port } = new URL(address);
  const kill = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  return {
    address,
    kill,
    async start() {
      [child, address] = await run(data, port, more);
    },
    async end() {
      if (child.exitCode === null && child.signalCode === null) await kill();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function run(data: string, port: string, more: NodeJS.ProcessEnv): Promise<[ChildProcess, string]> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'apps/server/main.ts')],
    {
      env: { ...process.env, ...more, DATA: data, NEW_STORE: '1', PORT: port, HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  for await (const piece of child.stdout ?? []) {
    said += String(piece);
    const [address] = /http:\S+/.exec(said) ?? [];
    if (address !== undefined) return [child, address];
  }
  throw new Error(`the server said no address: ${said}`);
}
