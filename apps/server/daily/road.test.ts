import { canonical } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { dayOf, endOf, isDay } from './day.ts';
import { roadOf } from './road.ts';

const days = Array.from({ length: 400 }, (_, at) => dayOf(Date.UTC(2026, 10, 1 + at)));

describe('DAILY-01 the road of a day', () => {
  it('is the same for everybody who asks', () => {
    for (const day of days.slice(0, 20)) expect(canonical(roadOf(day))).toBe(canonical(roadOf(day)));
  });

  it('changes from day to day: both boards, both directions, two to four crews, now and then modules', () => {
    const roads = days.map(roadOf);
    const values = (of: (road: ReturnType<typeof roadOf>) => unknown) => new Set(roads.map(of)).size;
    expect(values(({ board }) => board)).toBe(2);
    expect(values(({ towards }) => towards)).toBe(2);
    expect(values(({ crews }) => crews)).toBe(3);
    const withModules = roads.filter(({ modules }) => modules.length > 0).length;
    expect(withModules).toBeGreaterThan(80);
    expect(withModules).toBeLessThan(200);
    expect(values(({ vehicles }) => vehicles?.[0])).toBeGreaterThan(3);
  });

  it('asks everybody who might answer, so that being asked says nothing', () => {
    expect(days.map(roadOf).some(({ askOnlyWhoCan }) => askOnlyWhoCan)).toBe(false);
  });
});

describe('DAILY-01 a day', () => {
  it('is one of universal time, from midnight to midnight', () => {
    expect(dayOf(Date.UTC(2026, 10, 15, 23, 59, 59, 999))).toBe('2026-11-15');
    expect(endOf('2026-11-15')).toBe(Date.UTC(2026, 10, 16));
    expect(endOf('2026-12-31')).toBe(Date.UTC(2027, 0, 1));
  });

  it('is in the calendar', () => {
    expect(isDay('2028-02-29')).toBe(true);
    for (const no of ['2026-02-29', '2026-13-01', '2026-00-10', '', 'today']) expect(isDay(no)).toBe(false);
  });
});
