import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Environment } from './common/environment.ts';
import { readConfig } from './config.ts';
import { openStore } from './opening.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'race-opening-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Null if the store was opened; else why not. */
async function opening(env: Environment): Promise<string | null> {
  const read = readConfig(env, join(root, 'data'));
  if (!read.ok) throw new Error(read.fault);
  const opened = await openStore(read.config, () => undefined);
  if (!opened.ok) return opened.fault;
  await opened.store.close();
  return null;
}

const named = () => ({ DATA: join(root, 'kept') });
const empty = (file: string): void => writeFileSync(file, '');

describe('an empty store', () => {
  it('is made without asking on a fresh machine', async () => {
    expect(await opening({})).toBeNull();
    expect(await opening({})).toBeNull();
  });

  it('is made without asking in the default folder while nothing is in it', async () => {
    mkdirSync(join(root, 'data'));
    expect(await opening({})).toBeNull();
  });

  it('is not made in a folder that is not there, which may be mistyped', async () => {
    expect(await opening(named())).toMatch(
      /^There is no folder .*kept: is DATA spelled right\? .*--new-store/,
    );
  });

  it('is not made in a folder without one, whose disk may not be mounted', async () => {
    mkdirSync(named().DATA);
    expect(await opening(named())).toMatch(
      /^There is no store in .*kept: .* its disk mounted\? .*--new-store/,
    );
  });

  it('is not made of a file of length 0', async () => {
    mkdirSync(join(root, 'data'));
    empty(join(root, 'data', 'race.sqlite'));
    expect(await opening({})).toMatch(/^The store .* is an empty file\. .*--new-store/);
  });

  it('is not made where a store has vanished', async () => {
    await opening({});
    rmSync(join(root, 'data', 'race.sqlite'));
    expect(await opening({})).toMatch(
      /^The store .* is gone, but .*race\.sqlite\.lock is still there\. .*--new-store/,
    );
  });

  it('is made anywhere for who says so, and is there from then on', async () => {
    mkdirSync(named().DATA);
    empty(join(named().DATA, 'race.sqlite'));
    expect(await opening({ ...named(), NEW_STORE: '1' })).toBeNull();
    expect(await opening(named())).toBeNull();
    expect(await opening({ ...named(), NEW_STORE: '1' })).toBeNull();
  });
});

describe('a store in use', () => {
  it('is refused to a second server, and free when the first has closed it', async () => {
    const read = readConfig({}, join(root, 'data'));
    if (!read.ok) throw new Error(read.fault);
    const first = await openStore(read.config, () => undefined);
    expect(await opening({})).toMatch(/^Another server is using the store in .*data\. Stop it first/);
    if (first.ok) await first.store.close();
    expect(await opening({})).toBeNull();
  });
});

describe('what is no store', () => {
  it('is refused, and can be opened by another try once it is repaired', async () => {
    mkdirSync(join(root, 'data'));
    writeFileSync(join(root, 'data', 'race.sqlite'), 'noise '.repeat(2_000));
    expect(await opening({})).toMatch(/cannot be opened: the file is damaged \(file is not a database\)/);
    rmSync(join(root, 'data', 'race.sqlite'));
    expect(await opening({ NEW_STORE: '1' })).toBeNull();
  });
});
