import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
/** These change what others have drawn: for paper, for large letters, for more contrast. */
const CHANGING = /^(dist|look|race\/large)\/|print\.css$|^app\.css$/;

/** Which rooms of the page draw a class by its name alone. */
function roomsByClass(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: WEB }).filter((one) => !CHANGING.test(one))) {
    const text = readFileSync(join(WEB, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    for (const [, name = ''] of text.matchAll(/^\s*\.([\w-]+)\s*[{,]/gm))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(file.split('/')[0] ?? ''));
  }
  return rooms;
}

describe('style sheets', () => {
  // A sheet that has been fetched stays: whatever it says holds on every page that comes after.
  it('of two rooms never draw the same class', () => {
    const shared = [...roomsByClass()].filter(([, rooms]) => rooms.size > 1);
    expect(shared.map(([name, rooms]) => `.${name} in ${[...rooms].join(' and ')}`)).toEqual([]);
  });
});
