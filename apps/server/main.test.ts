import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const MAIN = join(import.meta.dirname, 'main.ts');
const isBuilt = existsSync(join(import.meta.dirname, '..', 'web', 'dist', 'index.html'));

const folder = mkdtempSync(join(tmpdir(), 'race-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const started: ChildProcess[] = [];
const taken: Server[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const server of taken.splice(0)) server.close();
});

function start(env: Record<string, string>, words: readonly string[] = []) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...words], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA: folder, ...env },
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

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'close');
  return child.exitCode;
}

describe('npm start', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints one line with its address and ends well on %s',
    async (signal) => {
      const { child, said } = start({});
      await once(child.stdout as NodeJS.ReadableStream, 'data');
      const address = /^The Great Race: (http:\/\/127\.0\.0\.1:\d+\/)\n$/.exec(said.out)?.[1] ?? '';
      expect((await fetch(address)).status).toBe(200);
      child.kill(signal);
      expect(await ended(child)).toBe(0);
      expect(said.out.trimEnd().split('\n')).toHaveLength(1);
      if (isBuilt)
        expect(said.err.split('\n').filter((line) => line !== '' && !line.startsWith('Building'))).toEqual(
          [],
        );
    },
  );

  it('says in one line that the port is no port', async () => {
    const { child, said } = start({ PORT: 'eighty' });
    expect(await ended(child)).toBe(2);
    expect(said).toEqual({ out: '', err: 'PORT must be a whole number from 0 to 65535, not "eighty".\n' });
  });

  it('shows on --help what can be set, and starts nothing', async () => {
    const { child, said } = start({}, ['--help']);
    expect(await ended(child)).toBe(0);
    expect(said.err).toBe('');
    for (const name of ['PORT', 'HOST', 'DATA', 'PROXY', 'ORIGINS', 'LIMITS'])
      expect(said.out).toMatch(new RegExp(`^  ${name} +\\w`, 'm'));
  });

  it.each(['--port=80', 'serve', '--version', ''])('refuses the argument “%s” in one line', async (word) => {
    const { child, said } = start({}, [word]);
    expect(await ended(child)).toBe(2);
    expect(said.out).toBe('');
    expect(said.err).toBe(
      `“${word}” is no argument of this program: it takes none but --help, which shows what can be set.\n`,
    );
  });

  it('says in one line that the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    taken.push(other);
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { child, said } = start({ PORT: String(port) });
    expect(await ended(child)).toBe(1);
    expect(said.out).toBe('');
    expect(said.err.trimEnd().split('\n').at(-1)).toMatch(new RegExp(`^Port ${port} is in use already`));
  });
});
