// A package on trial: installed in an empty folder without a network, started, played and stopped.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFrom } from '@race/kernel';
import { chanceFor } from '../../apps/server/testing/player.ts';
import { gather } from '../../apps/server/testing/server.ts';
import type { Sbom } from '../sbom.ts';
import { call } from '../tools.ts';
import { checksums } from './files.ts';
import { npm } from './npm.ts';

const MOST_BYTES = 12_000_000;
const MOST_SECONDS = 3;
const BAD_INPUT = 2;

export async function tryTarball(tarball: string): Promise<void> {
  assert(statSync(tarball).size <= MOST_BYTES, `${basename(tarball)} is larger than ${MOST_BYTES} bytes`);
  const home = mkdtempSync(join(tmpdir(), 'race-package-'));
  try {
    await npm(
      ['install', '--offline', '--no-audit', '--no-fund', '--silent', '--prefix', home, tarball],
      home,
    );
    checkFiles(join(home, 'node_modules', 'great-race'));
    await tryCommand(join(home, 'node_modules', '.bin', 'great-race'), home);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Unpacked, not installed: that needs root and changes the machine. */
export async function tryDebian(file: string): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'race-package-'));
  try {
    const root = join(home, 'root');
    assert.equal((await call('dpkg-deb', ['--extract', file, root])).code, 0);
    await tryCommand(join(root, 'usr', 'bin', 'great-race'), home);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** In a chroot, as the user and with the environment of the image: containers do not run everywhere. */
export async function tryImage(file: string): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'race-package-'));
  const root = join(home, 'root');
  const unpack = async (archive: string, folder: string): Promise<void> => {
    mkdirSync(folder, { recursive: true });
    assert.equal((await call('tar', ['--extract', '--file', archive, '--directory', folder])).code, 0);
  };
  try {
    await unpack(file, join(home, 'image'));
    const read = (name: string) => JSON.parse(readFileSync(join(home, 'image', name), 'utf8'));
    const [{ Config, Layers }] = read('manifest.json');
    for (const layer of Layers) await unpack(join(home, 'image', layer), root);
    const { User, Env, Cmd } = read(Config).config;
    const command = join(home, 'great-race');
    const words = ['chroot', `--userspec=${User}`, root, 'env', ...Env, ...Cmd].map((word) => `'${word}'`);
    writeFileSync(command, `#!/bin/sh\nexec ${words.join(' ')} "$@"\n`, { mode: 0o755 });
    await tryCommand(command, home, join(root, 'var', 'lib', 'great-race'));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function tryCommand(
  command: string,
  home: string,
  data = join(home, '.local', 'share', 'great-race'),
): Promise<void> {
  checkRefusals(command, home);
  const seconds = await play(command, home);
  assert(existsSync(join(data, 'race.sqlite')), 'there is no store');
  console.log(`unpacked, the page after ${seconds.toFixed(1)} s, played, replayed, stopped`);
}

function checkFiles(folder: string): void {
  const isListed = (line: string): boolean => line !== '' && !line.endsWith('  SHA256SUMS');
  const listed = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').split('\n').filter(isListed);
  assert.deepEqual(checksums(folder).split('\n').filter(isListed), listed);
  const { components }: Sbom = JSON.parse(readFileSync(join(folder, 'sbom.json'), 'utf8'));
  const names = components.map(({ name }) => name);
  for (const name of ['ws', 'pg', 'preact']) assert(names.includes(name), `the SBOM does not name ${name}`);
  for (const name of ['vite', 'vitest', '@playwright/test'])
    assert(!names.includes(name), `the SBOM names ${name}`);
}

/** A user of this home, with the Node that runs this script. */
const environment = (home: string): NodeJS.ProcessEnv => ({
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  HOME: home,
  HOST: '127.0.0.1',
  PORT: '0',
});

function checkRefusals(command: string, home: string): void {
  const options = { env: environment(home), encoding: 'utf8' as const };
  const refused = spawnSync(command, ['--port=80'], options);
  assert.equal(refused.status, BAD_INPUT);
  assert.match(refused.stderr, /^Unknown argument “--port=80”\..*\n$/);
  const mistyped = spawnSync(command, [], { ...options, env: { ...options.env, PORT: 'eighty' } });
  assert.equal(mistyped.status, BAD_INPUT);
  const help = spawnSync(command, ['--help'], options);
  assert.equal(help.status, 0);
  assert.match(help.stdout, /^great-race\n/);
}

/** A trial that hangs ends. */
const LONGEST = 60_000;

/** Against bots that think in threads, and a replay that is made in one. Returns the seconds until the page was there. */
async function play(command: string, home: string): Promise<number> {
  const start = Date.now();
  const child = spawn(command, [], { env: environment(home), stdio: ['ignore', 'pipe', 'inherit'] });
  const limit = setTimeout(() => fail(child, 'it hangs'), LONGEST);
  try {
    const address = await addressOf(child);
    const page = await (await fetch(address)).text();
    const seconds = (Date.now() - start) / 1_000;
    assert.match(page, /<title>/);
    assert(seconds <= MOST_SECONDS, `the page took ${seconds} s`);
    const port = Number(new URL(address).port);
    const { table, players } = await gather({ port }, ['Ada'], ['me', 'champion', 'champion']);
    const [ada] = players;
    await ada.until(() => ada.answers().length > 0);
    const said = await ada.give(table, chooseFrom(chanceFor(1), ada.answers()) as object);
    assert(said.ok);
    await ada.until(({ mirror }) => (mirror?.at ?? 0) > 0);
    assert.equal((await ada.get({ do: 'replay', table })).kind, 'replay');
    ada.close();
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    assert.equal(code, 0);
    return seconds;
  } finally {
    clearTimeout(limit);
    child.kill('SIGKILL');
  }
}

function fail(child: ChildProcess, why: string): never {
  child.kill('SIGKILL');
  throw new Error(why);
}

/** The address that a server prints when it listens. */
async function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  child.stdout?.on('data', (bytes) => {
    printed += bytes;
  });
  while (!printed.includes('\n')) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
    await sleep(20);
  }
  return /^The Great Race: (\S+)/.exec(printed)?.[1] ?? '';
}
