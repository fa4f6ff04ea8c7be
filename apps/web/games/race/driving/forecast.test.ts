import { describe, expect, it } from 'vitest';
import { forecastOf, shareOf } from './drive-plan.ts';

const DRIVER = { petrol: 5, engine: 3, chassis: 5, cards: 4, guards: 1 };
const NO_CARDS = { drawn: 0, used: 0 };
const tile = (petrol: number, damage = 0, danger = false) => ({ petrol, damage, danger });

describe('what a drive leaves', () => {
  it('counts petrol and damage of every known space', () => {
    const after = forecastOf(
      DRIVER,
      [tile(2, 1), tile(1, 1), tile(1)],
      { meeting: 'guard', onEngine: null },
      NO_CARDS,
    );
    expect(after).toMatchObject({ petrol: 1, damage: 2, averted: 0, suffered: 0, discards: 0 });
    expect(after.engine + after.chassis).toBe(6);
  });

  it('BASE-DRIVE-04 counts a danger as damage unless a guard averts it', () => {
    const danger = [tile(1, 1, true), tile(1, 0, true)];
    const guarded = forecastOf(DRIVER, danger, { meeting: 'guard', onEngine: null }, NO_CARDS);
    expect(guarded).toMatchObject({ damage: 3, averted: 1, suffered: 1 });
    const suffered = forecastOf(DRIVER, danger, { meeting: 'suffer', onEngine: null }, NO_CARDS);
    expect(suffered).toMatchObject({ damage: 5, averted: 0, suffered: 2 });
  });

  it('BASE-HAND-01 counts the cards that a lower chassis does not hold, drawn ones included', () => {
    const wishes = { meeting: 'guard', onEngine: 0 } as const;
    expect(forecastOf(DRIVER, [tile(1, 2)], wishes, { drawn: 1, used: 0 })).toMatchObject({
      engine: 3,
      chassis: 3,
      drawn: 1,
      discards: 2,
    });
    expect(forecastOf(DRIVER, [tile(1, 2)], wishes, { drawn: 1, used: 1 }).discards).toBe(1);
  });

  it('leaves out what is not known, and never takes more than there is', () => {
    const wishes = { meeting: 'guard', onEngine: null } as const;
    expect(forecastOf(DRIVER, [null, tile(9)], wishes, NO_CARDS).petrol).toBe(0);
    expect(forecastOf({ ...DRIVER, engine: 1, chassis: 1 }, [tile(0, 5)], wishes, NO_CARDS)).toMatchObject({
      engine: 0,
      chassis: 0,
      damage: 2,
    });
  });

  it('shares out as wished, space by space', () => {
    const two = [tile(1, 2), tile(1, 2)];
    expect(forecastOf(DRIVER, two, { meeting: 'guard', onEngine: 1 }, NO_CARDS)).toMatchObject({
      engine: 2,
      chassis: 2,
    });
    expect(forecastOf(DRIVER, two, { meeting: 'guard', onEngine: 3 }, NO_CARDS)).toMatchObject({
      engine: 0,
      chassis: 4,
    });
  });
});

describe('a share of damage', () => {
  it('is a wish only as far as the gauges allow', () => {
    const bearing = { engine: 3, chassis: 1, cards: 0, damage: 3 };
    expect(shareOf(bearing, 0)).toBe(2);
    expect(shareOf(bearing, 9)).toBe(3);
    expect(shareOf(bearing, null)).toBe(2);
  });
});
