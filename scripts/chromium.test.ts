import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ensureChromium, findChromium, HOW_TO_GET_IT, isLocked } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'race-chromium-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A machine with these ways to a browser; `asked` has those that were tried. */
function machine(has: {
  found?: string;
  isThere?: boolean;
  root?: boolean;
  debian?: boolean;
  registry?: boolean;
}) {
  const asked: string[] = [];
  const gives =
    (name: string, works = false) =>
    async () => {
      asked.push(name);
      return works ? `/${name}/chromium` : undefined;
    };
  const chosen = ensureChromium({
    find: () => has.found,
    isThere: () => has.isThere ?? true,
    canUseApt: () => has.root ?? false,
    fromDebian: gives('debian', has.debian),
    fromRegistry: gives('registry', has.registry),
  });
  return chosen.then((browser) => ({ browser, asked }));
}

describe('the browser of the browser tests', () => {
  it('is the one that is here, and nothing is installed', async () => {
    expect(await machine({ found: '/usr/bin/chromium', root: true, debian: true })).toEqual({
      browser: '/usr/bin/chromium',
      asked: [],
    });
  });

  it('is no other where the one that was named is missing', async () => {
    const missing = await machine({
      found: '/nowhere',
      isThere: false,
      root: true,
      debian: true,
      registry: true,
    });
    expect(missing).toEqual({ browser: undefined, asked: [] });
  });

  it("is Debian's where this user may install it", async () => {
    expect(await machine({ root: true, debian: true, registry: true })).toEqual({
      browser: '/debian/chromium',
      asked: ['debian'],
    });
  });

  it('comes from the registry without root, without Debian, and where Debian fails', async () => {
    const fromRegistry = { browser: '/registry/chromium' };
    expect(await machine({ registry: true })).toEqual({ ...fromRegistry, asked: ['registry'] });
    expect(await machine({ root: true, registry: true })).toEqual({
      ...fromRegistry,
      asked: ['debian', 'registry'],
    });
  });

  it('is missed where all fails, and the option that leaves the tests out is named', async () => {
    expect((await machine({ root: true })).browser).toBeUndefined();
    expect(HOW_TO_GET_IT).toContain('npm test -- --no-browser');
  });

  it('must start: a file of that name that only explains something is passed over', () => {
    const program = (name: string, script: string) => {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'chromium'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
      return join(folder, name);
    };
    const [stub, real] = [program('stub', 'exit 1'), program('real', 'echo Chromium 153')];
    expect(findChromium({ PATH: `${stub}:${real}` })).toBe(join(real, 'chromium'));
    expect(findChromium({ PATH: real, CHROMIUM_PATH: '/mine' })).toBe('/mine');
    expect(findChromium({ PATH: real, CHROMIUM_PATH: '' })).toBe(join(real, 'chromium'));
  });
});

describe('another package manager', () => {
  it('is waited for, and other failures are not', () => {
    expect(isLocked('E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 4711')).toBe(
      true,
    );
    expect(isLocked('E: Unable to lock directory /var/lib/apt/lists/')).toBe(true);
    expect(isLocked('E: Unable to locate package chromium')).toBe(false);
  });
});
