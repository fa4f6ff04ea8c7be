import { readFileSync } from 'node:fs';
import { news } from '@race/words/texts/en/news.ts';
import { describe, expect, it } from 'vitest';
import { RELEASE } from '../../shell/offline/version.ts';
import { newerNews, releasesIn } from './news-page.tsx';

describe('what is new', () => {
  it('is told by release, the newest first', () => {
    expect(releasesIn({ 'news.1.a': 'A', 'news.10.c': 'C', 'news.1.b': 'B', 'front.back': 'x' })).toEqual([
      { number: 10, lines: ['C'] },
      { number: 1, lines: ['A', 'B'] },
    ]);
  });

  it('goes up to the release this is', () => {
    expect(releasesIn(news)[0]?.number).toBe(RELEASE);
  });

  it('stands in the CHANGELOG in the same words', () => {
    const changelog = readFileSync('CHANGELOG.md', 'utf8').replaceAll(/\s+/g, ' ');
    expect(Object.values(news).filter((line) => !changelog.includes(line))).toEqual([]);
  });
});

describe('what is new in an edition that waits', () => {
  const came = { en: { 'news.1.a': 'A', 'news.2.b': 'B', 'news.2.c': 7 }, fr: { 'news.2.b': 'Bé' } };

  it('is what this one does not tell', () => {
    expect(newerNews(came, 'en', { 'news.1.a': 'A' })).toEqual({ 'news.2.b': 'B' });
    expect(newerNews(came, 'fr', { 'news.1.a': 'A' })).toEqual({ 'news.2.b': 'Bé' });
  });

  it.each([null, 'no', 7, [], { en: null }, { fr: {} }])('is nothing where it cannot be read: %j', (bad) => {
    expect(newerNews(bad, 'en', {})).toEqual({});
  });
});
