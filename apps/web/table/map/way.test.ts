import { geometryOf } from '@race/atlas';
import { groundOf, parked } from '@race/atlas/draw/parking.ts';
import { africa1 } from '@race/great-race/board/africa-1.ts';
import { describe, expect, it } from 'vitest';
import { looksLeft } from './vehicles.tsx';
import { framesOf, lengthOf, partWay, wayOf } from './way.ts';

const sheet = { board: africa1, geometry: geometryOf(africa1) };
const start = groundOf(sheet, 2);
const entered = (seat: number, space: number) =>
  ({ key: 'spaceEntered', seat, space, petrol: 1, damage: 0, danger: false }) as const;

describe('the way of a vehicle', () => {
  it('goes from space to space, and only its own', () => {
    const way = wayOf(sheet, [entered(0, 3), entered(1, 7), entered(0, 4)], 0, start);
    expect(way.map(({ to }) => to)).toEqual([groundOf(sheet, 3), groundOf(sheet, 4)]);
  });

  it('follows the curve of a line and ends where the line ends', () => {
    const way = wayOf(
      sheet,
      [{ key: 'lineTaken', seat: 0, line: 0, from: 10, francs: 130, cards: 0 }, entered(0, 52)],
      0,
      groundOf(sheet, 5),
    );
    expect(way.length).toBeGreaterThan(5);
    expect(way.at(-1)?.to).toEqual(groundOf(sheet, 52));
  });

  it('comes back from a space that could not be paid', () => {
    expect(wayOf(sheet, [{ key: 'turnedBack', seat: 0, space: 3 }], 0, start).at(-1)?.to).toEqual(start);
  });

  it('is none when the crew stays', () => {
    expect(wayOf(sheet, [{ key: 'crewPassed', seat: 0, guards: 0 }], 0, start)).toEqual([]);
  });
});

describe('vehicles in one space', () => {
  it('stand apart, and smaller than one alone', () => {
    const [one, other, alone] = parked(sheet, [{ at: 2 }, { at: 2 }, { at: 9 }], { letters: 1 });
    expect(one).not.toEqual(other);
    expect(one?.size).toBeLessThan(alone?.size ?? 0);
  });
});

const begin = { x: 0, y: 0, size: 1, flag: 'left', isPennant: false } as const;
const way = [
  { to: { x: 10, y: 0 }, time: 1 },
  { to: { x: -10, y: 20 }, time: 1 },
];

describe('a drive acted out', () => {
  it('is somewhere on its way at any time', () => {
    expect(partWay(begin, way, 0.5)).toEqual({
      at: { x: 5, y: 0 },
      rest: [{ to: { x: 10, y: 0 }, time: 0.5 }, way[1]],
    });
    expect(partWay(begin, way, 1.5).at).toEqual({ x: 0, y: 10 });
    expect(partWay(begin, way, 2)).toEqual({ at: { x: -10, y: 20 }, rest: [] });
    expect(lengthOf(partWay(begin, way, 0.75).rest)).toBeCloseTo(1.25);
  });

  it('turns the nose where a leg begins', () => {
    const { drive, turn } = framesOf(begin, way, { ...begin, x: -12, y: 21, size: 0.5 }, false);
    expect(turn.map(({ transform }) => transform)).toEqual(['none', 'scaleX(-1)', 'scaleX(-1)']);
    expect(drive.map(({ offset }) => offset)).toEqual([0, 0.5, 1]);
    expect(drive.at(-1)?.transform).toBe('translate(-12px, 21px) scale(0.5)');
  });

  it('keeps its nose where it was when it goes straight up or down', () => {
    expect(looksLeft({ x: 0, y: 0 }, { x: 2, y: 50 }, true)).toBe(true);
    expect(looksLeft({ x: 0, y: 0 }, { x: 2, y: 50 }, false)).toBe(false);
  });
});
