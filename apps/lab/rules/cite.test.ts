import { LANGUAGES } from '@race/rulebook';
import { describe, expect, it } from 'vitest';
import { audit, strangers } from './audit.ts';
import { cited, testNames } from './cite.ts';

describe('a citation', () => {
  it('is an identifier anywhere in a text', () => {
    expect([...cited('// BASE-DRIVE-08: the tile stays; no(reason, CARD-01); CARD-TRAIL-HUNTER')]).toEqual([
      'BASE-DRIVE-08',
      'CARD-01',
      'CARD-TRAIL-HUNTER',
    ]);
  });

  it('may name further numbers of the same section', () => {
    expect([...cited('BASE-PATH-06, 08 and 09; CARD-02, but 03')]).toEqual([
      'BASE-PATH-06',
      'BASE-PATH-08',
      'BASE-PATH-09',
      'CARD-02',
    ]);
  });
});

describe('the names of tests', () => {
  it('are what describe, it and test are given first', () => {
    const text = `describe('A-01 one', () => { it("A-02 two", f); it.each([['x', g(1)]])('A-03 %s', f); test(\`A-04\`, f); x('A-05'); });`;
    expect([...cited(testNames(text))]).toEqual(['A-01', 'A-02', 'A-03', 'A-04']);
  });
});

describe('law 10', () => {
  const source = (path: string, text: string) => ({ path, isTest: path.endsWith('.test.ts'), text });

  it('finds for each identifier its tests, its code and its texts', async () => {
    const sources = [
      source('a.ts', '// BASE-PATH-01'),
      source('a.test.ts', `describe('BASE-PATH-01 tiles', () => { expect('BASE-PATH-02') })`),
    ];
    const list = await audit(sources);
    expect(list.find(({ id }) => id === 'BASE-PATH-01')).toEqual({
      id: 'BASE-PATH-01',
      tests: ['a.test.ts'],
      code: ['a.ts'],
      texts: LANGUAGES,
    });
    expect(list.find(({ id }) => id === 'BASE-PATH-02')).toMatchObject({ tests: [], code: [] });
  });

  it('finds identifiers that the rulebook does not have', () => {
    expect(strangers([source('a.ts', 'BASE-PATH-77, BASE-PATH-01, X-99')])).toEqual(['BASE-PATH-77']);
  });
});
