import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { intervalOf } from '@race/balance';
import { afterAll, describe, expect, it } from 'vitest';
import { runLab } from '../lab.ts';
import { ladderOf } from './ladder.ts';
import { drawRace, worthOf } from './match.ts';
import { pairingsIn, withResults } from './results.ts';
import { stronger } from './sequential.ts';

describe('the sequential test', () => {
  it('is silent as long as it may be chance, and says who is stronger then', () => {
    expect(stronger({ games: 0, wins: 0 })).toBeNull();
    expect(stronger({ games: 7, wins: 7 })).toBeNull();
    expect(stronger({ games: 8, wins: 8 })).toBe('first');
    expect(stronger({ games: 8, wins: 0 })).toBe('second');
    expect(stronger({ games: 100, wins: 50 })).toBeNull();
    expect(stronger({ games: 100, wins: 60 })).toBe('first');
  });

  it('has an interval that narrows', () => {
    expect(intervalOf({ games: 0, wins: 0 })).toEqual({ low: 0, high: 1 });
    const few = intervalOf({ games: 20, wins: 15 });
    const many = intervalOf({ games: 200, wins: 150 });
    expect(few.low).toBeCloseTo(0.531, 3);
    expect(few.high).toBeCloseTo(0.888, 3);
    expect(many.low).toBeGreaterThan(few.low);
    expect(many.high).toBeLessThan(few.high);
  });
});

describe('the ladder', () => {
  it('puts who wins above who loses, ten wins to one about 400 points apart', () => {
    const ladder = ladderOf(['a', 'b'], [{ first: 'a', second: 'b', games: 1100, wins: 1000 }]);
    expect(ladder.map(({ bot }) => bot)).toEqual(['a', 'b']);
    const [best, last] = ladder;
    expect((best?.rating ?? 0) - (last?.rating ?? 0)).toBeCloseTo(400, -1);
    expect(best?.low).toBeLessThan(best?.rating ?? 0);
  });

  it('rates who never lost, and those who never met', () => {
    const ladder = ladderOf(
      ['a', 'b', 'c'],
      [
        { first: 'b', second: 'a', games: 20, wins: 20 },
        { first: 'c', second: 'b', games: 20, wins: 18 },
      ],
    );
    expect(ladder.map(({ bot }) => bot)).toEqual(['c', 'b', 'a']);
    for (const { rating } of ladder) expect(Number.isFinite(rating)).toBe(true);
  });
});

describe('kept results', () => {
  const one = { game: 'race', seed: 1, first: 'a', second: 'b', games: 10, wins: 7 };

  it('count the same races once, and all races of a pair together', () => {
    const turned = { ...one, seed: 2, first: 'b', second: 'a', wins: 4 };
    const kept = withResults(withResults([one], [{ ...one, wins: 6 }]), [turned]);
    expect(kept).toHaveLength(2);
    expect(pairingsIn(kept, 'race')).toEqual([{ first: 'a', second: 'b', games: 20, wins: 12 }]);
    expect(pairingsIn(kept, 'dash')).toEqual([]);
  });
});

describe('a race of a match', () => {
  it('is raced twice from every start, with seats exchanged', () => {
    const job = { tables: ['x', 'y'], seed: 4, first: 0 };
    const drawn = [0, 1, 2, 3].map((nth) => drawRace(job, nth));
    expect(drawn.map(({ options }) => options)).toEqual(['x', 'x', 'y', 'y']);
    expect(drawn.map(({ firstSits }) => firstSits)).toEqual([0, 1, 0, 1]);
    expect(drawn[0]?.seed).toBe(drawn[1]?.seed);
    expect(drawn[0]?.seed).not.toBe(drawn[2]?.seed);
  });

  it('counts half for each when nobody won', () => {
    expect([worthOf([0], 0), worthOf([1], 0), worthOf([], 0)]).toEqual([1, 0, 0.5]);
  });
});

describe('lab tournament', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tournament-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const program = (name: string, source: string): string => {
    const path = join(folder, `${name}.mjs`);
    writeFileSync(path, source);
    return `${process.execPath} ${path}`;
  };
  const FIRST = `
    import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) {
      const { ask } = JSON.parse(line);
      console.log(JSON.stringify({ ask, choose: 0 }));
    }`;

  it('prints a ladder and writes a page', async () => {
    const html = join(folder, 'ladder.html');
    const { out, code } = await runLab(
      `tournament --bots random,racer --least 2 --most 4 --threads 1 --html ${html} --json`.split(' '),
    );
    expect(code).toBe(0);
    const { ladder } = JSON.parse(out);
    expect(ladder.map(({ bot }: { bot: string }) => bot)).toEqual(['racer', 'random']);
    expect(ladder[0].beatsNext).toMatchObject({ share: 1 });
    expect(readFileSync(html, 'utf8')).toContain('<td>racer</td><td>random</td>');
  });

  it('keeps its results, and ranks by all of them', async () => {
    const kept = join(folder, 'kept.json');
    const hold = (bots: string) =>
      runLab(`tournament --bots ${bots} --least 2 --most 2 --threads 1 --results ${kept} --json`.split(' '));
    await hold('random,racer');
    await hold('random,racer');
    const { out } = await hold('beginner,racer');
    const { ladder, pairings } = JSON.parse(out);
    expect(ladder).toHaveLength(3);
    expect(pairings.map(({ games }: { games: number }) => games)).toEqual([2, 2]);
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toHaveLength(2);
  });

  it('refuses a file of something else', async () => {
    const other = join(folder, 'other.json');
    writeFileSync(other, '{"games":7}');
    const { err, code } = await runLab(
      `tournament --bots random,racer --least 2 --most 2 --threads 1 --results ${other}`.split(' '),
    );
    expect(code).toBe(2);
    expect(err).toContain('has no results');
  });

  it('is held in any game that two bots can play', async () => {
    const { out, code } = await runLab(
      'tournament --game dash --bots random,rookie --least 20 --most 20 --threads 1 --json'.split(' '),
    );
    expect(code).toBe(0);
    const { ladder } = JSON.parse(out);
    expect(ladder.map(({ bot }: { bot: string }) => bot)).toEqual(['rookie', 'random']);
    expect((await runLab('tournament --game solo'.split(' '))).err).toContain('no game of two bots');
  });

  it('takes a program in that speaks lines of JSON', async () => {
    const bot = program('first', FIRST);
    const { out, code } = await runLab([
      'tournament',
      '--bots',
      'racer',
      '--bot',
      bot,
      '--least',
      '2',
      '--most',
      '2',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out).pairings).toEqual([{ first: bot, second: 'racer', games: 2, wins: 0 }]);
  });

  it.each([
    ['that ends', 'process.exit(3)', /ended with code 3/],
    [
      'that does not speak JSON',
      "process.stdin.on('data', () => console.log('hello'))",
      /did not answer in JSON: hello/,
    ],
    [
      'that answers another question',
      'process.stdin.on(\'data\', () => console.log(\'{"ask":99,"choose":0}\'))',
      /answered another question/,
    ],
    [
      'that chooses what is not there',
      'process.stdin.on(\'data\', () => console.log(\'{"ask":1,"choose":9999}\'))',
      /chose none of \d+ answers/,
    ],
  ])('sends a program home %s', async (name, source, said) => {
    const bot = program(name.replaceAll(' ', '-'), source);
    const { err, code } = await runLab([
      'tournament',
      '--bots',
      'racer',
      '--bot',
      bot,
      '--least',
      '2',
      '--most',
      '2',
      '--json',
    ]);
    expect(code).toBe(2);
    expect(err).toMatch(said);
  });

  it('needs two bots, and knows which there are', async () => {
    expect((await runLab(['tournament', '--bots', 'racer'])).err).toContain('needs two bots');
    expect((await runLab(['tournament', '--bots', 'racer,oracle'])).err).toContain(
      'there is no bot “oracle”',
    );
  });
});

describe('lab exploit', () => {
  it('says how often one bot beats another, and is content with at most three races in five', async () => {
    const against = (bots: string) =>
      runLab(`exploit ${bots} --races 4 --seed 3 --threads 1 --json`.split(' '));
    const weak = await against('--bot random --against racer');
    expect(JSON.parse(weak.out)).toMatchObject({ races: 4, wins: 0, share: 0, most: 0.6 });
    expect(weak.code).toBe(0);
    const strong = await against('--bot racer --against random');
    expect(JSON.parse(strong.out)).toMatchObject({ races: 4, wins: 4, share: 1 });
    expect(strong.code).toBe(1);
    expect((await against('--bot nobody')).err).toContain('there is no bot “nobody”');
  });
});

describe('lab pace', () => {
  it('measures every round of a race, and every answer', async () => {
    const { out, code } = await runLab('pace --bot racer --crews 2 --races 2 --seed 3 --json'.split(' '));
    expect(code).toBe(0);
    const { rounds, answers, secondsARound } = JSON.parse(out);
    // The number of rounds was seen to differ from run to run.
    expect(rounds).toBeGreaterThan(0);
    expect(answers).toBeGreaterThan(rounds);
    expect(secondsARound.most).toBeGreaterThanOrEqual(secondsARound.mean);
    expect((await runLab('pace --bot nobody'.split(' '))).err).toContain('there is no bot “nobody”');
  });
});
