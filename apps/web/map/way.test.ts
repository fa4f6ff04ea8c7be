import { geometryOf } from '@race/atlas';
import { groundOf, parked } from '@race/atlas/draw/parking.ts';
import { africa1 } from '@race/great-race/board/africa-1.ts';
import { describe, expect, it } from 'vitest';
import { wayOf } from './way.ts';

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
    const [one, other, alone] = parked(sheet, [{ at: 2 }, { at: 2 }, { at: 9 }], 1);
    expect(one).not.toEqual(other);
    expect(one?.size).toBeLessThan(alone?.size ?? 0);
  });
});
