import { describe, expect, it } from 'vitest';
import { describeOptions, parse } from './arguments.ts';
import { flag, list, oneOf, text, whole } from './options.ts';

const OPTIONS = {
  games: whole('how many', 10, { least: 1, most: 99 }),
  board: oneOf('which', ['africa', 'asia'], 'africa'),
  bots: list('who', ['racer']),
  out: text('where', null),
  all: flag('everything'),
};

const values = (...words: string[]) => parse(OPTIONS, words).values;

describe('a command line', () => {
  it('leaves what is not given at its default', () => {
    expect(values()).toEqual({ games: 10, board: 'africa', bots: ['racer'], out: null, all: false });
  });

  it('takes values after a space or an equals sign', () => {
    expect(values('--games', '3', '--board=asia', '--out=a=b')).toMatchObject({
      games: 3,
      board: 'asia',
      out: 'a=b',
    });
  });

  it('takes lists, none of them included', () => {
    expect(values('--bots', 'racer, random')).toMatchObject({ bots: ['racer', 'random'] });
    expect(values('--bots', 'none')).toMatchObject({ bots: [] });
  });

  it('keeps what is no option, in order', () => {
    const { files, values: given } = parse(OPTIONS, ['a.json', '--all', 'b.json']);
    expect(files).toEqual(['a.json', 'b.json']);
    expect(given.all).toBe(true);
  });

  it('knows --json and --help everywhere', () => {
    expect(parse(OPTIONS, ['--json', '--help'])).toMatchObject({ json: true, help: true });
  });

  it.each([
    [['--gamse', '3'], 'there is no option --gamse'],
    [['--game', '3'], 'there is no option --game; did you mean games?'],
    [['--games', 'many'], '--games takes a whole number from 1 to 99, not “many”'],
    [['--games', '0'], '--games takes a whole number from 1 to 99, not “0”'],
    [['--games', '1e1'], '--games takes a whole number from 1 to 99, not “1e1”'],
    [['--games', '2.5'], '--games takes a whole number from 1 to 99, not “2.5”'],
    [['--games'], '--games needs a value: N'],
    [['--games', '--all'], '--games needs a value: N'],
    [['--games', '1', '--games', '2'], '--games is given twice'],
    [['--board', 'europe'], '--board takes africa or asia, not “europe”'],
    [['--bots', 'racer,,random'], '--bots has an empty entry: “racer,,random”'],
    [['--all=yes'], '--all takes no value'],
  ])('refuses %j', (words, message) => {
    expect(() => parse(OPTIONS, words)).toThrow(message);
  });

  it('is described with its default values', () => {
    const help = describeOptions(OPTIONS);
    expect(help).toContain('--games N');
    expect(help).toContain('how many (10)');
    expect(help).toContain('--json');
  });
});
