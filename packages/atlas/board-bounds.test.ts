import { describe, expect, it } from 'vitest';
import { boardBounds } from './bounds/board-bounds.ts';
import { tileBounds } from './bounds/tile-bounds.ts';
import { isPicture } from './draw/terrain/pictures.ts';
import { BOARDS } from './testing/boards.ts';

describe.each(BOARDS)('the board of $name', ({ board, tiles, plan }) => {
  const bounds = [
    ...boardBounds(board, tiles, { ...plan, riskRegions: plan.risks.length }),
    ...tileBounds(tiles),
  ];

  it.each(bounds)('keeps its bound: $what, $limit', ({ measured, holds }) => {
    expect(holds, `measured ${measured}`).toBe(true);
  });

  it('numbers its spaces row by row from the north, and each row from the west', () => {
    const places = board.spaces.map(({ x, y }) => y * 10_000 + x);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has spaces that touch both ways, and never themselves', () => {
    for (const [index, space] of board.spaces.entries()) {
      expect(space.near).not.toContain(index);
      expect(space.near.length).toBeLessThanOrEqual(6);
      for (const near of space.near) expect(board.spaces[near]?.near).toContain(index);
    }
  });

  it('changes level by one at most from a space to the next', () => {
    for (const levels of board.levels) {
      expect(levels).toHaveLength(board.spaces.length);
      for (const [index, space] of board.spaces.entries()) {
        for (const near of space.near) {
          expect(Math.abs((levels[index] ?? 0) - (levels[near] ?? 0))).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('gives every city an id of its own, in plain letters', () => {
    const ids = board.spaces.flatMap(({ city }) => (city ? [city.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has no risk in a city, and a terrain that can be drawn everywhere', () => {
    for (const space of board.spaces) {
      if (space.city) expect(space.risk).toBe(false);
      expect(isPicture(space.terrain)).toBe(true);
    }
  });

  it('has purple cities at both ends and nowhere else', () => {
    const purple = board.spaces.flatMap(({ city }, index) => (city?.colour === 'purple' ? [index] : []));
    expect(purple).toEqual([...board.ends]);
  });
});

describe('what is known of the printed boards', () => {
  const cityOf = (name: string, id: string) =>
    BOARDS.find((one) => one.name === name)?.board.spaces.find(({ city }) => city?.id === id)?.city;

  it('stands on ours', () => {
    expect(cityOf('Africa', 'colomb-bechar')?.colour).toBe('purple');
    expect(cityOf('Africa', 'cape-town')?.colour).toBe('purple');
    expect(cityOf('Africa', 'nouadhibou')?.colour).toBe('blue');
    expect(cityOf('Africa', 'timbuktu')).toBeDefined();
    expect(cityOf('Africa', 'porto-novo')).toBeDefined();
    expect(cityOf('South America', 'ushuaia')?.colour).toBe('purple');
  });

  it('includes the tile with petrol 1, damage 2 and a stop', () => {
    for (const { tiles } of BOARDS) {
      expect(tiles).toContainEqual(
        expect.objectContaining({ petrol: 1, damage: 2, stop: true, danger: false }),
      );
    }
  });
});

describe('the two bags', () => {
  it('name each tile after what it asks', () => {
    for (const { tiles } of BOARDS) {
      for (const { id, petrol, damage, stop, danger } of tiles) {
        expect(id).toBe(
          `${petrol}p${damage ? `${damage}d` : ''}${stop ? '-stop' : ''}${danger ? '-danger' : ''}`,
        );
      }
    }
  });

  it('make South America harder on the machine and easier on petrol', () => {
    const [africa, america] = BOARDS.map(({ tiles }) => ({
      petrol: tiles.reduce((sum, tile) => sum + tile.petrol * tile.copies, 0),
      damage: tiles.reduce((sum, tile) => sum + tile.damage * tile.copies, 0),
    }));
    expect(america?.petrol).toBeLessThan(africa?.petrol ?? 0);
    expect(america?.damage).toBeGreaterThan(africa?.damage ?? 0);
  });
});
