import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..', '..');
/** Sheets that change the classes of others on purpose: for print, large letters and more contrast. */
const CHANGING = /^(dist|shell\/look|games\/race\/large)\/|print\.css$|^shell\/app\.css$/;

/** The folders whose sheets have a rule for a class alone. */
function roomsByClass(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: WEB }).filter((one) => !CHANGING.test(one))) {
    const text = readFileSync(join(WEB, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    for (const [, name = ''] of text.matchAll(/^\s*\.([\w-]+)\s*[{,]/gm))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(file.split('/').slice(0, 2).join('/')));
  }
  return rooms;
}

describe('style sheets', () => {
  // A sheet that has been fetched stays on the page, so its rules apply to every page that comes after.
  it('of two rooms never draw the same class', () => {
    const shared = [...roomsByClass()].filter(([, rooms]) => rooms.size > 1);
    expect(shared.map(([name, rooms]) => `.${name} in ${[...rooms].join(' and ')}`)).toEqual([]);
  });
});
