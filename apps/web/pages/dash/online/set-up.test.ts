import { describe, expect, it } from 'vitest';
import { canBe, kindOf, readPlan, requestedTable, seatFor, withCount, writePlan } from './set-up.tsx';

const defaults = readPlan(null);

describe('a dash planned with friends', () => {
  it('has a seat for its maker and the others for friends', () => {
    expect(requestedTable(defaults)).toEqual({
      options: { players: 4, characters: 'drawn', data: 1 },
      seats: ['me', 'open', 'open', 'open'],
    });
  });

  it('puts bots where they are wanted, but not on the seat of its maker', () => {
    const plan = seatFor(seatFor(defaults, 1, 'ace'), 3, 'mine');
    expect(requestedTable(plan).seats).toEqual(['open', 'ace', 'open', 'me']);
    expect(canBe(plan, 3, 'rookie')).toBe(false);
    expect(seatFor(plan, 3, 'rookie')).toBe(plan);
  });

  it('keeps its maker at the table when there are fewer seats', () => {
    const two = withCount(seatFor(defaults, 3, 'mine'), 2);
    expect(kindOf(two, 0)).toBe('mine');
    expect(requestedTable(withCount(two, 7)).seats).toHaveLength(7);
  });

  it('is remembered, and an invalid one is the default', () => {
    const plan = { ...seatFor(defaults, 2, 'driver'), characters: 'chosen' as const };
    expect(readPlan(writePlan(plan))).toEqual(plan);
    for (const text of ['no', '{"seats":7}', '{"seats":["friend","king"],"mine":0}', '{"seats":[],"mine":0}'])
      expect(readPlan(text)).toEqual(defaults);
    expect(readPlan(writePlan({ ...plan, mine: 9 }))).toEqual(defaults);
  });
});
