import { describe, expect, it } from 'vitest';
import type { CoachDone } from './blunders.ts';
import { report } from './report.ts';

const review = { lessons: 0, cpuSeconds: 4 };
const race = (clean: Partial<CoachDone['clean']>, planted: CoachDone['planted']): CoachDone => ({
  crews: 2,
  clean: { ...review, unfounded: 0, ...clean },
  planted,
});
const blunder = (isFound: boolean) => ({ ...review, subject: 'drive', cost: 0.2, isFound }) as const;

describe('the report on the coach', () => {
  it('says how many blunders were found, by subject', () => {
    const told = report([
      race({}, blunder(true)),
      race({}, blunder(true)),
      race({}, blunder(false)),
      race({}, null),
    ]);
    expect(told).toMatchObject({ races: 4, planted: 3, found: 2, foundShare: 0.667, missedCosts: [0.2] });
    expect(told.bySubject).toEqual([{ subject: 'drive', planted: 3, found: 2 }]);
  });

  it('counts what was told of races without a blunder, and what of that is unfounded', () => {
    const told = report([race({ lessons: 2, unfounded: 1 }, null), race({}, null)]);
    expect(told).toMatchObject({ toldOfClean: 2, falseAlarms: 1, falseAlarmsPerTen: 5 });
  });

  it('keeps the longest time of a review', () => {
    expect(report([race({ cpuSeconds: 9 }, blunder(true))]).cpuSeconds).toEqual({ mean: 6.5, most: 9 });
  });
});
