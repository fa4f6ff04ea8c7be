import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CREDITED, creditsUnder } from './credits-page.tsx';

const text = readFileSync('CREDITS.md', 'utf8');
const all = CREDITED.flatMap((heading) => creditsUnder(heading, text));
const names = all.flatMap(({ what }) => what.map(({ words }) => words));

describe('CREDITS', () => {
  it('has something under every heading the page has, and every row whole', () => {
    for (const heading of CREDITED) expect(creditsUnder(heading, text).length, heading).toBeGreaterThan(0);
    expect(all.every(({ what, by, licence }) => what.length > 0 && by !== '' && licence.length > 0)).toBe(
      true,
    );
  });

  it('has no heading the page does not show', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([...CREDITED]);
  });

  it('credits every library and typeface that is sent with the page', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('apps/web/package.json', 'utf8'));
    const sent = [...Object.keys(dependencies), ...Object.keys(devDependencies)]
      .filter((name) => !name.startsWith('@race/'))
      .map((name) => name.split('/').at(-1)?.replaceAll('-', ' ') ?? '');
    const credited = names.join(' ').toLowerCase().replaceAll('-', ' ');
    // A package may have another name than the work in it.
    const isCredited = (name: string) => credited.includes(name === 'playwright' ? 'axe core' : name);
    expect(sent.filter((name) => !isCredited(name))).toEqual([]);
  });

  it('is read with its links', () => {
    expect(creditsUnder('Icons', text)[0]?.licence).toEqual([
      { words: 'CC BY 3.0', address: 'https://creativecommons.org/licenses/by/3.0/' },
    ]);
    expect(creditsUnder('Tools', text).find(({ what }) => what.length === 3)?.what[1]).toEqual({
      words: ', ',
      address: null,
    });
  });
});
