import { describe, expect, it } from 'vitest';
import { missingNames, missingPaths, rootFolders } from './documents.ts';
import { hops } from './figures.ts';
import { filesWith, packageOf, readSource, readSources } from './sources.ts';

/** Decisions may speak of the past. */
const DOCUMENTS = filesWith('.md').filter((path) => /^(?:[A-Z]+|docs\/[^/]+)\.md$/.test(path));

/** The recipes have their own test, scripts/recipes/contributing.test.ts. */
const withoutRecipes = (text: string): string => text.replace(/\n## Recipes\n[\s\S]*?(?=\n## )/, '');

describe('the documents', () => {
  it.each(DOCUMENTS)('%s names only files and folders that exist', (document) => {
    expect(missingPaths(document, withoutRecipes(readSource(document)))).toEqual([]);
  });

  it('would be seen to name a missing file: three are planted', () => {
    const planted =
      'See `apps/web/no-such.ts`, `packages/none/`, [there](docs/none.md) and `apps/web/app.tsx`.';
    expect(missingPaths('README.md', planted)).toEqual([
      'apps/web/no-such.ts',
      'packages/none/',
      'docs/none.md',
    ]);
  });

  it.each(DOCUMENTS)('%s names only functions that are in their files', (document) => {
    expect(missingNames(document, withoutRecipes(readSource(document)))).toEqual([]);
  });

  it('would be seen to name a missing function: one is planted', () => {
    const planted = 'Here `table/model/play.ts` (`driveAlong`, or `noSuch`) and `apps/web/app.tsx` (`App`).';
    expect(missingNames('README.md', planted)).toEqual(['noSuch in table/model/play.ts']);
  });

  it('list the hops of a tap, a click and an online move, which do not become more', () => {
    const { tap, click, onlineMove } = hops();
    expect(Math.min(tap, click, onlineMove)).toBeGreaterThan(3);
    expect(tap).toBeLessThanOrEqual(4);
    expect(click).toBeLessThanOrEqual(15);
    expect(onlineMove).toBeLessThanOrEqual(20);
  });

  it('keep the glossary to 120 lines', () => {
    expect(readSource('GLOSSARY.md').split('\n').length).toBeLessThanOrEqual(121);
  });

  it('list every package, app and folder of the page in ARCHITECTURE', () => {
    const paths = readSources().map(({ path }) => path);
    const packages = paths.map(packageOf).filter((name) => /^(?:apps|packages)\//.test(name));
    const others = [...rootFolders()].filter((name) => name !== 'apps' && name !== 'packages');
    expect(listedUnder('folder')).toEqual([...new Set(packages), ...others].sort());
    const folders = paths.flatMap((path) => /^apps\/web\/(\w+\/[\w-]+)\//.exec(path)?.[1] ?? []);
    expect(listedUnder('folder of `apps/web`')).toEqual([...new Set(folders)].sort());
  });
});

/** The first column of the table of ARCHITECTURE with this heading. */
function listedUnder(heading: string): string[] {
  const [, part = ''] = readSource('ARCHITECTURE.md').split(`| ${heading} |`);
  const rows = (part.split('\n\n')[0] ?? '').matchAll(/^\| `([\w/-]+)` \|/gm);
  return [...rows].map(([, name = '']) => name).sort();
}
