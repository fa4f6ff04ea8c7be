import { describe, expect, it } from 'vitest';
import { PLAQUES } from './city.ts';
import { CREW_IDS, liveryOf } from './crews.ts';
import { PRINT, THEMES, themeOf } from './theme.ts';

function luminance(colour: string): number {
  const channel = (from: number) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(THEMES)('words by %s', (name) => {
  const theme = themeOf(name);
  const pairs: [string, string, string][] = [
    ['ink on paper', theme.ink, theme.paper],
    ['faded ink on paper', theme.fadedInk, theme.paper],
    ['names of regions on land', theme.fadedInk, theme.land],
    ['sea ink on sea', theme.seaInk, theme.sea],
    ['ink on a flag', theme.ink, theme.flag],
    ['keyline on lamp', theme.keyline, theme.lamp],
  ];

  it.each(pairs)('can be read: %s', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('signs and tokens', () => {
  it('can be read', () => {
    for (const ground of [PRINT.petrol, PRINT.damage, PRINT.sign]) {
      expect(contrast(PRINT.cream, ground)).toBeGreaterThanOrEqual(4.5);
    }
    for (const crew of CREW_IDS)
      expect(contrast(liveryOf(crew).on, liveryOf(crew).colour)).toBeGreaterThanOrEqual(4.1);
  });

  it('let no crew wear a city’s colour, nor two crews one body or pennant', () => {
    const liveries = CREW_IDS.map(liveryOf);
    const cities = Object.values(PLAQUES).map(({ colour }) => colour as string);
    for (const { colour } of liveries) expect(cities).not.toContain(colour);
    for (const part of ['body', 'pennant', 'pattern', 'colour'] as const) {
      expect(new Set(liveries.map((livery) => livery[part])).size).toBe(liveries.length);
    }
  });
});
