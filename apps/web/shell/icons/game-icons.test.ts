import { describe, expect, it } from 'vitest';
import { shortIcon } from './plugin.ts';

const path = (d: string) => shortIcon(`<path fill="currentColor" d="${d}"/>`);
const drawn = (d: string) => `<g transform="scale(4)"><path d="${d}"/></g>`;

describe('an icon in whole numbers', () => {
  it('is drawn in fours, without a colour of its own', () => {
    expect(path('M40 40L80.8 40L80 121.6H20V28z')).toBe(drawn('M10 10h10v20H5V7z'));
  });

  it('lets no error add up', () => {
    const [, d = ''] = /d="M0 0([^"]*)"/.exec(path(`M0 0${'h1.6v4'.repeat(100)}`)) ?? [];
    const end = { h: 0, v: 0 };
    for (const [, command = '', by] of d.matchAll(/([hvHV])(-?\d+)/g)) {
      const way = command.toLowerCase() === 'h' ? 'h' : 'v';
      end[way] = Number(by) + (command === way ? end[way] : 0);
    }
    expect(end).toEqual({ h: 40, v: 100 });
  });

  it('bends as it was bent', () => {
    expect(path('M40 40c4.8 4.8 40 13.6 22.4 62.4')).toBe(drawn('M10 10c1 1 10 3 6 16'));
  });
});
