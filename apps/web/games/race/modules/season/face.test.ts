import { yearOf } from '@race/great-race/modules/season/calendar.ts';
import { describe, expect, it } from 'vitest';
import { levelOf, weatherOn } from './face.tsx';

describe('SEASON-01 the year of a table', () => {
  it('is the one it chose', () => {
    expect(levelOf(['leaders', 'season:hard'])).toBe('hard');
    expect(levelOf(['season:normal'])).toBe('normal');
  });
});

describe('SEASON-03 the weather on a face', () => {
  it('is the one listed, and fair on any other', () => {
    const year = yearOf({ board: 'africa', data: 1 }, 'normal');
    expect(weatherOn(year, 1, 2)).toBe('heat');
    expect(weatherOn(year, 1, 6)).toBe('rains');
    expect(weatherOn(year, 1, 3)).toBe('fair');
  });
});
