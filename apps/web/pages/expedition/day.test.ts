import { makeRace } from '@race/great-race';
import { readOptions } from '@race/great-race/options.ts';
import { commit } from '@race/kernel';
import { readTableFile } from '@race/local/file.ts';
import { RACE_FORMAT } from '@race/local/format.ts';
import { describe, expect, it } from 'vitest';
import { dayWords, fileOf, hourWords, untilWords } from './day.ts';

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

const read = readOptions({ crews: 3, vehicles: ['french', 'italian', 'english'] });
if (!read.ok) throw new Error('no options');
const { options } = read;
const seed = [1, 2, 3, 4, 5, 6, 7, 8];
const told = { seed, salt: 'salt', commitment: commit(seed, 'salt'), version: makeRace(options).version };

describe('DAILY-01 a day driven again', () => {
  it('is a race of the same road and seed, with oneself against racers', () => {
    const file = readTableFile(fileOf(told, options, 'Ada') ?? '', RACE_FORMAT);
    expect(file.ok && file.value.plan).toMatchObject({
      options,
      seed,
      salt: 'salt',
      players: [
        { kind: 'person', name: 'Ada' },
        { kind: 'bot', bot: 'racer' },
        { kind: 'bot', bot: 'racer' },
      ],
    });
  });

  it('is none while the seed is not told', () => {
    expect(fileOf({ ...told, seed: null, salt: null }, options, 'Ada')).toBeNull();
  });
});
