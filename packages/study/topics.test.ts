import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from './pack.ts';
import { isAbout, TOPICS, topicOfLessons } from './topics.ts';

const PACKS = new URL('./packs/', import.meta.url);
const all = readdirSync(PACKS).flatMap(
  (name) => readPuzzles(readFileSync(new URL(name, PACKS), 'utf8')) ?? [],
);
const reason = { count: 1, seat: null };

describe('what a driver lost on', () => {
  it('is what the dearest moments have in common', () => {
    const lessons = [
      { subject: 'drive', difference: 0.2, reason: { is: 'levels', ...reason } },
      { subject: 'card', difference: 0.15, reason: { is: 'petrol', ...reason } },
      { subject: 'petrol', difference: 0.1, reason: null },
    ] as const;
    expect(topicOfLessons(lessons)).toBe('petrol');
    expect(topicOfLessons(lessons.slice(0, 1))).toBe('route');
    expect(topicOfLessons([])).toBeNull();
  });

  it.each(TOPICS)('has three puzzles at least: %s', (topic) => {
    expect(all.filter((puzzle) => isAbout(puzzle, topic)).length).toBeGreaterThanOrEqual(3);
  });
});
