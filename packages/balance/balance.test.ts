import { BOTS } from '@race/bots';
import { makeRace, readOptions } from '@race/great-race';
import { africa1 } from '@race/great-race/board/africa-1.ts';
import { describe, expect, it } from 'vitest';
import { addUp, findingsOf, meanOf, NO_RACES, type RaceTally, runDuels, runRaces } from './index.ts';
import { curves, heat, histogram, shares } from './plots/index.ts';

function rulesWith(options: object) {
  const read = readOptions({ board: 'africa', crews: 2, ...options });
  if (!read.ok) throw new Error(`no such race: ${read.fault.option}`);
  return makeRace(read.options);
}

const heatOf = (options: object, first: number, races: number): RaceTally =>
  runRaces({ rules: rulesWith(options), bots: [BOTS.racer], seed: 5, first, races });

describe('a tally', () => {
  const six = heatOf({}, 0, 6);

  it('is the same in one go and in parts', () => {
    expect(addUp(heatOf({}, 0, 2), heatOf({}, 2, 4))).toEqual(six);
  });

  it('has a winner a race, and everybody in it', () => {
    const wins = six.seats.reduce((sum, seat) => sum + seat.wins, 0);
    expect(wins + six.noWinner).toBe(6);
    expect(Object.values(six.crews).reduce((sum, crew) => sum + crew.races, 0)).toBe(12);
    expect(Object.keys(six.crews).length).toBeGreaterThan(2);
    expect(six.visits.reduce((sum, times) => sum + times, 0)).toBeGreaterThan(100);
    expect(six.stands[0]).toMatchObject({ crews: 12, petrol: 72, engine: 60, chassis: 60 });
  });

  it('goes by leaders where there are any, drawn by lot', () => {
    const { crews } = heatOf({ modules: ['leaders'], crews: 4 }, 0, 4);
    expect(Object.keys(crews)).toContain('american');
  });

  it('is refused where shapes differ', () => {
    expect(() => addUp<unknown>({ a: 1 }, [1])).toThrow('shapes');
  });
});

describe('the bounds', () => {
  const wins = (...of: number[]) => of.map((won) => ({ races: 3000, wins: won }));
  const tally: RaceTally = { ...NO_RACES, races: 3000, turns: { 5: 1500, 6: 1500 }, seats: wins(1400, 1600) };

  it('are met, missed, or neither for certain', () => {
    const verdicts = (some: RaceTally, bound: string) =>
      findingsOf(some, true).flatMap((one) => (one.bound === bound ? [one.verdict] : []));
    expect(verdicts(tally, 'turns')).toEqual(['met']);
    expect(verdicts({ ...tally, turns: { 3: 3000 } }, 'turns')).toEqual(['missed']);
    expect(verdicts({ ...tally, turns: { 3: 3000 } }, 'mostTurns')).toEqual(['missed']);
    expect(verdicts(tally, 'seat')).toEqual(['unclear', 'unclear']);
    expect(verdicts({ ...tally, seats: wins(1470, 1530) }, 'seat')).toEqual(['met', 'met']);
    expect(verdicts({ ...tally, seats: wins(1200, 1800) }, 'seat')).toEqual(['missed', 'missed']);
    expect(verdicts({ ...tally, bagEmptied: 200 }, 'bag')).toEqual(['missed']);
    expect(verdicts({ ...tally, winners: { spaces: 10, lines: 900 } }, 'land')).toEqual(['missed']);
  });

  it('say nothing of length where modules change it', () => {
    expect(findingsOf(tally, false).map(({ bound }) => bound)).not.toContain('turns');
  });

  it('know how sure a mean is', () => {
    const { value, interval } = meanOf({ 4: 50, 6: 50 });
    expect(value).toBe(5);
    expect(interval.high - interval.low).toBeCloseTo(2 * 1.96 * Math.sqrt(100 / 99 / 100), 5);
  });
});

describe('duels', () => {
  it('tell skill from what was dealt', () => {
    const duels = runDuels({
      rules: rulesWith({}),
      better: BOTS.racer,
      worse: BOTS.random,
      seed: 3,
      first: 0,
      pairs: 4,
    });
    expect(duels).toEqual({ better: 4, worse: 0, dealt: 0 });
  });
});

describe('plots', () => {
  it('say in words what they show, and let nothing through that is not text', () => {
    const share = {
      name: '<b>',
      value: 0.5,
      interval: { low: 0.4, high: 0.6 },
      allowed: { low: 0.4, high: 0.6 },
    };
    const all = [
      histogram({ 3: 1, 200: 4 }, 'Turns & more'),
      histogram({}, 'Nothing & more'),
      shares([share], 'Seats & more', String),
      curves([{ name: 'petrol', values: [6, 4, 2] }], 'Gauges & more'),
      heat(
        africa1,
        africa1.spaces.map((_, at) => at),
        10,
        { label: 'Ways & more', cityName: (id) => id },
      ),
    ];
    for (const plot of all) {
      expect(plot).toMatch(/^<svg [^>]*role="img" aria-label="[^"]*&amp; more">.*<\/svg>$/s);
      expect(plot).not.toMatch(/<b>|NaN|Infinity|undefined/);
    }
  });
});
