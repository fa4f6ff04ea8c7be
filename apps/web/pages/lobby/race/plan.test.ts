import { describe, expect, it } from 'vitest';
import {
  canBe,
  kindOf,
  planOfTable,
  readPlan,
  requestedTable,
  seatFor,
  withCrews,
  writePlan,
} from './set-up.tsx';

const defaults = readPlan(null);

describe('a table that is planned', () => {
  it('has a seat for its maker and the others for friends', () => {
    expect(requestedTable(defaults).seats).toEqual(['me', 'open', 'open', 'open']);
  });

  it('asks everybody who might answer, so that being asked says nothing', () => {
    expect(requestedTable(defaults).options.askOnlyWhoCan).toBe(false);
  });

  it('gives its maker another seat, and the one given up to a friend', () => {
    const moved = seatFor(defaults, 2, 'mine');
    expect(requestedTable(moved).seats).toEqual(['open', 'open', 'me', 'open']);
  });

  it('puts bots where they are wanted, but not on the seat of its maker', () => {
    const plan = seatFor(seatFor(defaults, 1, 'racer'), 3, 'random');
    expect(requestedTable(plan).seats).toEqual(['me', 'racer', 'open', 'random']);
    expect(canBe(plan, 0, 'racer')).toBe(false);
    expect(seatFor(plan, 0, 'friend')).toBe(plan);
  });

  it('keeps its maker at the table when there are fewer crews', () => {
    const plan = withCrews(seatFor(seatFor(defaults, 3, 'mine'), 0, 'racer'), 2);
    expect(requestedTable(plan).seats).toEqual(['me', 'open']);
    expect(kindOf(plan, 0)).toBe('mine');
  });

  it('is remembered, and an invalid one is the default', () => {
    const plan = seatFor(seatFor(defaults, 1, 'mine'), 0, 'racer');
    expect(requestedTable(readPlan(writePlan(plan))).seats).toEqual(['racer', 'me', 'open', 'open']);
    expect(requestedTable(readPlan('{"seating":7}')).seats[0]).toBe('me');
  });
});

describe('the plan of a table whose race has not begun', () => {
  it('is what was requested, with the people who sit there', () => {
    const options = {
      crews: 3,
      board: 'south-america',
      towards: 'north',
      modules: ['patronage'],
      vehicles: ['english', 'french', 'belgian'],
    };
    const person = { kind: 'person', person: 'p', name: 'Ada' } as never;
    const seats = [person, { kind: 'bot', bot: 'beginner', free: false } as const, person];
    const requested = requestedTable(planOfTable({ options, seats, you: 2 }));
    expect(requested.seats).toEqual(['open', 'beginner', 'me']);
    expect(requested.options).toMatchObject(options);
  });
});
