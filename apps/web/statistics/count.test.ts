import { describe, expect, it } from 'vitest';
import { type Counted, csvOf, groupsOf, jsonOf, placesOf, sumOf } from './count.ts';

const race = (change: Partial<Counted>): Counted => ({
  table: 't',
  touched: 0,
  board: 'africa',
  crews: 4,
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

const ALL = [
  race({}),
  race({ place: 3, prestige: 5, turns: 7, longest: 9, crew: 'italian' }),
  race({ place: 1, arrived: false, prestige: 0, board: 'south-america' }),
];

describe('BASE-END-07 the figures of one’s races', () => {
  it('count a win only for who arrived, and the average prestige of those alone', () => {
    expect(sumOf(ALL)).toMatchObject({
      races: 3,
      wins: 1,
      arrived: 2,
      prestige: 7.5,
      longest: 9,
      spaces: 60,
    });
    expect(sumOf(ALL).turns).toBeCloseTo(17 / 3);
  });

  it('are nothing without a race', () => {
    expect(sumOf([])).toMatchObject({ races: 0, wins: 0, prestige: null, longest: 0 });
    expect(placesOf([])).toEqual([]);
  });

  it('stand by place, and by whatever races have in common', () => {
    expect(placesOf(ALL)).toEqual([2, 0, 1]);
    expect(groupsOf(ALL, ({ crew }) => crew)).toEqual([
      { name: 'french', races: 2, wins: 1 },
      { name: 'italian', races: 1, wins: 0 },
    ]);
  });
});

describe('the figures as a file', () => {
  it('have a line a race, quoted where they must be, and never a formula', () => {
    const [head, first, second] = csvOf([race({ name: 'Ann, "A"' }), race({ name: '=1+1' })]).split('\r\n');
    expect(head).toMatch(/^table,touched,board,crews,seat,name,/);
    expect(first).toContain('"Ann, ""A"""');
    expect(first).toContain('1970-01-01T00:00:00.000Z');
    expect(second).toContain(",'=1+1,");
    expect(first?.split(',').length).toBeGreaterThanOrEqual(head?.split(',').length ?? 0);
  });

  it('come back from JSON as they were', () => {
    expect(JSON.parse(jsonOf(ALL))).toEqual({ format: 1, races: ALL });
  });
});
