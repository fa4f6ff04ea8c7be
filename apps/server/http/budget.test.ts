import { describe, expect, it } from 'vitest';
import { makeBudget } from './budget.ts';

describe('the time an address may use', () => {
  it('is enough for a first visit without any delay', () => {
    const budget = makeBudget(() => 0);
    for (let n = 0; n < 450; n++) budget.charge('a', 0.05);
    expect(budget.delay('a')).toBe(0);
  });

  it('makes short excess wait, and others not at all', () => {
    let time = 0;
    const budget = makeBudget(() => time);
    budget.charge('a', 90);
    expect(budget.delay('a')).toBeCloseTo(100);
    expect(budget.delay('b')).toBe(0);
    time = 100;
    expect(budget.delay('a')).toBeCloseTo(0);
  });

  it('refuses lasting excess, and serves again when it is paid off', () => {
    let time = 0;
    const budget = makeBudget(() => time);
    for (let n = 0; n < 61; n++) budget.charge('a', 50);
    expect(budget.delay('a')).toBeNull();
    time = 2_000;
    expect(budget.delay('a')).not.toBeNull();
    time = 60_000;
    expect(budget.delay('a')).toBe(0);
  });

  it('stays the same when the clock goes back', () => {
    let time = 3_600_000;
    const budget = makeBudget(() => time);
    budget.charge('a', 10);
    time = 0;
    budget.charge('a', 10);
    expect(budget.delay('a')).toBe(0);
  });

  it('remembers nobody for ever', () => {
    let time = 0;
    const budget = makeBudget(() => time);
    budget.charge('first', 4_000);
    for (let n = 0; n < 120_000; n++) {
      time += 1;
      budget.charge(`x${n}`, 4_000);
    }
    expect(budget.delay('first')).toBe(0);
  });
});
