import { describe, expect, it } from 'vitest';
import { standings, winnerOf } from './standings.ts';
import { given } from './testing/given.ts';
import type { GivenCrew } from './testing/position.ts';

const table = (blue: GivenCrew, orange: GivenCrew, others: { green?: GivenCrew; red?: GivenCrew } = {}) =>
  given({ blue, orange, ...others }).public;

const order = (known: ReturnType<typeof table>) => standings(known).map(({ seat }) => seat);

describe('BASE-END-03 who can win', () => {
  it('is only who is in the destination city', () => {
    const known = table({ arrived: 1, engine: 0, chassis: 0, francs: 0 }, { at: 118, francs: 1000 });
    expect(winnerOf(known)).toBe(0);
    expect(order(known)).toEqual([0, 1]);
  });

  it('is nobody when nobody arrived', () => {
    expect(winnerOf(table({ francs: 500 }, {}))).toBe(-1);
  });
});

describe('BASE-END-04 prestige', () => {
  it('is counted as in the rulebook’s example: 7 for who came first, 8 for the winner', () => {
    const known = table(
      { arrived: 1, engine: 1, chassis: 1, francs: 10 },
      { arrived: 2, engine: 2, chassis: 2, francs: 50 },
    );
    expect(standings(known)).toEqual([
      { seat: 1, place: 2, arrival: 3, engine: 2, chassis: 2, money: 1, more: 0, prestige: 8 },
      { seat: 0, place: 1, arrival: 5, engine: 1, chassis: 1, money: 0, more: 0, prestige: 7 },
    ]);
    expect(winnerOf(known)).toBe(1);
  });

  it('is 5, 3 and 1 for the first three, and nothing for the fourth', () => {
    const home = { engine: 0, chassis: 0, francs: 0 };
    const known = table(
      { ...home, arrived: 4 },
      { ...home, arrived: 3 },
      { green: { ...home, arrived: 2 }, red: { ...home, arrived: 1 } },
    );
    expect(standings(known).map(({ seat, prestige }) => [seat, prestige])).toEqual([
      [3, 5],
      [2, 3],
      [1, 1],
      [0, 0],
    ]);
  });

  it('counts each full 50 F and nothing for the rest', () => {
    const money = (francs: number) => standings(table({ arrived: 1, francs }, {}))[0]?.money;
    expect([0, 49, 50, 99, 100, 240].map(money)).toEqual([0, 0, 1, 1, 2, 4]);
  });
});

describe('BASE-END-05 ties', () => {
  it('go to the earlier arrival', () => {
    const known = table(
      { arrived: 2, engine: 3, chassis: 2, francs: 0 },
      { arrived: 1, engine: 2, chassis: 1, francs: 0 },
    );
    expect(standings(known).map(({ prestige }) => prestige)).toEqual([8, 8]);
    expect(order(known)).toEqual([1, 0]);
    expect(winnerOf(known)).toBe(1);
  });
});

describe('BASE-END-06 who did not arrive', () => {
  it('comes after all who did, by progression and stack', () => {
    const known = table(
      { at: 'zinder', francs: 900, since: 2 },
      { at: 'windhoek' },
      { green: { arrived: 1, engine: 0, chassis: 0, francs: 0 }, red: { at: 'zinder', since: 1 } },
    );
    expect(order(known)).toEqual([2, 1, 3, 0]);
    expect(standings(known)[3]).toMatchObject({ seat: 0, place: 0, arrival: 0 });
  });

  it('comes after the last who did, whatever the seats', () => {
    const known = table(
      { at: 'windhoek' },
      { arrived: 2, engine: 0, chassis: 0, francs: 0 },
      {
        green: { arrived: 1 },
      },
    );
    expect(order(known)).toEqual([2, 1, 0]);
  });
});
