import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@race/rulebook';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { lab, labFromShell, labJson } from './testing/lab.ts';

const folder = mkdtempSync(join(tmpdir(), 'race-lab-'));
const inFolder = (name: string) => join(folder, name);
const RECORDED = fileURLToPath(
  new URL('../../packages/great-race/recorded/africa-south-2-racers.game.json', import.meta.url),
);

afterAll(() => rmSync(folder, { recursive: true }));

/** A copy of a recorded race with something changed in it. */
function damaged(name: string, change: (text: string) => string): string {
  writeFileSync(inFolder(name), change(readFileSync(RECORDED, 'utf8')));
  return inFolder(name);
}

describe('the laboratory', () => {
  it('says what it can do', async () => {
    const { code, out } = await lab();
    expect(code).toBe(0);
    for (const { name } of COMMANDS) expect(out).toContain(`  ${name} `);
  });

  it.each(COMMANDS.map(({ name, help }) => [name, help]))('%s has a help', async (name, help) => {
    expect(await lab(name, '--help')).toMatchObject({ code: 0, out: `${help}\n`, err: '' });
  });
});

describe('from a shell', () => {
  it('the result is all that stands on standard output', async () => {
    const { code, out, err } = await labFromShell('verify', RECORDED, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ ok: true });
  });

  it('a fault is one line on standard error', async () => {
    const { code, out, err } = await labFromShell('verify', '/nowhere/race.json');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('lab: /nowhere/race.json cannot be read: ENOENT: no such file or directory\n');
  });
});

describe('bad input', () => {
  it.each<[string, string[], string]>([
    ['an unknown command', ['simulte'], 'there is no command “simulte”'],
    ['an unknown option', ['laws', '--decison', '5'], 'there is no option --decison'],
    ['a bad number', ['simulate', '--games', 'x'], '--games takes a whole number'],
    ['an unknown game', ['simulate', '--game', 'chess'], '--game takes race'],
    [
      'an unknown board',
      ['simulate', '--board', 'asia'],
      'board cannot be "asia": it is africa or south-america',
    ],
    ['too many crews', ['simulate', '--crews', '9'], 'crews cannot be 9: it is 2 to 4'],
    ['an unknown bot', ['simulate', '--bots', 'racer,genius'], 'there is no bot “genius”'],
    ['nobody to play', ['simulate', '--bots', 'none'], 'no bots given'],
    ['an unknown module', ['laws', '--modules', 'fog'], 'modules cannot be ["fog"]'],
    ['an unknown case', ['bench', '--case', 'nothing'], 'there is no case “nothing”'],
    ['no case', ['bench', '--only', 'nothing'], 'no case begins with “nothing”'],
    ['a missing argument', ['verify'], 'verify needs FILE'],
    ['one argument too many', ['verify', RECORDED, 'more'], 'verify does not take the argument “more”'],
    ['a file that is not there', ['verify', '/nowhere/race.json'], '/nowhere/race.json cannot be read'],
    ['a folder', ['replay', folder], 'cannot be read'],
    ['an unknown board to draw', ['board', 'asia', '--svg', 'x.svg'], 'there is no board “asia”'],
    ['nowhere to draw to', ['board', 'africa'], 'board needs --svg FILE'],
    ['nowhere to record to', ['record'], 'record needs --out FILE'],
    [
      'a place that cannot be written',
      ['board', 'africa', '--svg', join(RECORDED, 'x.svg')],
      'cannot be written',
    ],
  ])('%s is told in one line', async (_, words, message) => {
    const { code, out, err } = await lab(...words);
    expect(code).not.toBe(0);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it.each<[string, (text: string) => string, string]>([
    ['no JSON', (text) => text.slice(0, -9), 'this is no JSON'],
    ['no record', () => '{"format":1}', 'this is no recorded game'],
    ['a newer form', (text) => text.replace('"format":1', '"format":99'), 'it has form 99'],
    ['another game', (text) => text.replace('"game":"race"', '"game":"chess"'), 'there is no game “chess”'],
    ['impossible options', (text) => text.replace('"crews":2', '"crews":7'), 'crews cannot be 7'],
  ])('a file with %s is told in one line', async (name, change, message) => {
    const { code, out, err } = await lab('verify', damaged(`${name}.json`, change));
    expect(code).not.toBe(0);
    expect(out).toBe('');
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('simulate', () => {
  it('gives the same games on any number of threads', async () => {
    const words = ['simulate', '--crews', '3', '--games', '26', '--seed', '7'];
    const [one, two] = await Promise.all([
      labJson(...words, '--threads', '1'),
      labJson(...words, '--threads', '2'),
    ]);
    expect({ ...two, cpuSeconds: 0 }).toEqual({ ...one, cpuSeconds: 0 });
    expect(one).toMatchObject({
      games: 26,
      winsBySeat: expect.any(Array),
      turns: { mean: expect.any(Number) },
    });
  });

  it('shows a table to people', async () => {
    const { out } = await lab('simulate', '--crews', '2', '--games', '2');
    expect(out).toMatch(/^2 games, /);
    expect(out).toContain('wins by seat');
  });
});

describe('laws', () => {
  it('plays under the laws, the same on any number of threads', async () => {
    const words = ['laws', '--decisions', '600', '--seed', '5', '--random'];
    const [one, two] = await Promise.all([
      labJson(...words, '--threads', '1'),
      labJson(...words, '--threads', '2'),
    ]);
    expect({ ...two, cpuSeconds: 0 }).toEqual({ ...one, cpuSeconds: 0 });
    expect(one).toMatchObject({ violations: [], checks: { 1: expect.any(Number) } });
    expect(Number(one.decisions)).toBeGreaterThanOrEqual(600);
  });
});

describe('bench', () => {
  it('measures one case in a process of its own', async () => {
    const { cases } = await labJson('bench', '--only', 'noughts by');
    expect(cases).toEqual([
      expect.objectContaining({ name: 'noughts by hand', perCpuSecond: expect.any(Number) }),
    ]);
  });
});

describe('rules', () => {
  it('lists every identifier', async () => {
    const { rules, texts, list } = await labJson('rules');
    expect(texts).toEqual(Object.fromEntries(LANGUAGES.map((language) => [language, rules])));
    expect(list).toHaveLength(Number(rules));
  });
});

describe('a recorded game', () => {
  it('can be made, verified, replayed and converted', async () => {
    const file = inFolder('new.json');
    const made = await labJson(
      'record',
      '--crews',
      '2',
      '--seed',
      '9',
      '--undo',
      '5',
      '--sealed',
      '--out',
      file,
    );
    expect(await labJson('verify', file)).toMatchObject({ ok: true, finished: true, lines: made.lines });
    expect(await labJson('replay', file)).toMatchObject({ game: 'race', lines: made.lines });
    const expanded = inFolder('expanded.json');
    await labJson('convert', file, '--form', 'expanded', '--out', expanded);
    const back = inFolder('back.json');
    await labJson('convert', expanded, '--out', back);
    expect(readFileSync(back, 'utf8')).toBe(readFileSync(file, 'utf8'));
  });

  it('is told in any language, and in keys', async () => {
    const [words, parole, keys] = await Promise.all([
      lab('replay', RECORDED),
      lab('replay', RECORDED, '--language', 'fr'),
      lab('replay', RECORDED, '--language', 'keys'),
    ]);
    expect(keys.out).toContain('turnBegun turn 1');
    expect(words.out).not.toContain('turnBegun');
    expect(parole.out).not.toBe(words.out);
  });

  it('that differs is found, with its line', async () => {
    const file = damaged('differs.json', (text) =>
      text.replace(/"print":"\w{14}"\}\]/, '"print":"00000000000000"}]'),
    );
    const { code, out } = await lab('verify', file, '--json');
    expect(code).toBe(1);
    const { lines, ...result } = JSON.parse(out);
    expect(result).toMatchObject({ ok: false, reason: 'record.differs', line: lines });
  });

  it('with another seed does not keep its commitment', async () => {
    const file = damaged('seed.json', (text) => text.replace('"seed":100', '"seed":101'));
    const { code, out } = await lab('verify', file);
    expect(code).toBe(1);
    expect(out).toContain('the commitment does not fit');
  });
});

describe('board', () => {
  it('is drawn as SVG', async () => {
    const file = inFolder('night.svg');
    expect(
      await labJson('board', 'south-america', '--svg', file, '--theme', 'night', '--language', 'de'),
    ).toMatchObject({
      board: 'south-america',
      file,
    });
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg .*<\/svg>$/s);
  });
});
