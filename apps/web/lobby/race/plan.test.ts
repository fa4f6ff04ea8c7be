import { describe, expect, it } from 'vitest';
import { askedFor, canBe, kindOf, readPlan, seatFor, withCrews, writePlan } from './plan.ts';

const usual = readPlan(null);

describe('a table that is planned', () => {
  it('has a seat for its maker and the others for friends', () => {
    expect(askedFor(usual).seats).toEqual(['me', 'open', 'open', 'open']);
  });

  it('asks everybody who might answer, so that being asked says nothing', () => {
    expect(askedFor(usual).options.askOnlyWhoCan).toBe(false);
  });

  it('gives its maker another seat, and the one given up to a friend', () => {
    const moved = seatFor(usual, 2, 'mine');
    expect(askedFor(moved).seats).toEqual(['open', 'open', 'me', 'open']);
  });

  it('puts bots where they are wanted, but not on the seat of its maker', () => {
    const plan = seatFor(seatFor(usual, 1, 'racer'), 3, 'random');
    expect(askedFor(plan).seats).toEqual(['me', 'racer', 'open', 'random']);
    expect(canBe(plan, 0, 'racer')).toBe(false);
    expect(seatFor(plan, 0, 'friend')).toBe(plan);
  });

  it('keeps its maker at the table when there are fewer crews', () => {
    const plan = withCrews(seatFor(seatFor(usual, 3, 'mine'), 0, 'racer'), 2);
    expect(askedFor(plan).seats).toEqual(['me', 'open']);
    expect(kindOf(plan, 0)).toBe('mine');
  });

  it('is remembered, and what is no plan is the usual one', () => {
    const plan = seatFor(seatFor(usual, 1, 'mine'), 0, 'racer');
    expect(askedFor(readPlan(writePlan(plan))).seats).toEqual(['racer', 'me', 'open', 'open']);
    expect(askedFor(readPlan('{"seating":7}')).seats[0]).toBe('me');
  });
});
