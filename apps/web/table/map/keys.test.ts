import { BOARD_IDS } from '@race/great-race';
import { GROUND } from '@race/great-race/testing/ground/index.ts';
import { describe, expect, it } from 'vitest';
import { cityFrom, DIRECTIONS, nextOf, spaceTowards } from './keys.ts';

const boards = BOARD_IDS.map((id) => GROUND[id].board);

describe.each(boards)('the cursor on $id', (board) => {
  const at = (space: number) => board.spaces[space] ?? { x: 0, y: 0, near: [] };

  it('goes to the space beside where there is one, and back again', () => {
    for (const [space, { near, x }] of board.spaces.entries()) {
      const east = spaceTowards(board, space, DIRECTIONS.ArrowRight, x);
      const beside = near.find((one) => at(one).y === at(space).y && at(one).x > x);
      if (beside === undefined) continue;
      expect(east).toBe(beside);
      expect(spaceTowards(board, east, DIRECTIONS.ArrowLeft, at(east).x)).toBe(space);
    }
  });

  it('reaches every space by arrows alone', () => {
    const seen = new Set([0]);
    for (const space of seen)
      for (const direction of Object.values(DIRECTIONS))
        for (const column of [at(space).x - 60, at(space).x, at(space).x + 60])
          seen.add(spaceTowards(board, space, direction, column));
    expect(seen.size).toBe(board.spaces.length);
  });

  it('keeps its column on the way down', () => {
    const [start] = board.ends;
    const column = at(start).x;
    let here = start;
    for (let step = 0; step < 4; step++) here = spaceTowards(board, here, DIRECTIONS.ArrowDown, column);
    expect(Math.abs(at(here).x - column)).toBeLessThan(70);
  });
});

describe('the cursor', () => {
  const [board] = boards;
  if (board === undefined) throw new Error('no boards');

  it('goes around the lit spaces as one reads', () => {
    const lit = [board.spaces.length - 1, 0, 5];
    const first = nextOf(board, lit, null, 1);
    const second = nextOf(board, lit, first, 1);
    expect(new Set([first, second, nextOf(board, lit, second, 1)])).toEqual(new Set(lit));
    expect(nextOf(board, lit, first, -1)).toBe(nextOf(board, lit, null, -1));
    expect(nextOf(board, [], null, 1)).toBeNull();
  });

  it('finds cities by their first letter, accents or not', () => {
    const names = (city: string) => (city === 'timbuktu' ? 'Tîmbuktu' : city);
    const found = cityFrom(board, names, 't', -1);
    expect(board.spaces[found ?? -1]?.city?.id.startsWith('t')).toBe(true);
    expect(cityFrom(board, names, 'tim', -1)).not.toBeNull();
    expect(cityFrom(board, names, '§', -1)).toBeNull();
  });
});
