import { afterEach, describe, expect, it, vi } from 'vitest';
import { lab } from '../testing/lab.ts';
import { KINDS } from './attack.ts';
import { ATTACKS } from './attacks.ts';
import { corrected, p99 } from './percentile.ts';
import { type AttackReport, describe as describeReport, reportOf } from './report.ts';
import { slowness } from './slowness.ts';
import { fromTreeOf, PROGRAM } from './target.ts';
import { attack, FAULTY } from './testing/attack.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the laboratory that attacks a server', { timeout: 240_000 }, () => {
  it('says of each attack whether it held, what a bystander noticed, and what is left', async () => {
    const { code, report } = await attack('nested');
    expect(report).toMatchObject({
      name: 'nested',
      held: expect.any(Boolean),
      bystander: { calmP99Ms: expect.any(Number), p99Ms: expect.any(Number) },
      rssMbAfter: expect.any(Number),
      fdsAfter: expect.any(Number),
      kind: 'input',
    });
    // Waiting times depend on what else this machine does.
    expect(report.broken.filter((why) => !why.startsWith('the bystander waited'))).toEqual([]);
    expect(code).toBe(report.held ? 0 : 1);
  });

  it('sees that an attack does not hold where a fault is planted', async () => {
    const { code, report } = await attack('nested', 'crash');
    expect({ code, held: report.held }).toEqual({ code: 1, held: false });
    expect(report.broken.join('\n')).toContain('the process ended');
  });
});

describe('the command', () => {
  it('lists attacks of every kind, each under a name of its own', async () => {
    const { code, out } = await lab('hostile', '--list', '--json');
    const { attacks } = JSON.parse(out);
    expect(code).toBe(0);
    expect(attacks).toHaveLength(ATTACKS.length);
    expect(new Set(ATTACKS.map(({ name }) => name)).size).toBe(ATTACKS.length);
    expect(new Set(ATTACKS.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  });

  it.each([
    [['--only', 'nothing'], 'there is no attack “nothing”'],
    [['--fast'], 'there is no option --fast'],
    [['--seconds', '0'], '--seconds takes a whole number'],
    [['--server', '/no/such/main.ts'], 'there is no file'],
  ])('refuses %j', async (words, why) => {
    expect(await lab('hostile', ...words)).toMatchObject({ code: 2, err: expect.stringContaining(why) });
  });
});

const HELD: AttackReport = {
  name: 'pings-unread',
  held: true,
  bystander: { calmP99Ms: 1.25, p99Ms: 3 },
  rssMbAfter: 150,
  fdsAfter: 34,
  machineP99Ms: 0.4,
  kind: 'control frames',
  broken: [],
  rssMbBefore: 149,
  rssMbPeak: 160,
  fdsBefore: 34,
  seconds: 60,
  serverCpuSeconds: 2,
  newcomers: 60,
  turnedAway: 0,
  faultsLogged: 0,
};

describe('a report', () => {
  const broken = { ...HELD, name: 'nested', held: false, broken: ['the process ended: silently'] };

  it('counts what held', () => {
    expect(reportOf([HELD, broken])).toEqual({ attacks: [HELD, broken], held: 1, total: 2 });
  });

  it('says in words what did not', () => {
    const said = describeReport(reportOf([HELD, broken]));
    expect(said).toMatch(/pings-unread +yes/);
    expect(said).toMatch(/nested +NO/);
    expect(said).toContain('1 of 2 held\nnested: the process ended: silently');
  });
});

describe('what a bystander waits', () => {
  it('is what one in a hundred exceeds', () => {
    expect(p99([])).toBeNull();
    expect(p99([7])).toBe(7);
    expect(p99(Array.from({ length: 200 }, (_, nth) => nth + 1))).toBe(198);
  });

  it('counts the questions that nobody asked because the one before was not answered', () => {
    expect(corrected([20, 250], 60)).toEqual([20, 250, 190, 130, 70]);
  });
});

describe('a bystander waited too long', () => {
  const waited = (answer: number, echo = 0.1) => ({ answers: [answer], pings: [1], echoes: [echo] });

  it.each([
    ['when it was more than five times as long as in the calm', 10, waited(51), false],
    ['but not when it was five times as long', 10, waited(50), true],
    ['but not when it was ten milliseconds, however short the calm was', 0.3, waited(10), true],
    ['when it was more than ten milliseconds', 0.3, waited(11), false],
    ['but not when a server that nobody attacks was as slow', 0.3, waited(200, 40), true],
    ['when it was more than five times as slow as that', 0.3, waited(201, 40), false],
  ])('%s', (_, calm, during, isFine) => {
    expect(slowness(waited(calm), during, 'answers').length === 0).toBe(isFine);
  });

  it('when there was no answer', () => {
    expect(slowness(waited(1), { ...waited(1), answers: [] }, 'answers')).toEqual([
      'the bystander was not answered at all',
    ]);
  });
});

describe('a file of the tree of a program', () => {
  it('is found from wherever the program stands in it', () => {
    const store = fromTreeOf(PROGRAM, 'packages/store/index.ts');
    expect(fromTreeOf(FAULTY, 'packages/store/index.ts')).toBe(store);
    expect(() => fromTreeOf('/tmp/main.ts', 'packages/store/index.ts')).toThrow('stands in no tree');
  });
});
