import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@race/store/testing/postgres.ts';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ended, killStarted, portOf, startProgram } from './testing/program.ts';

const isBuilt = existsSync(join(import.meta.dirname, '..', 'web', 'dist', 'index.html'));

const folder = mkdtempSync(join(tmpdir(), 'race-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const taken: Server[] = [];

afterEach(() => {
  killStarted();
  for (const server of taken.splice(0)) server.close();
});

const start = (env: Record<string, string>, words: readonly string[] = []) =>
  startProgram({ DATA: folder, ...env }, words);

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

  it('logs and counts a promise that fails and that nobody waits for, and goes on', async () => {
    const plant = `process.on('SIGUSR2', () => void Promise.reject(new Error('planted')))`;
    const metrics = `127.0.0.1:${await freePort()}`;
    const { child, said } = start({
      METRICS: metrics,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(plant)}`,
    });
    const port = await portOf({ child, said });
    child.kill('SIGUSR2');
    await expect.poll(() => said.err).toContain('planted');
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    expect(await (await fetch(`http://${metrics}/metrics`)).text()).toContain('race_faults_total 1\n');
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
  });

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

  it.each(['--version', ''])('refuses the argument “%s” in one line', async (word) => {
    const { child, said } = start({}, [word]);
    expect(await ended(child)).toBe(2);
    expect(said.out).toBe('');
    expect(said.err).toBe(
      `Unknown argument “${word}”. The arguments are --new-store and --help, which lists the settings.\n`,
    );
  });

  it('is refused by a store that another server uses, and let in when that one was killed', async () => {
    const first = start({});
    await portOf(first);
    const second = start({});
    expect(await ended(second.child)).toBe(1);
    expect(second.said.err.trimEnd().split('\n').at(-1)).toMatch(/^Another server is using the store in /);
    first.child.kill('SIGKILL');
    await ended(first.child);
    const third = start({});
    expect(await portOf(third)).toBeGreaterThan(0);
    third.child.kill('SIGTERM');
    expect(await ended(third.child)).toBe(0);
  });

  it('makes no empty store where DATA names a folder, unless told to', async () => {
    const DATA = join(folder, 'mistyped');
    const refused = start({ DATA, NEW_STORE: '' });
    expect(await ended(refused.child)).toBe(1);
    expect(refused.said.err.trimEnd().split('\n').at(-1)).toMatch(/^There is no folder .*mistyped/);
    expect(existsSync(DATA)).toBe(false);
    const told = start({ DATA, NEW_STORE: '' }, ['--new-store']);
    expect(await portOf(told)).toBeGreaterThan(0);
    told.child.kill('SIGTERM');
    expect(await ended(told.child)).toBe(0);
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
