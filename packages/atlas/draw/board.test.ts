import { describe, expect, it } from 'vitest';
import { BOARDS, everywhere } from '../testing/boards.ts';
import { elementsOf, missingIds } from '../testing/xml.ts';
import { drawBoard } from './board.ts';
import { CREW_IDS } from './crews.ts';
import { THEMES } from './theme.ts';

const names = (city: string) => city.toUpperCase();
const count = (text: string, part: string) => text.split(part).length - 1;

describe.each(BOARDS)('the drawing of $name', (one) => {
  const { board } = one;

  it.each(THEMES)('is a whole SVG document by %s, with everything it refers to', (theme) => {
    const crews = CREW_IDS.map((crew, index) => ({
      crew,
      at: board.ends[0] + (index % 3),
      level: 0,
      broken: index === 1,
    }));
    const svg = drawBoard({
      board,
      theme,
      names,
      tiles: everywhere(one),
      crews,
      lamps: { lit: [3, 4, 5], way: [3, 4, 5, 6] },
    });
    expect(elementsOf(svg)[0]).toBe('svg');
    expect(missingIds(svg)).toEqual([]);
    expect(svg).not.toContain('NaN');
    expect(svg).not.toContain('undefined');
  });

  it('shows every space, city and line', () => {
    const svg = drawBoard({ board, theme: 'day', names });
    const cities = board.spaces.flatMap(({ city }) => (city ? [city.id] : []));
    expect(count(svg, 'href="#space"')).toBe(board.spaces.length);
    expect(count(svg, 'href="#empty')).toBe(board.spaces.length - cities.length);
    for (const city of cities) expect(svg).toContain(`>${names(city)}</text>`);
    for (const { price } of board.lines) expect(svg).toContain(`>${price} F</text>`);
    expect(count(svg, 'stroke-dasharray="1.5 5.5"')).toBe(
      board.lines.filter(({ kind }) => kind === 'air').length,
    );
    expect(count(svg, 'stroke-dasharray="9 5"')).toBe(
      board.lines.filter(({ kind }) => kind === 'sea').length,
    );
  });

  it('shows every crew, on the map and on the track', () => {
    const crews = CREW_IDS.map((crew, index) => ({ crew, at: index, level: index % 2 }));
    const svg = drawBoard({ board, theme: 'night', names, crews });
    for (const crew of CREW_IDS) {
      expect(count(svg, `data-crew="${crew}"`)).toBe(1);
      expect(count(svg, `fill="url(#crew-${crew})"`)).toBe(2);
    }
  });

  it('gives up pictures for their tone where tiles are tiny', () => {
    const tiles = everywhere(one);
    expect(drawBoard({ board, theme: 'day', names, tiles, view: { width: 1000 } })).toContain(
      'href="#terrain-',
    );
    expect(drawBoard({ board, theme: 'day', names, tiles, view: { width: 300 } })).not.toContain(
      'href="#terrain-',
    );
  });
});

describe('words on the map', () => {
  const [africa] = BOARDS;
  if (!africa) throw new Error('no boards');

  it('come from outside and are written safely', () => {
    const words = { above: 'Map of', title: 'A & B', below: '<from> to', foot: '"turn"' };
    const svg = drawBoard({
      board: africa.board,
      theme: 'day',
      names: () => 'Rock & Sand',
      words: (key) => `[${key}]`,
      cartouche: words,
    });
    expect(() => elementsOf(svg)).not.toThrow();
    expect(svg).toContain('Rock &amp; Sand');
    expect(svg).toContain('[indian-ocean]');
    expect(svg).toContain('&lt;from> to');
  });

  it('say fares in the reader’s way', () => {
    expect(
      drawBoard({ board: africa.board, theme: 'day', names, fare: (price) => `${price} francs` }),
    ).toContain('170 francs');
  });
});
