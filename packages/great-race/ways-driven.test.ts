import { describe, expect, it } from 'vitest';
import type { RaceEvent } from './events.ts';
import { waysDriven } from './ways-driven.ts';

const into = (seat: number, space: number): RaceEvent => ({
  key: 'spaceEntered',
  seat,
  space,
  petrol: 1,
  damage: 0,
  danger: false,
});
const by = (seat: number, line: number): RaceEvent => ({
  key: 'lineTaken',
  seat,
  line,
  from: 4,
  francs: 60,
  cards: 0,
});

describe('the ways driven', () => {
  it('lead from the start through every space, over land and by lines, each crew on its own', () => {
    const lines = [[into(0, 3), into(0, 4)], [into(1, 3)], [by(0, 2), into(0, 9)], [into(0, 10)]];
    expect(
      waysDriven({ lines: lines.map((events) => ({ events })), crews: ['french', 'italian'], start: 7 }),
    ).toEqual([
      {
        crew: 'french',
        from: 7,
        legs: [
          { to: 3, line: null },
          { to: 4, line: null },
          { to: 9, line: 2 },
          { to: 10, line: null },
        ],
      },
      { crew: 'italian', from: 7, legs: [{ to: 3, line: null }] },
    ]);
  });

  it('are empty for who never left', () => {
    expect(waysDriven({ lines: [], crews: ['french'], start: 7 })).toEqual([
      { crew: 'french', from: 7, legs: [] },
    ]);
  });
});
