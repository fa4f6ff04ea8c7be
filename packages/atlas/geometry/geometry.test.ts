import { describe, expect, it } from 'vitest';
import { BOARDS } from '../testing/boards.ts';
import { geometryOf } from './index.ts';

describe.each(BOARDS)('the geometry of $name', ({ board }) => {
  const geometry = geometryOf(board);

  it('is small enough for the page', () => {
    expect(geometry.coast.length).toBeGreaterThan(5000);
    expect(geometry.coast.length).toBeLessThan(12_000);
    expect(JSON.stringify(geometry).length).toBeLessThan(25_000);
  });

  it('says for every line how it is drawn', () => {
    expect(geometry.lines).toHaveLength(board.lines.length);
  });

  it('names only cities of the board', () => {
    const ids = board.spaces.flatMap(({ city }) => (city ? [city.id] : []));
    for (const id of Object.keys(geometry.labels)) expect(ids).toContain(id);
  });

  it('fits the distance between touching spaces', () => {
    for (const space of board.spaces) {
      for (const near of space.near) {
        const other = board.spaces[near];
        const far = Math.hypot((other?.x ?? 0) - space.x, (other?.y ?? 0) - space.y);
        expect(Math.abs(far - geometry.radius * Math.sqrt(3))).toBeLessThan(0.3);
      }
    }
  });

  it('leaves the free areas and the cartouche clear of spaces', () => {
    const areas = [
      ...geometry.free,
      { x: geometry.cartouche[0], y: geometry.cartouche[1], width: 190, height: 138 },
    ];
    for (const { x, y, width, height } of areas) {
      for (const space of board.spaces) {
        const dx = Math.max(x - space.x, 0, space.x - x - width);
        const dy = Math.max(y - space.y, 0, space.y - y - height);
        expect(Math.hypot(dx, dy), `${space.x}, ${space.y}`).toBeGreaterThan(geometry.radius);
      }
    }
  });

  it('keeps every space inside the frame', () => {
    const { x, y, width, height } = geometry.frame;
    for (const space of board.spaces) {
      expect(space.x - geometry.radius).toBeGreaterThan(x);
      expect(space.x + geometry.radius).toBeLessThan(x + width);
      expect(space.y - geometry.radius).toBeGreaterThan(y);
      expect(space.y + geometry.radius).toBeLessThan(y + height);
    }
  });
});

describe('a board without geometry', () => {
  it('is refused by name', () => {
    expect(() => geometryOf({ id: 'atlantis', version: 1 })).toThrow('atlantis');
  });
});
