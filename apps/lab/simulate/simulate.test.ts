import { addUp, count, type Spread, seating, summary } from '@race/balance';
import { describe, expect, it } from 'vitest';
import { playGames } from './job.ts';

describe('a spread', () => {
  it('knows mean, ends and percentiles', () => {
    const spread: Spread = {};
    for (let value = 1; value <= 100; value++) count(spread, value);
    expect(summary(spread)).toEqual({ mean: 50.5, least: 1, p5: 5, p50: 50, p95: 95, most: 100 });
  });

  it('adds up', () => {
    expect(addUp<Spread>({ 3: 1 }, { 3: 2, 7: 1 })).toEqual({ 3: 3, 7: 1 });
    expect(summary({})).toEqual({ mean: 0, least: 0, p5: 0, p50: 0, p95: 0, most: 0 });
  });
});

describe('seats', () => {
  it.each([
    [['a', 'b'], 4],
    [['a', 'b', 'c'], 2],
    [['a'], 3],
  ])('are taken by each of %j equally often, at a table of %i', (bots, seats) => {
    const taken = new Map<string, number>();
    for (let nth = 0; nth < 6; nth++)
      for (const [seat, bot] of seating(bots, seats, nth).entries())
        taken.set(`${bot}${seat}`, (taken.get(`${bot}${seat}`) ?? 0) + 1);
    expect(taken.size).toBe(bots.length * seats);
    expect(new Set(taken.values()).size).toBe(1);
  });
});

describe('games', () => {
  const job = { game: 'race', options: { crews: 2 }, bots: ['racer', 'random'], seed: 3, anyModules: false };

  it('are the same however they are shared out', () => {
    const all = playGames({ ...job, first: 0, games: 4 });
    const parts = [playGames({ ...job, first: 0, games: 1 }), playGames({ ...job, first: 1, games: 3 })];
    expect(parts.reduce(addUp)).toEqual(all);
  });

  it('come with other modules each where any may be in play', () => {
    const any = { ...job, anyModules: true };
    const all = playGames({ ...any, first: 0, games: 4 });
    expect(all.games).toBe(4);
    expect(playGames({ ...any, first: 0, games: 4 })).toEqual(all);
    expect(all).not.toEqual(playGames({ ...job, first: 0, games: 4 }));
  });

  it('count every win once', () => {
    const tally = playGames({ ...job, first: 0, games: 4 });
    const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
    expect(sum(tally.winsBySeat) + tally.noWinner).toBe(4);
    expect(sum(tally.winsByPlace) + tally.noWinner).toBe(4);
    expect(sum(Object.values(tally.bots).map(({ wins }) => wins)) + tally.noWinner).toBe(4);
  });
});
