import { geometryOf } from '@race/atlas';
import { africa1 } from '@race/great-race/board/africa-1.ts';
import { describe, expect, it } from 'vitest';
import { linesOf, type Measure, sizeToFit } from './columns.ts';
import type { FrontPage } from './contents.ts';
import { drawFrontPage, PAGE } from './drawing.ts';

/** Every letter is half as wide as high. */
const measure: Measure = (text, { size }) => text.length * size * 0.5;

const article = (from: number, sentences: number) => ({
  from,
  title: `Headline ${from} & more`,
  text: Array.from({ length: sentences }, (_, at) => `Delatour drives on for the ${at}th time.`).join(' '),
});

const PAGE_ONE: FrontPage = {
  paper: 'The Continental',
  date: ['Turn 5', 'From Colomb-Béchar to Cape Town', '2 sous'],
  headline: 'Delatour <takes> Cape Town',
  lead: 'Delatour wins with 17 prestige points.',
  standings: 'Standings',
  prestige: 'Prestige',
  lines: ['french', 'italian'].map((crew, index) => ({
    crew,
    name: `Crew “${crew}”`,
    rank: index + 1,
    prestige: '17',
    how: 'first',
  })),
  articles: Array.from({ length: 30 }, (_, at) => article(29 - at, 1 + (at % 9))),
  mapTitle: 'The routes of all crews',
  foot: 'The Great Race',
  sheet: { board: africa1, geometry: geometryOf(africa1) },
  ways: [
    {
      crew: 'french',
      from: africa1.ends[0],
      legs: [
        { to: 3, line: null },
        { to: 9, line: 0 },
      ],
    },
    { crew: 'italian', from: africa1.ends[0], legs: [] },
  ],
  city: (id) => `${id} & <co>`,
};

/** Every element that is opened is closed, and nothing else. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name = '', rest = ''] of svg.matchAll(/<(\/?)([\w:-]+)((?:[^<>"]|"[^"]*")*)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) return false;
    } else if (!rest.endsWith('/')) open.push(name);
  }
  const between = svg.replaceAll(/<(?:[^<>"]|"[^"]*")*>/g, '');
  return open.length === 0 && !/<|&(?!amp;|lt;|gt;|quot;|#\d+;)/.test(between);
}

describe('the front page as a drawing', () => {
  const drawn = drawFrontPage(
    PAGE_ONE,
    measure,
    '@font-face{font-family:"Limelight";src:url(data:font/woff2;base64,AA==)}',
  );

  it('is well-formed, whatever stands in it', () => {
    expect(isWellFormed(drawn)).toBe(true);
    expect(isWellFormed('<svg><g></svg>')).toBe(false);
    expect(isWellFormed('<svg>a & b</svg>')).toBe(false);
    expect(drawn).toContain('DELATOUR &lt;TAKES> CAPE TOWN');
  });

  it('refers to nothing outside itself', () => {
    const refers = [...drawn.matchAll(/(?:href="|url\()([^")]*)/g)].map(([, to = '']) => to);
    expect(refers.length).toBeGreaterThan(3);
    for (const to of refers) expect(to).toMatch(/^#|^data:/);
    for (const [, to = ''] of drawn.matchAll(/(?:href="|url\()#([^")]*)/g))
      expect(drawn).toContain(`id="${to}"`);
  });

  it('has the size of a page, and is of a modest weight before its letters', () => {
    expect(drawn).toContain(`width="${PAGE.width}" height="${PAGE.height}"`);
    expect(drawn.length).toBeLessThan(120_000);
  });

  it('draws each way in the pattern of its crew, and a sample of it beside the name', () => {
    expect(drawn.match(/data-way="french"/g)).toHaveLength(1);
    expect(drawn).not.toContain('data-way="italian"');
    expect(drawn.match(/stroke="url\(#crew-french\)"/g)).toHaveLength(2);
    expect(drawn.match(/stroke="url\(#crew-italian\)"/g)).toHaveLength(1);
  });

  it('prints articles that fit, in the order of the race, and none below the foot', () => {
    const printed = [...drawn.matchAll(/HEADLINE (\d+)/g)].map(([, at]) => Number(at));
    expect(printed.length).toBeGreaterThan(5);
    expect(printed).toEqual([...printed].sort((a, b) => a - b));
    const lowest = Math.max(
      ...[...drawn.matchAll(/ y="([\d.]+)"[^>]*>Delatour drives/g)].map(([, y]) => Number(y)),
    );
    expect(lowest).toBeLessThan(1528);
  });
});

describe('words in lines', () => {
  const wide = (text: string) => text.length;

  it('break between words, and a word that is too wide stands alone', () => {
    expect(linesOf('one two three', 7, wide)).toEqual(['one two', 'three']);
    expect(linesOf('a Kommunikationszentrale b', 6, wide)).toEqual(['a', 'Kommunikationszentrale', 'b']);
    expect(linesOf('', 6, wide)).toEqual([]);
  });

  it('shrink until they fit, but not for ever', () => {
    const size = (text: string, least: number) =>
      sizeToFit(text, 100, { most: 50, least, wide: (px) => text.length * px });
    expect(size('ab', 10)).toBe(50);
    expect(size('abcd', 10)).toBe(25);
    expect(size('abcdefghijklmnop', 10)).toBe(10);
  });
});
