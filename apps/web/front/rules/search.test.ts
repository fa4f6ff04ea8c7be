import { loadRules, RULES } from '@race/rulebook';
import { describe, expect, it } from 'vitest';
import { findRules, isRule } from './search.ts';

const english = await loadRules('en');
const french = await loadRules('fr');
const found = (typed: string, book = english) => findRules(book, typed).flatMap(({ rules }) => rules);

describe('the rules, searched', () => {
  it('are all there when nothing is typed', () => {
    expect(found('')).toHaveLength(RULES.length);
    expect(found('  ')).toHaveLength(RULES.length);
  });

  it('are found by their number, and by words in any order', () => {
    expect(found('base-setup-05')).toEqual(['BASE-SETUP-05']);
    expect(found('money starting')).toContain('BASE-SETUP-05');
  });

  it('are found without accents', () => {
    expect(found('equipage', french).length).toBe(found('équipage', french).length);
    expect(found('equipage', french).length).toBeGreaterThan(0);
  });

  it('leave out chapters without any', () => {
    expect(findRules(english, 'zzz')).toEqual([]);
  });
});

describe('the number of a rule', () => {
  it('is known or not', () => {
    expect(isRule('TABLE-01')).toBe(true);
    expect(isRule('TABLE-99')).toBe(false);
  });
});
