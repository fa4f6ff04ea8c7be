import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../tools.ts';
import { pathsInRecipes } from './contributing.ts';
import { RECIPES } from './index.ts';
import { touched } from './recipe.ts';

const NAMED = pathsInRecipes();

/** What a placeholder stands for is there at least once. */
const isThere = (path: string): boolean =>
  globSync(path.replaceAll(/<\w+>/g, '*').replace(/\/$/, ''), { cwd: ROOT }).length > 0;

describe('the recipes of CONTRIBUTING', () => {
  it('name only files that exist', () => {
    const named = [...NAMED.values()].flat();
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  it.each(RECIPES)('for a $name names every file that is touched', ({ heading, steps, folders = [] }) => {
    const named = NAMED.get(heading) ?? [];
    const needed = [...steps, ...folders].map(({ path }) => path);
    expect(needed.filter((path) => !named.includes(path))).toEqual([]);
  });

  it.each(RECIPES)('for a $name fits the files as they are', ({ steps, folders = [] }) => {
    const source = (file: string) =>
      folders.reduce((path, { from, to }) => path.replace(`${to}/`, `${from}/`), file);
    for (const { files, edit } of steps)
      for (const file of files) {
        const path = join(ROOT, source(file));
        const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
        expect(file).not.toMatch(/[<>]/);
        expect(edit(file)(before), file).not.toBe(before);
      }
  });

  it.each(RECIPES)('for a $name are tried with something left out', ({ lapses }) => {
    expect(lapses).not.toEqual([]);
  });

  it.each(RECIPES)('for a $name stays within its limit', (recipe) => {
    expect(touched(recipe).counted).toBeLessThanOrEqual(recipe.limit?.files ?? Number.POSITIVE_INFINITY);
  });
});
