import type { Clock, ClockMessage } from '@race/protocol';
import { describe, expect, it } from 'vitest';
import { digitsOf, readingOf } from './clock-reading.ts';

const clock: Clock = { bank: 60, free: 10, away: 30, late: 'default' };
const said: ClockMessage = {
  type: 'clock',
  table: 't',
  left: [70_000, 20_000],
  away: [30_000, 30_000],
  runs: 1,
  gone: 0,
  rests: 0,
  window: false,
};

describe('a watch', () => {
  it('runs for who is asked and stands for everybody else', () => {
    expect(readingOf(clock, said, 0, 5_000)).toEqual({
      left: 65_000,
      runs: true,
      covered: 0,
      isLittle: false,
    });
    expect(readingOf(clock, said, 1, 5_000)).toEqual({
      left: 20_000,
      runs: false,
      covered: 0,
      isLittle: false,
    });
  });

  it('says when little is left, and never less than nothing', () => {
    expect(readingOf(clock, said, 0, 62_999).isLittle).toBe(false);
    expect(readingOf(clock, said, 0, 63_000).isLittle).toBe(true);
    expect(readingOf(clock, said, 0, 99_000).left).toBe(0);
  });

  it('lets the time for lost connections run first', () => {
    const gone = { ...said, gone: 1 };
    expect(readingOf(clock, gone, 0, 10_000)).toMatchObject({ left: 70_000, covered: 20_000 });
    expect(readingOf(clock, gone, 0, 40_000)).toMatchObject({ left: 60_000, covered: 0 });
  });

  it('stands still while all clocks rest', () => {
    expect(readingOf(clock, { ...said, rests: 30_000 }, 0, 20_000).left).toBe(70_000);
    expect(readingOf(clock, { ...said, rests: 30_000 }, 0, 31_000).left).toBe(69_000);
  });

  it.each([
    [0, '0:00'],
    [900, '0:01'],
    [65_000, '1:05'],
    [3_600_000, '1:00:00'],
    [86_400_000 * 2 + 3_600_000, '2/1'],
  ])('shows %i ms as %s', (milliseconds, digits) => {
    expect(digitsOf(milliseconds, ({ days, hours }) => `${days}/${hours}`)).toBe(digits);
  });
});
