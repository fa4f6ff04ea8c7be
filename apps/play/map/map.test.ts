import { BOARD_IDS, makeRace, readOptions } from '@race/great-race';
import { given } from '@race/great-race/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { windTo } from './compass.ts';
import { drawBoard, pitchFor } from './picture.ts';
import { shortNames } from './short-names.ts';
import { waysFrom } from './ways.ts';

const boardOf = (board: string) => {
  const read = readOptions({ board });
  if (!read.ok) throw new Error(board);
  return makeRace(read.options).board;
};

describe('winds', () => {
  it('are the same there as back, but opposite', () => {
    const board = boardOf('africa');
    board.spaces.forEach(({ near }, from) => {
      const winds = near.map((to) => windTo(board, from, to));
      expect(new Set(winds).size).toBe(near.length);
      expect(winds).not.toContain('north');
      expect(winds).not.toContain('south');
    });
    expect(windTo(board, 1, 2)).toBe('east');
    expect(windTo(board, 2, 1)).toBe('west');
    expect(windTo(board, board.start, board.destination)).toBe('south');
  });
});

describe('ways', () => {
  const race = given({
    blue: { at: 'timbuktu' },
    tiles: { 'e of timbuktu': '1p-danger', 'se of timbuktu': '1p2d-stop' },
  });
  const ground = { rules: race.rules, known: race.public };
  const from = race.space('timbuktu');

  it('add up what is known, and count what is not', () => {
    const short = waysFrom(ground, from, 'short');
    expect(short.get(race.space('se of timbuktu'))).toMatchObject({
      petrol: 1,
      damage: 2,
      dangers: 0,
      stops: 1,
      unfamiliar: 0,
    });
    expect(short.get(race.space('e of timbuktu'))).toMatchObject({ dangers: 1, unfamiliar: 0 });
    expect(short.has(from)).toBe(false);
  });

  it('hang together from space to space', () => {
    const { board } = race.rules;
    for (const sort of ['short', 'cheap'] as const)
      for (const [to, { spaces }] of waysFrom(ground, from, sort)) {
        expect(spaces.at(-1)).toBe(to);
        [from, ...spaces].slice(0, -1).forEach((space, i) => {
          expect(board.near[space]).toContain(spaces[i]);
        });
      }
  });

  it('are never longer when they are short, and never dearer when they are cheap', () => {
    const short = waysFrom(ground, from, 'short');
    const cheap = waysFrom(ground, from, 'cheap');
    for (const [to, way] of short)
      expect(way.spaces.length).toBeLessThanOrEqual(cheap.get(to)?.spaces.length ?? 0);
    const round = cheap.get(race.space('se of timbuktu'));
    expect(round?.spaces).toHaveLength(1);
  });
});

describe.each(BOARD_IDS)('the picture of %s', (id) => {
  const board = boardOf(id);

  it.each([60, 80, 90, 120])('fits into %i columns, with a place for every space', (width) => {
    const pitch = pitchFor(board, width);
    const rows = drawBoard(board, pitch, () => ({ sign: 'o'.repeat(pitch - 1), under: '' }));
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(width);
    expect(rows.join('\n').match(/o+/g)).toHaveLength(board.spaces.length);
  });

  it('shows a row of marks only where there are any, and keeps them apart', () => {
    const rows = drawBoard(board, 4, (space) => ({ sign: '.', under: space < 2 ? '@ABCD' : '' }));
    expect(rows.filter((row) => row.includes('@'))).toEqual([expect.stringMatching(/@ABCD @ABCD/)]);
  });
});

describe('short names', () => {
  it('are all different', () => {
    expect(shortNames(['Antofagasta', 'Antananarivo', 'La Paz', 'Lima'], 3)).toEqual([
      'ANT',
      'ANA',
      'LAP',
      'LIM',
    ]);
  });
});
