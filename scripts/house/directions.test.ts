import { describe, expect, it } from 'vitest';
import { packageOf, readSources, type SourceFile } from './sources.ts';

/** What each package may import. An app may import any package; no package imports an app. */
const ALLOWED: { readonly [name: string]: readonly string[] } = {
  kernel: [],
  'great-race': ['kernel'],
  dash: ['kernel'],
  rulebook: ['kernel', 'great-race'],
  words: ['kernel', 'great-race', 'dash', 'rulebook'],
  bots: ['kernel', 'great-race', 'dash'],
  campaign: ['kernel', 'great-race'],
  protocol: ['kernel'],
  online: ['kernel', 'protocol'],
  store: ['kernel'],
  local: ['kernel', 'great-race', 'bots', 'dash', 'campaign'],
  atlas: ['kernel', 'great-race'],
  balance: ['kernel', 'great-race', 'bots', 'dash', 'campaign'],
  study: ['kernel', 'great-race', 'bots'],
};

describe('imports between packages', () => {
  it('go in the allowed directions only', () => {
    expect(wrongImports(readSources())).toEqual([]);
  });

  it('would be seen to go in another direction: two are planted', () => {
    const planted = {
      path: 'packages/kernel/planted.ts',
      text: '',
      imports: [
        { path: 'packages/great-race/index.ts', isType: true },
        { path: 'apps/web/app.tsx', isType: false },
        { path: 'packages/kernel/play.ts', isType: false },
      ],
    };
    expect(wrongImports([...readSources(), planted])).toEqual([
      'packages/kernel/planted.ts imports packages/great-race',
      'packages/kernel/planted.ts imports apps/web',
    ]);
  });
});

const wrongImports = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, imports }) => {
    const [group, name = ''] = path.split('/');
    if (group !== 'packages') return [];
    return imports
      .map((one) => packageOf(one.path))
      .filter((to) => to !== packageOf(path))
      .filter((to) => !to.startsWith('packages/') || !ALLOWED[name]?.includes(to.slice('packages/'.length)))
      .map((to) => `${path} imports ${to}`);
  });
