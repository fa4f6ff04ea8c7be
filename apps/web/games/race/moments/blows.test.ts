import type { RaceEvent } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { blowsTo, fallenThrough, strikersOf, whyNotStopped } from './blows.ts';

const aimed = (by: number, target: number): RaceEvent => ({
  key: 'crewTargeted',
  seat: by,
  card: 'saboteur',
  target,
});
const hit = (seat: number, by: number, engine: number, chassis = 0): RaceEvent => ({
  key: 'damageTaken',
  seat,
  by,
  engine,
  chassis,
});
const passed = (seat: number): RaceEvent => ({ key: 'crewPassed', seat, guards: 0 });
const discarded = (seat: number, card: string): RaceEvent => ({ key: 'cardDiscarded', seat, card });
const broke = (seat: number): RaceEvent => ({ key: 'brokeDown', seat });
const planned = (boxes: number[]): RaceEvent => ({ key: 'planned', seat: 0, boxes });

/** Seat 0 with these levels, among others. */
const now = (engine: number, chassis: number, more: object = {}) => {
  const crew = { engine, chassis, arrived: 0, boxes: [0, 0, 0, 0], ...more };
  return { crews: [crew, crew, crew] } as unknown as Parameters<typeof blowsTo>[2];
};

describe('what was done to a crew', () => {
  it('is told with who, with which card, and from which level to which', () => {
    expect(blowsTo(0, [[passed(0)], [aimed(1, 0)], [hit(0, 1, 2), broke(0)]], now(0, 4))).toEqual([
      { line: 2, by: 1, card: 'saboteur', falls: { engine: { from: 2, to: 0 } }, lost: [] },
    ]);
  });

  it('adds up, one blow after the other', () => {
    const blows = blowsTo(0, [[aimed(1, 0)], [hit(0, 1, 2)], [aimed(2, 0)], [hit(0, 2, 1, 1)]], now(1, 3));
    expect(blows.map(({ by, falls }) => [by, falls])).toEqual([
      [1, { engine: { from: 4, to: 2 } }],
      [2, { engine: { from: 2, to: 1 }, chassis: { from: 4, to: 3 } }],
    ]);
    expect(fallenThrough(blows)).toEqual({ engine: { from: 4, to: 1 }, chassis: { from: 4, to: 3 } });
  });

  it('is told until the crew acts; discarding for the chassis is no act', () => {
    const log = [[aimed(1, 0)], [hit(0, 1, 0, 2)], [discarded(0, 'guide')]];
    expect(blowsTo(0, log, now(3, 1))[0]).toMatchObject({
      falls: { chassis: { from: 3, to: 1 } },
      lost: ['guide'],
    });
    expect(blowsTo(0, [...log, [passed(0)]], now(3, 1))).toEqual([]);
    expect(blowsTo(0, [...log, [passed(2)]], now(3, 1))).toHaveLength(1);
  });

  it('counts what was repaired since', () => {
    const fitted: RaceEvent = {
      key: 'partFitted',
      seat: 1,
      part: 'driver',
      engine: 2,
      chassis: 0,
      francs: 0,
    };
    expect(blowsTo(1, [[hit(1, 0, 2)], [{ ...fitted, seat: 1 }]], now(3, 3))).toEqual([]);
  });

  it('includes a breakdown in the crew’s own last drive, and cards lost by it, but no other damage', () => {
    const drive: RaceEvent = { key: 'spaceEntered', seat: 0, space: 3, petrol: 1, damage: 2, danger: false };
    expect(blowsTo(0, [[drive], [hit(0, 0, 2), broke(0)]], now(0, 4))).toMatchObject([
      { by: 0, card: null, falls: { engine: { from: 2, to: 0 } } },
    ]);
    expect(blowsTo(0, [[drive, hit(0, 0, 1)]], now(2, 4))).toEqual([]);
    expect(blowsTo(0, [[drive, hit(0, 0, 0, 2)], [discarded(0, 'guide')]], now(2, 2))).toMatchObject([
      { lost: ['guide'] },
    ]);
  });

  it('is nothing once the crew has arrived', () => {
    expect(blowsTo(0, [[hit(0, 1, 2)]], now(1, 1, { arrived: 1 }))).toEqual([]);
  });

  it('was not stopped because the guard was used, there was none, or it was let happen', () => {
    const why = (boxes: number[], left: number[], hasCard = false) =>
      whyNotStopped(0, [[planned(boxes)]], { now: now(1, 1, { boxes: left }), hasCard });
    expect(why([1, 2, 1, 1], [0, 0, 0, 0])).toBe('spent');
    expect(why([1, 2, 0, 2], [0, 0, 0, 0])).toBe('none');
    expect(why([1, 2, 1, 1], [0, 0, 1, 0])).toBe('let');
    expect(why([1, 2, 0, 2], [0, 0, 0, 0], true)).toBe('let');
  });

  it('marks who did it until the turn ends', () => {
    const log = [[hit(0, 1, 1)], [hit(2, 1, 1)], [hit(0, 0, 1)]];
    expect(strikersOf(0, log)).toEqual([1]);
    expect(strikersOf(0, [...log, [{ key: 'turnBegun', turn: 2 }]])).toEqual([]);
  });
});
