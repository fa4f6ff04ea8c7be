import { describe, expect, it } from 'vitest';
import { dayWords, hourWords, untilWords } from './time.ts';

const MIDNIGHT = Date.UTC(2026, 10, 16);

describe('DAILY-01 the day of an expedition', () => {
  it('is the same date wherever it is read', () => {
    expect(dayWords('2026-11-15', 'en-GB')).toBe('Sunday, 15 November 2026');
    expect(dayWords('2026-11-15', 'de')).toBe('Sonntag, 15. November 2026');
  });

  it('ends at the hour of the reader’s own clock', () => {
    expect(hourWords(MIDNIGHT, 'en-GB', 'Europe/Paris')).toBe('01:00');
    expect(hourWords(MIDNIGHT, 'en-GB', 'Asia/Kolkata')).toBe('05:30');
  });

  it('is said to end in hours, then in minutes', () => {
    expect(untilWords(5.5 * 3_600_000, 'en')).toBe('in 5 hours');
    expect(untilWords(3_600_000, 'en')).toBe('in 60 minutes');
    expect(untilWords(90_000, 'fr')).toBe('dans 2 minutes');
    expect(untilWords(0, 'en')).toBe('in 1 minute');
  });
});
