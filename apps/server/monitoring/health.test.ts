import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@race/store';
import { describe, expect, it, vi } from 'vitest';
import { type Health, makeHealth } from './health.ts';
import { makeStoreCheck, type StoreFault } from './store-check.ts';

const ready = (health: Health) => health.answers.get('/ready')?.();

describe('whether a server is ready', () => {
  it('is what its store says, and asking often asks it once', async () => {
    let time = 0;
    let fault: StoreFault | null = null;
    const look = vi.fn(async () => fault);
    const health = makeHealth(look, () => time);
    expect(await ready(health)).toMatchObject({ status: 200, body: 'ready\n' });
    fault = 'the disk is full';
    time = 4_999;
    expect(await ready(health)).toMatchObject({ status: 200 });
    expect(look).toHaveBeenCalledTimes(1);
    time = 5_000;
    expect(await ready(health)).toMatchObject({ status: 503, body: 'the disk is full\n' });
    fault = null;
    time = 5_999;
    expect(await ready(health)).toMatchObject({ status: 503 });
    time = 6_000;
    expect(await ready(health)).toMatchObject({ status: 200 });
    expect(look).toHaveBeenCalledTimes(3);
  });

  it('is no when the store throws, or does not answer in time', async () => {
    const health = makeHealth(() => Promise.reject(new Error('gone')));
    expect(await ready(health)).toMatchObject({ status: 503, body: 'the store does not answer\n' });
    vi.useFakeTimers();
    try {
      const asked = ready(makeHealth(() => new Promise(() => undefined)));
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await asked).toMatchObject({ status: 503, body: 'the store does not answer\n' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is no once the store was found damaged', async () => {
    const health = makeHealth(async () => null);
    health.damaged();
    expect(await ready(health)).toMatchObject({ status: 503, body: 'the store is damaged\n' });
  });

  it('is no from the moment it is told to end, while it is still alive', async () => {
    let answer = (): void => undefined;
    const health = makeHealth(
      () =>
        new Promise<null>((resolve) => {
          answer = () => resolve(null);
        }),
    );
    const asked = ready(health);
    health.leave();
    answer();
    expect(await asked).toMatchObject({ status: 503, body: 'ending\n' });
    expect(await ready(health)).toMatchObject({ status: 503, body: 'ending\n' });
    expect(health.answers.get('/health')?.()).toMatchObject({ status: 200, body: 'alive\n' });
  });
});

/** A disk that can be filled; null where this user may not mount one. */
function smallDisk(): { readonly folder: string; end(): void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'race-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  return {
    folder,
    end() {
      execFileSync('umount', [folder]);
      rmdirSync(folder);
    },
  };
}

describe('what is looked at', () => {
  it('is whether a small write is kept', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'race-check-'));
    const store = openSqlite(join(folder, 'race.sqlite'));
    const check = makeStoreCheck(store, folder, () => 7);
    expect(await check()).toBeNull();
    expect(await store.mark('ready')).toBe('7');
    await store.close();
    expect(await check()).toBe('the store does not answer');
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    const failing = makeStoreCheck({ commit: () => Promise.reject(full) }, null, () => 7);
    expect(await failing()).toBe('the disk is full');
    rmSync(folder, { recursive: true });
  });

  const disk = smallDisk();
  it.skipIf(disk === null)(
    'is whether there is room, and a full disk counts again once it is free',
    async () => {
      if (disk === null) return;
      const store = openSqlite(join(disk.folder, 'data', 'race.sqlite'));
      const check = makeStoreCheck(store, join(disk.folder, 'data'), () => 7);
      expect(await check()).toBeNull();
      const filler = join(disk.folder, 'filler');
      expect(() => writeFileSync(filler, Buffer.alloc(8_000_000))).toThrow(/ENOSPC/);
      expect(await check()).toBe('the disk is full');
      rmSync(filler);
      expect(await check()).toBeNull();
      await store.close();
      disk.end();
    },
  );
});
