import { loadRules } from '@race/rulebook';
import { DASH_RULES } from '@race/rulebook/dash.ts';
import { describe, expect, it } from 'vitest';
import { findRules, loadBook, PARTS, rulesIn } from './book.tsx';

const english = await loadBook('en');
const french = await loadBook('fr');
const found = (typed: string, book = english) => rulesIn(findRules(book, typed)).map(({ id }) => id);

describe('the book of rules', () => {
  it('has every rule of every game once, in parts', async () => {
    const { list } = await loadRules('en');
    expect(found('').sort()).toEqual([...list, ...DASH_RULES].map(({ id }) => id).sort());
    expect(english.map(({ name }) => name)).toEqual(PARTS);
    expect(english.every(({ chapters }) => chapters.length > 0)).toBe(true);
  });

  it('has the daily expedition with online play, not with the race', () => {
    const part = english.find(({ chapters }) => chapters.some(({ section }) => section === 'daily'));
    expect(part?.name).toBe('table');
  });

  it('is all there when nothing is typed', () => {
    expect(found('  ')).toEqual(found(''));
  });

  it('is searched by number, and by words in any order', () => {
    expect(found('base-setup-05')).toEqual(['BASE-SETUP-05']);
    expect(found('money starting')).toContain('BASE-SETUP-05');
    expect(found('dash-end-01')).toEqual(['DASH-END-01']);
  });

  it('is searched without accents', () => {
    expect(found('equipage', french).length).toBe(found('équipage', french).length);
    expect(found('equipage', french).length).toBeGreaterThan(0);
  });

  it('is searched as if words had no soft hyphens', () => {
    const [part] = english;
    const [chapter] = part?.chapters ?? [];
    const [entry] = chapter?.rules ?? [];
    if (part === undefined || chapter === undefined || entry === undefined) throw new Error('an empty book');
    const rule = { ...entry, text: { ...entry.text, rule: 'Benzin\u00adkanister' } };
    const book = [{ ...part, chapters: [{ ...chapter, rules: [rule] }] }];
    expect(found('benzinkanister', book)).toEqual([entry.id]);
  });

  it('leaves out chapters without any', () => {
    expect(findRules(english, 'zzz')).toEqual([]);
  });
});
