import { describe, expect, it } from 'vitest';
import type { Area } from '../geometry/data.ts';
import { geometryOf } from '../geometry/index.ts';
import { BOARDS } from '../testing/boards.ts';
import { curveOf } from './lines.ts';
import { themeOf } from './theme.ts';

const LETTER = 7.6;

/** Roughly what a name covers; the real widths of the faces are within a tenth of this. */
function nameBox(x: number, y: number, letters: number, anchor: string): Area {
  const width = letters * LETTER;
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return { x: left, y: y - 10, width, height: 12 };
}

const meet = (a: Area, b: Area) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(BOARDS)('names on the map of $name', ({ board }) => {
  const geometry = geometryOf(board);
  const view = { board, geometry, theme: themeOf('day') };
  const cities = board.spaces.flatMap(({ x, y, city }) => (city ? [{ x, y, id: city.id }] : []));
  const names = cities.map(({ x, y, id }) => {
    const { dx, dy, anchor } = geometry.labels[id] ?? { dx: 0, dy: geometry.radius * 0.7, anchor: 'middle' };
    return { id, box: nameBox(x + dx, y + dy, id.length, anchor) };
  });
  const flags = board.lines.map((line, index) => {
    const { x, y } = curveOf(view, line, index);
    return { id: `flag ${index}`, box: { x: x - 30, y: y - 11, width: 60, height: 22 } };
  });
  const plaques = cities.map(({ x, y, id }) => {
    const size = Math.min(1, geometry.radius / 36) * 15;
    return {
      id: `plaque of ${id}`,
      box: { x: x - size, y: y - geometry.radius * 0.14 - size, width: 2 * size, height: 2 * size },
    };
  });

  it('never lie on each other, on a plaque or under a fare', () => {
    const all = [...names, ...flags, ...plaques];
    const clashes = all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter((b) => meet(a.box, b.box))
        .map((b) => `${a.id} and ${b.id}`),
    );
    expect(clashes).toEqual([]);
  });

  it('stay inside the frame', () => {
    const { x, y, width, height } = geometry.frame;
    for (const { id, box } of [...names, ...flags]) {
      expect(
        box.x > x + 40 && box.y > y && box.x + box.width < x + width && box.y + box.height < y + height,
        id,
      ).toBe(true);
    }
  });
});
