import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFinished } from '@race/local';
import { describe, expect, it } from 'vitest';
import { freshFolder, playGame, tableIn, wisePerson } from './testing/playing.ts';

const SETUP = [
  '--language',
  'en',
  '--crews',
  '2',
  '--crew',
  'english',
  '--board',
  'africa',
  '--towards',
  'south',
];

const named = (seed: number, options: readonly string[] = SETUP) => {
  const file = join(freshFolder(), 'race.json');
  return { file, given: [...options, '--seed', String(seed), '--file', file] };
};

/** A whole race takes a while where many tests run side by side. */
const A_RACE = 180_000;

describe('a race in the terminal', () => {
  it(
    'is played from the first screen to the standings by its numbers alone',
    async () => {
      const { file, given } = named(3);
      const game = await playGame(await wisePerson(file), given);
      expect(game.code).toBe(0);
      expect(isFinished(tableIn(file))).toBe(true);
      const end = game.screens.slice(-2).join('');
      expect(end).toMatch(/wins the Great Race!\n/);
      expect(end).toMatch(/\n {2}1\. .*prestige points? \(arrival \d, engine \d, chassis \d, money \d+\)\n/);
      expect(end).toMatch(/\n {2}2\. /);
    },
    A_RACE,
  );

  it(
    'is the same race when it is left and resumed in the middle',
    async () => {
      const whole = named(5);
      await playGame(await wisePerson(whole.file), whole.given);
      const parted = named(5);
      await playGame(await wisePerson(parted.file, 9), parted.given);
      for (const more of [1, 7, Number.POSITIVE_INFINITY])
        await playGame(await wisePerson(parted.file, more), ['--file', parted.file]);
      expect(JSON.parse(readFileSync(parted.file, 'utf8'))).toEqual(
        JSON.parse(readFileSync(whole.file, 'utf8')),
      );
      expect(isFinished(tableIn(parted.file))).toBe(true);
    },
    A_RACE,
  );

  it(
    'is played to its end by somebody who always takes the first choice, in German',
    async () => {
      const { file, given } = named(8, [
        '--language',
        'de',
        '--crews',
        '2',
        '--crew',
        'french',
        '--board',
        'south-america',
        '--towards',
        'north',
      ]);
      const game = await playGame((_screen, prompt) => (prompt.startsWith('Deine Wahl') ? '1' : ''), given);
      expect(isFinished(tableIn(file))).toBe(true);
      expect(game.screens.at(-2)).toContain('Rangliste');
    },
    A_RACE,
  );
});
