import { describe, expect, it } from 'vitest';
import { sharedTypeNames } from './figures.ts';
import { readSources } from './sources.ts';

describe('an exported type', () => {
  it('has a name that no other package exports', () => {
    expect(sharedTypeNames(readSources())).toEqual([]);
  });

  it('would be seen to share its name: one is planted', () => {
    const planted = {
      path: 'packages/kernel/planted.ts',
      text: 'export interface TableModel {}\n',
      imports: [],
    };
    expect(sharedTypeNames([...readSources(), planted])).toEqual(['TableModel']);
  });
});
