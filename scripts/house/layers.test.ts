import { describe, expect, it } from 'vitest';
import { cycles } from './cycles.ts';
import { importGraph } from './graph.ts';
import { dynamicImportsIn, readSources, type SourceFile } from './sources.ts';

/** The layers of the page, lowest first: each may import those before it. */
const LAYERS = ['shell', 'sources', 'table', 'games', 'pages'];

/** The only files with dynamic imports: what the page fetches late, and what its workers do. They alone may lead upwards. */
const CHUNK_LISTS = ['apps/web/shell/chunks.ts', 'apps/web/sources/chunks.ts'];
const MOST_CHUNKS = 40;

const layerOf = (path: string): number => LAYERS.indexOf(path.split('/')[2] ?? '');

/** `apps/web/shell/router`; a file beside the folders of its layer is a node of its own. */
const folderOf = (path: string): string => path.split('/').slice(0, 4).join('/');

const upwardImports = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, imports }) =>
    imports
      .filter((one) => one.path.startsWith('apps/web/') && layerOf(one.path) > layerOf(path))
      .map((one) => `${path} imports ${one.path}`),
  );

const folderCycles = (files: readonly SourceFile[], layer: string): string[][] => {
  const inLayer = files.filter(({ path }) => path.startsWith(`apps/web/${layer}/`));
  return cycles(importGraph(inLayer, folderOf, { withTypes: true }));
};

describe('the layers of the page', () => {
  const files = readSources().filter(({ path }) => /^apps\/web\/.+\//.test(path));

  it('hold every folder of it', () => {
    expect(files.filter(({ path }) => layerOf(path) < 0).map(({ path }) => path)).toEqual([]);
  });

  it('import downwards only', () => {
    expect(upwardImports(files)).toEqual([]);
  });

  // What is fetched later is not counted: a page may lead to any other.
  it.each(LAYERS)('have no cycle of imports between the folders of %s', (layer) => {
    expect(folderCycles(files, layer)).toEqual([]);
  });

  it('would be seen to import upwards, and in a cycle: both are planted', () => {
    const planted = {
      path: 'apps/web/shell/base/planted.ts',
      text: '',
      imports: [
        { path: 'apps/web/table/model/table.ts', isType: true },
        { path: 'apps/web/shell/settings/preferences.ts', isType: true },
      ],
    };
    expect(upwardImports([...files, planted])).toEqual([
      'apps/web/shell/base/planted.ts imports apps/web/table/model/table.ts',
    ]);
    expect(folderCycles([...files, planted], 'shell').flat()).toContain('apps/web/shell/settings');
  });
});

describe('dynamic imports', () => {
  const files = readSources().filter(({ path }) => path.startsWith('apps/web/'));
  const found = files.filter((file) => dynamicImportsIn(file) > 0);

  it('are in the lists of chunks only', () => {
    expect(found.map(({ path }) => path).toSorted()).toEqual(CHUNK_LISTS);
  });

  it('are few', () => {
    const all = found.reduce((sum, file) => sum + dynamicImportsIn(file), 0);
    expect(all).toBeGreaterThan(0);
    expect(all).toBeLessThanOrEqual(MOST_CHUNKS);
  });

  it('are counted wherever code has one', () => {
    expect(dynamicImportsIn({ text: "lazy(async () => (await import('./x.tsx')).X)" })).toBe(1);
    expect(dynamicImportsIn({ text: 'import(name); import(/* late */ "./x.ts")' })).toBe(2);
    expect(dynamicImportsIn({ text: "type X = typeof import('./x.ts'); import './x.css';" })).toBe(0);
  });
});
