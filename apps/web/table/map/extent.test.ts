import { geometryOf } from '@race/atlas';
import { africa1 } from '@race/great-race/board/africa-1.ts';
import { southAmerica1 } from '@race/great-race/board/south-america-1.ts';
import { describe, expect, it } from 'vitest';
import { fitting } from './camera.ts';
import { wholeOf } from './extent.ts';

const pane = { width: 390, height: 460 };

describe.each([africa1, southAmerica1])('the whole of $id', (board) => {
  const sheet = { board, geometry: geometryOf(board) };

  it('keeps every space clear of the chips on a small screen', () => {
    const { x, y, k } = fitting(wholeOf(sheet, pane, { isCompact: true }), pane);
    for (const space of board.spaces) {
      expect((space.y - sheet.geometry.radius) * k + y).toBeGreaterThan(60);
      expect((space.x - sheet.geometry.radius) * k + x).toBeGreaterThan(0);
      expect((space.x + sheet.geometry.radius) * k + x).toBeLessThan(pane.width);
    }
  });

  it('is the sheet on a large one, with room for the ribbon under the goal', () => {
    const { frame, radius } = sheet.geometry;
    const { y, height } = wholeOf(sheet, { width: 950, height: 900 }, { isCompact: false });
    const lowest = Math.max(...board.ends.map((space) => board.spaces[space]?.y ?? 0));
    expect(y).toBe(frame.y);
    expect(y + height).toBeGreaterThanOrEqual(lowest + 1.5 * radius);
  });

  it('is an area even in a pane that has no size yet', () => {
    for (const isCompact of [true, false]) {
      const area = wholeOf(sheet, { width: 0, height: 0 }, { isCompact });
      expect(Object.values(area).every(Number.isFinite)).toBe(true);
    }
  });

  it('leaves room above it for what lies there', () => {
    const large = { width: 950, height: 900 };
    const { y, k } = fitting(wholeOf(sheet, large, { isCompact: false, above: 60 }), large);
    expect(sheet.geometry.frame.y * k + y).toBeGreaterThanOrEqual(59);
  });
});
