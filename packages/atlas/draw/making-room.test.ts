import { africa1 } from '@race/great-race/board/africa-1.ts';
import { southAmerica1 } from '@race/great-race/board/south-america-1.ts';
import { describe, expect, it } from 'vitest';
import { geometryOf } from '../index.ts';
import { type Bounds, covered, freest, shifted } from './boxes.ts';
import { cityBoxes } from './cities.ts';
import { flagBox, flagSpots } from './lines.ts';
import { roomFor, signsOn, type Written } from './making-room.ts';
import { laidTiles, tileScale } from './spaces.ts';
import { themeOf } from './theme.ts';

const TILE = { id: '2p1d-danger', petrol: 2, damage: 1, danger: true, stop: false, copies: 1 };
const names = (city: string) => city;
const box = (left: number, right: number): Bounds => ({ left, right, top: 0, bottom: 10 });

const viewOf = (board: typeof africa1) => ({ board, geometry: geometryOf(board), theme: themeOf('day') });
type View = ReturnType<typeof viewOf>;

/** Tiles on these spaces, or wherever one can lie. */
function written(view: View, { letters, on }: { letters: number; on?: readonly number[] }): Written {
  const tiles = view.board.spaces.map(({ city }, space) =>
    city === null && (on === undefined || on.includes(space)) ? TILE : null,
  );
  return {
    laid: laidTiles(view, tiles),
    taken: [],
    names,
    sight: 'far',
    letters,
    flags: Math.min(letters, 1.3),
  };
}

describe('boxes on the map', () => {
  it('cover each other where they meet', () => {
    expect(covered([box(0, 10)], [box(8, 20), box(10, 30)])).toBe(20);
  });

  it('are put where they cover nothing, the nearest place first, else where they cover least', () => {
    expect(freest([5, 3, 0, 0.5], (area) => area)).toBe(0);
    expect(freest([5, 3, 4], (area) => area)).toBe(3);
    expect(freest([], () => 0)).toBeUndefined();
  });
});

describe.each([
  ['Africa', viewOf(africa1)],
  ['South America', viewOf(southAmerica1)],
])('prices of tiles in %s', (_, view) => {
  it.each([1, 1.6])('are covered far less than if nothing made room, letters at %f', (letters) => {
    const all = written(view, { letters });
    const { flags, moved } = roomFor(view, all);
    const cities = cityBoxes(view, names, { scale: letters });
    const area = (spots: typeof flags, isMoved: boolean) => {
      const over = [...cities, ...spots.map((spot) => flagBox(spot, all.flags))];
      return all.laid.reduce((sum, one) => {
        const scale = tileScale(view, one.space);
        const { x, y } = (isMoved ? moved.get(one.space) : undefined) ?? { x: 0, y: 0 };
        const away = { x: x * scale, y: y * scale };
        const boxes = signsOn(view, one, all).map((sign) => shifted(sign, away));
        return sum + covered(boxes, over);
      }, 0);
    };
    expect(area(flags, true)).toBeLessThan(0.5 * area(flagSpots(view, all.flags), false));
  });

  it('stay in their place where nothing is written over them', () => {
    const { moved } = roomFor(view, written(view, { letters: 1 }));
    const inPlace = [...moved.values()].filter(({ x, y }) => x === 0 && y === 0);
    expect(inPlace.length).toBeGreaterThan(moved.size / 3);
  });

  it('have the flag of a line step aside, if it has room on its line', () => {
    const [spot] = flagSpots(view, 1);
    if (spot === undefined) throw new Error('there are no lines');
    const there = flagBox(spot, 1);
    const [aside] = flagSpots(view, 1, [{ ...there, right: there.left + 8 }]);
    expect(aside).not.toEqual(spot);
  });
});
