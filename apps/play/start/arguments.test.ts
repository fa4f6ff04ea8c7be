import { LANGUAGES, loadWords } from '@race/words';
import { describe, expect, it } from 'vitest';
import { print } from '../console/print.ts';
import { readArguments } from './arguments.ts';
import { faultLine, usagePage } from './usage.ts';

describe('the command line', () => {
  it('says what the race is like', () => {
    const given =
      '--language fr --board south-america --towards north --crews 3 --rivals random --seed 7 --crew belgian --file a.json';
    expect(readArguments(given.split(' '))).toEqual({
      kind: 'said',
      said: {
        language: 'fr',
        board: 'south-america',
        towards: 'north',
        crews: 3,
        rivals: 'random',
        seed: 7,
        crew: 'belgian',
        file: 'a.json',
      },
    });
    expect(readArguments(['--crews=2', '--file=--odd'])).toMatchObject({ said: { crews: 2, file: '--odd' } });
    expect(readArguments([])).toEqual({ kind: 'said', said: {} });
  });

  it('asks for help', () => {
    expect(readArguments(['--help']).kind).toBe('help');
    expect(readArguments(['-h']).kind).toBe('help');
  });

  it.each([
    [['--crews', '9'], '--crews must be 2–4, not “9”.'],
    [['--crews', '2.5'], '--crews must be 2–4, not “2.5”.'],
    [['--board', 'asia'], '--board must be africa|south-america, not “asia”.'],
    [['--language', 'it'], '--language must be en|fr|de|nl, not “it”.'],
    [
      ['--rivals', 'toString'],
      '--rivals must be amateur|beginner|champion|expert|planner|racer|random|veteran, not “toString”.',
    ],
    [['--seed', '-1'], '--seed must be a whole number, not “-1”.'],
    [['--seed', '9'.repeat(30)], `--seed must be a whole number, not “${'9'.repeat(30)}”.`],
    [['--file', ''], '--file must be a file name, not “”.'],
    [['--seed'], '--seed needs a value: a whole number.'],
    [['--seed', '--crews', '2'], '--seed needs a value: a whole number.'],
    [['--crews', '2', '--crews', '3'], '--crews is given twice.'],
    [['--speed', '3'], 'There is no option --speed.'],
    [['-x'], 'There is no option -x.'],
    [['--constructor', 'x'], 'There is no option --constructor.'],
    [['africa'], 'Unknown argument: “africa”.'],
  ])('refuses %j in one line', async (given, told) => {
    const parsed = readArguments(given);
    if (parsed.kind !== 'fault') throw new Error(parsed.kind);
    const line = faultLine(await loadWords('en'), parsed.fault);
    expect(line).toBe(`${told} See npm run play -- --help.`);
  });

  it.each(LANGUAGES)('is explained in %s', async (language) => {
    const lines = print(usagePage(await loadWords(language)), 80);
    for (const option of ['language', 'board', 'towards', 'crews', 'rivals', 'seed', 'crew', 'file', 'help'])
      expect(lines.some((line) => line.startsWith(`  --${option} `))).toBe(true);
  });
});
