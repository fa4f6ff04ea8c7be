import type { PlayerResult } from '@race/local/player-results.ts';
import { describe, expect, it } from 'vitest';
import { countedRace, meanPrestige } from './race.ts';

const result = (change: Partial<PlayerResult>): PlayerResult => ({
  seat: 0,
  name: 'Anna',
  crew: 'french',
  captain: null,
  place: 1,
  arrived: true,
  prestige: 10,
  turns: 5,
  spaces: 20,
  longest: 6,
  francs: 100,
  cards: 8,
  dangers: 2,
  ...change,
});

const counted = (change: Partial<PlayerResult>) =>
  countedRace(result(change), { table: 't', touched: 0, options: { board: 'africa', crews: 4 } });

describe('BASE-END-07 a race that counts', () => {
  it('is won only by who arrived', () => {
    expect(counted({}).won).toBe(true);
    expect(counted({ arrived: false }).won).toBe(false);
    expect(counted({ place: 2 }).won).toBe(false);
  });

  it('has an average prestige of those alone who arrived', () => {
    const all = [counted({}), counted({ prestige: 5 }), counted({ arrived: false, prestige: 0 })];
    expect(meanPrestige(all)).toBe(7.5);
    expect(meanPrestige([])).toBe(null);
  });
});
