import type { Clock, ClockMessage } from '@race/protocol';
import { describe, expect, it } from 'vitest';
import { digitsOf, isWindowUp, readingOf } from './clock-reading.ts';

const clock: Clock = { bank: 60, free: 10, gain: 0, away: 30, late: 'default', night: null };
const said: ClockMessage = {
  type: 'clock',
  table: 't',
  left: [70_000, 20_000],
  away: [30_000, 30_000],
  runs: 1,
  gone: 0,
  showing: [0, 0],
  rests: 0,
  window: false,
};

/** At noon, so long after the message. */
const at = (elapsed: number) => ({ elapsed, now: NOON });
const HOUR = 3_600_000;
const NOON = 12 * HOUR;

describe('a watch', () => {
  it('runs for who is asked and stands for everybody else', () => {
    expect(readingOf(clock, said, 0, at(5_000))).toEqual({
      left: 65_000,
      runs: true,
      covered: 0,
      stands: null,
      isWatching: false,
      isLittle: false,
    });
    expect(readingOf(clock, said, 1, at(5_000))).toEqual({
      left: 20_000,
      runs: false,
      covered: 0,
      stands: null,
      isWatching: false,
      isLittle: false,
    });
  });

  it('says when little is left, and never less than nothing', () => {
    expect(readingOf(clock, said, 0, at(59_999)).isLittle).toBe(false);
    expect(readingOf(clock, said, 0, at(60_000)).isLittle).toBe(true);
    expect(readingOf(clock, said, 0, at(99_000)).left).toBe(0);
  });

  it('lets the time for lost connections run first', () => {
    const gone = { ...said, gone: 1 };
    expect(readingOf(clock, gone, 0, at(10_000))).toMatchObject({ left: 70_000, covered: 20_000 });
    expect(readingOf(clock, gone, 0, at(40_000))).toMatchObject({ left: 60_000, covered: 0 });
  });

  it('stands while the page of its player still shows what the others did', () => {
    const shows = { ...said, showing: [15_000, 0] };
    expect(readingOf(clock, shows, 0, at(9_000))).toMatchObject({ left: 70_000, stands: 'showing' });
    expect(readingOf(clock, shows, 0, at(19_000))).toMatchObject({ left: 66_000, stands: null });
  });

  it('says that a page is still watching only where that takes longer than a moment', () => {
    const shows = { ...said, showing: [15_000, 0] };
    expect(readingOf(clock, shows, 0, at(1_500))).toMatchObject({ stands: 'showing', isWatching: false });
    expect(readingOf(clock, shows, 0, at(2_500))).toMatchObject({ stands: 'showing', isWatching: true });
    expect(readingOf(clock, { ...said, showing: [9_000, 0] }, 0, at(0)).isWatching).toBe(true);
    expect(readingOf(clock, shows, 0, at(16_000)).isWatching).toBe(false);
  });

  it('CARD-02 knows that the time of a danger window ran out, not that it was closed before', () => {
    const open = { ...said, window: true, left: [20_000, 20_000], runs: 3, showing: [2_000, 0] };
    expect(isWindowUp(open, 21_900)).toBe(true);
    expect(isWindowUp(open, 12_000)).toBe(false);
    expect(isWindowUp({ ...open, window: false }, 21_900)).toBe(false);
  });

  it('stands at night and on holiday', () => {
    const nightly = { ...clock, night: { from: 22 * 60, to: 8 * 60 } };
    const since = { elapsed: 5 * HOUR, now: 23 * HOUR };
    const long = { ...said, left: [6 * HOUR, 0] };
    expect(readingOf(nightly, long, 0, since)).toMatchObject({ left: 2 * HOUR, stands: 'night' });
    const holidays = [{ off: HOUR, days: 3 }];
    expect(readingOf(clock, { ...said, holidays }, 0, at(1_000))).toMatchObject({
      left: 70_000,
      stands: 'holiday',
    });
  });

  it('stands still while all clocks rest', () => {
    expect(readingOf(clock, { ...said, rests: 30_000 }, 0, at(20_000)).left).toBe(70_000);
    expect(readingOf(clock, { ...said, rests: 30_000 }, 0, at(31_000)).left).toBe(69_000);
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
