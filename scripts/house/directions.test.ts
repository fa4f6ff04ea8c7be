import { describe, expect, it } from 'vitest';
import { packageOf, readSources } from './sources.ts';

/** What each package may import. An app may import any package; no package imports an app. */
const ALLOWED: { readonly [name: string]: readonly string[] } = {
  kernel: [],
  'great-race': ['kernel'],
  dash: ['kernel'],
  rulebook: ['kernel'],
  words: ['kernel', 'great-race', 'dash', 'rulebook'],
  bots: ['kernel', 'great-race', 'dash'],
  campaign: ['kernel', 'great-race'],
  protocol: ['kernel'],
  online: ['kernel', 'protocol'],
  store: ['kernel'],
  local: ['kernel', 'great-race', 'bots', 'dash', 'campaign'],
  atlas: ['kernel', 'great-race'],
  balance: ['kernel', 'great-race', 'bots', 'dash', 'campaign'],
};

describe('imports between packages', () => {
  it('go in the allowed directions only', () => {
    const wrong = readSources().flatMap(({ path, imports }) => {
      const [group, name = ''] = path.split('/');
      if (group !== 'packages') return [];
      return imports
        .map((one) => packageOf(one.path))
        .filter((to) => to !== packageOf(path))
        .filter((to) => !to.startsWith('packages/') || !ALLOWED[name]?.includes(to.slice('packages/'.length)))
        .map((to) => `${path} imports ${to}`);
    });
    expect(wrong).toEqual([]);
  });
});
