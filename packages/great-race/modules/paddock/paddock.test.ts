import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import { put, savedAs } from '../../testing/saved.ts';
import type { Tuning } from './gauge.ts';
import { PRESETS } from './presets.ts';

const preset = ['paddock:preset'];
const free = ['paddock:free'];
const up = (gauge: 'petrol' | 'engine' | 'chassis') => ({ do: 'tune', gauge, by: 'up' }) as const;
const down = (gauge: 'petrol' | 'engine' | 'chassis') => ({ do: 'tune', gauge, by: 'down' }) as const;

describe('PADDOCK-01, CARD-PADDOCK the paddock card', () => {
  it('is in the deck twice', () => {
    const race = given({ phase: 'start', modules: preset });
    expect(race.deck.filter((card) => card === 'paddock')).toHaveLength(2);
  });

  it('raises one maximum for 100 F, and the level with it', () => {
    const race = given({ modules: preset, blue: { francs: 120, engine: 2, hand: ['paddock'] } });
    race.blue.plays('paddock');
    expect(race.question).toBe('workshop');
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    race.blue.answers(up('engine'));
    expect(race.blue.crew).toMatchObject({ engine: 3, engineMax: 6, francs: 20 });
    expect(race.question).toBe('sequence');
  });

  it('lowers one for 100 F more', () => {
    const race = given({ modules: preset, blue: { petrol: 3, hand: ['paddock'] } });
    race.blue.plays('paddock').answers(down('petrol'));
    expect(race.blue.crew).toMatchObject({ petrol: 3, petrolMax: 5, francs: 180 });
  });

  it('never leaves a hand over its limit: the card itself was one of it', () => {
    const hand = ['paddock', 'guide', 'guide', 'driver', 'driver'];
    const race = given({ modules: preset, blue: { hand } });
    race.blue.plays('paddock').answers(down('chassis'));
    expect(race.blue.crew).toMatchObject({ chassis: 4, cards: 4 });
    expect(race.question).toBe('sequence');
  });

  it('says why not', () => {
    const race = given({
      modules: preset,
      blue: { hand: ['paddock'], engineMax: 3, petrolMax: 10, chassisMax: 10 },
    });
    expect(race.blue.why(up('engine'))).toBeRefused('PADDOCK-01', 'misplaced.tune');
    race.blue.plays('paddock');
    expect(race.blue.why(up('engine'))).toBeRefused('PADDOCK-01', 'tune.tooPoor', { price: 100, francs: 80 });
    expect(race.blue.why(up('petrol'))).toBeRefused('PADDOCK-05', 'tune.highest');
    expect(race.blue.why(down('engine'))).toBeRefused('PADDOCK-05', 'tune.lowest', {
      gauge: 'engine',
      least: 3,
    });
    expect(race.blue.why({ do: 'pass' })).toBeRefused('PADDOCK-01', 'expected.workshop');
    expect(race.blue.fallback()).toEqual(down('petrol'));
  });
});

describe('PADDOCK-02, PADDOCK-04 ready-made vehicles', () => {
  it('have maxima of their own, and full gauges', () => {
    const race = given({ phase: 'start', modules: preset, options: { vehicles: ['french', 'italian'] } });
    expect(race.public.crews[0]).toMatchObject({ petrol: 7, petrolMax: 7, engine: 5, chassis: 5 });
    expect(race.public.crews[1]).toMatchObject({ petrol: 6, engine: 5, chassis: 6, chassisMax: 6 });
  });

  it('all sum to 17', () => {
    for (const { petrol, engine, chassis } of PRESETS.flatMap((presets) => Object.values(presets)))
      expect(petrol + engine + chassis).toBe(17);
    for (const { french, suffragettes } of PRESETS) {
      expect(french).toEqual({ petrol: 7, engine: 5, chassis: 5 });
      expect(suffragettes).toEqual({ petrol: 7, engine: 4, chassis: 6 });
    }
  });
});

describe('PADDOCK-03 the open workshop', () => {
  it('gives 150 F to build with and goes round until all have passed', () => {
    const race = given({ phase: 'start', modules: free, options: { vehicles: ['french', 'italian'] } });
    expect(race.public.crews.map(({ francs }) => francs)).toEqual([80, 70]);
    expect(race.question).toBe('paddock');
    race.blue.answers(up('engine'));
    race.orange.answers(down('chassis'));
    race.blue.answers(up('petrol'));
    race.orange.passes();
    expect(race).toAsk('blue');
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.stack.1.budget.0', 160))).toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.stack.1.sales.1', 100))).toBeNull();
    race.blue.passes();
    expect(race.public.phase).toBe('bivouac');
    expect(race.public.crews[0]).toMatchObject({ petrol: 7, engine: 6, francs: 30 });
    expect(race.public.crews[1]).toMatchObject({ chassis: 4, chassisMax: 4, francs: 170 });
  });
});

describe('PADDOCK-05 the workshop’s budget', () => {
  const open = () => given({ phase: 'start', modules: free, options: { vehicles: ['french', 'italian'] } });
  /** What the first crew has at the start after working like this. */
  const after = (...work: Tuning[]) => {
    const race = open();
    race.blue.answers(work[0] ?? { do: 'pass' });
    race.orange.passes();
    for (const tuning of work.slice(1)) race.blue.answers(tuning);
    if (work.length > 0) race.blue.passes();
    return race.public.crews[0];
  };

  it('is not kept', () => {
    expect(after()).toMatchObject({ francs: 80 });
    expect(after(up('engine'))).toMatchObject({ francs: 80, engine: 6 });
  });

  it('is spent before what sales brought, and that before one’s own money', () => {
    expect(after(up('engine'), up('petrol'))).toMatchObject({ francs: 30, engine: 6, petrol: 7 });
    expect(after(down('chassis'), up('engine'))).toMatchObject({ francs: 180, engine: 6, chassis: 4 });
    expect(after(down('chassis'), up('engine'), up('petrol'))).toMatchObject({ francs: 130, petrol: 7 });
  });

  it('keeps at most 100 F of what sales brought', () => {
    expect(after(down('chassis'))).toMatchObject({ francs: 180 });
    expect(after(down('chassis'), down('chassis'))).toMatchObject({ francs: 180, chassis: 3 });
    const told = open();
    told.blue.passes();
    expect(told.told('moneyReceived')).toEqual([]);
    told.orange.answers(down('engine')).passes();
    expect(told.told('moneyReceived')).toEqual([{ key: 'moneyReceived', seat: 1, francs: 100 }]);
  });

  it('counts when something cannot be paid', () => {
    const race = open();
    race.blue.answers(up('engine'));
    race.orange.passes();
    race.blue.answers(up('petrol'));
    expect(race.blue.why(up('petrol'))).toBeRefused('PADDOCK-01', 'tune.tooPoor', { price: 100, francs: 30 });
  });
});

describe('PADDOCK-05 limits', () => {
  it('makes passing final', () => {
    const race = given({ phase: 'start', modules: free, options: { vehicles: ['french', 'italian'] } });
    race.blue.passes();
    race.orange.answers(up('chassis'));
    expect(race).toAsk('orange');
    expect(race.orange.why({ do: 'fund' })).toBeRefused('PADDOCK-03', 'expected.paddock');
    expect(race.orange.fallback()).toEqual({ do: 'pass' });
  });

  it('keeps the maxima within bounds', () => {
    const race = given({ phase: 'start', modules: free, options: { vehicles: ['french', 'italian'] } });
    race.blue.answers(down('petrol'));
    race.orange.passes();
    race.blue.answers(down('petrol'));
    expect(race.blue.why(down('petrol'))).toBeRefused('PADDOCK-05', 'tune.lowest', {
      gauge: 'petrol',
      least: 4,
    });
  });

  it('plays no card that could change nothing', () => {
    const race = given({
      modules: preset,
      blue: { francs: 0, hand: ['paddock'], petrolMax: 4, engineMax: 3, chassisMax: 3 },
    });
    expect(race.blue.why({ do: 'play', card: 'paddock' })).toBeRefused('PADDOCK-05', 'tune.nothing');
  });
});
