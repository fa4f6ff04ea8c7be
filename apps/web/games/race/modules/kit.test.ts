import { geometryOf } from '@race/atlas';
import { africa1 } from '@race/great-race/board/africa-1.ts';
import { southAmerica1 } from '@race/great-race/board/south-america-1.ts';
import { expect, it } from 'vitest';
import { isAtFoot } from '../modules/kit.ts';

it.each([africa1, southAmerica1])(
  'the southern end of $id is at the foot of its map, the northern is not',
  (board) => {
    const sheet = { board, geometry: geometryOf(board) };
    const [north = -1, south = -1] = board.ends;
    expect([north, south].map((space) => isAtFoot(sheet, space))).toEqual([false, true]);
    expect(isAtFoot(sheet, -1)).toBe(false);
  },
);
