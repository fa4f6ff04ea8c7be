import { describe, expect, it } from 'vitest';
import { given } from '../../testing/given.ts';
import { put, savedAs } from '../../testing/saved.ts';

const modules = ['village'];
const village = (gift: string, more: object = {}) =>
  given({ modules, blue: { at: 'timbuktu', ...more }, tiles: { 37: `village-${gift}` } });

describe('VILLAGE-01 villages', () => {
  it('are in the bag, five of them', () => {
    const race = given({ phase: 'start', modules });
    expect(race.bag.filter((tile) => tile.startsWith('village'))).toHaveLength(5);
  });
});

describe('VILLAGE-02 stop or drive on', () => {
  it('asks on entering', () => {
    const race = village('money');
    race.blue.drives('se');
    expect(race.question).toBe('village');
    expect(race.blue.options()).toEqual([{ do: 'stop' }, { do: 'onward' }]);
    expect(race.rules.readState(savedAs(race))).not.toBeNull();
    expect(race.rules.readState(put(savedAs(race), 'public.stack.4.left', 1))).toBeNull();
    expect(race.blue.why({ do: 'pass' })).toBeRefused('VILLAGE-02', 'expected.village');
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-PETROL-02');
    expect(race.blue.fallback()).toEqual({ do: 'stop' });
  });

  it('ends the drive for the gift', () => {
    const race = village('money');
    race.blue.drives('se').stops();
    expect(race.blue).toHave({ francs: 100 });
    expect(race).toAsk('orange');
  });

  it('lets a crew drive on, past its stop symbol', () => {
    const race = village('money');
    race.blue.drives('se').answers({ do: 'onward' });
    expect(race.question).toBe('drive');
    race.blue.stops();
    expect(race.blue).toHave({ francs: 80 });
    expect(race.orange.why({ do: 'onward' })).toBeRefused('VILLAGE-02', 'misplaced.onward');
  });
});

describe('VILLAGE-03 the five gifts', () => {
  it.each([
    ['engine', { engine: 4 }],
    ['chassis', { chassis: 4 }],
    ['petrol', { petrol: 5 }],
    ['money', { francs: 100 }],
  ])('%s', (gift, means) => {
    const race = village(gift, { engine: 3, chassis: 3, petrol: 3 });
    race.blue.drives('se').stops();
    expect(race.blue).toHave(means);
    expect(race.told('giftTaken')).toEqual([{ key: 'giftTaken', seat: 0, space: 37, gift }]);
  });

  it('card', () => {
    const race = village('card');
    race.blue.drives('se').stops();
    expect(race.blue.hand).toHaveLength(1);
  });

  it('never go above a maximum', () => {
    const race = village('engine');
    race.blue.drives('se').stops();
    expect(race.blue).toHave({ engine: 5 });
  });
});

describe('VILLAGE-04 what counts as stopping', () => {
  it('is a drive at the end of its range too', () => {
    const race = village('petrol', { engine: 1, petrol: 2 });
    race.blue.drives('se');
    expect(race.blue).toHavePetrol(4);
    expect(race).toAsk('orange');
  });

  it('is a breakdown too, which the gift may end, but not the drive', () => {
    const race = given({
      modules: ['village', 'season:normal'],
      slots: { season: { weather: 'rains' } },
      blue: { at: 'timbuktu', engine: 1, engineMax: 5, chassis: 3 },
      tiles: { 37: 'village-engine', 36: '1p' },
    });
    race.blue.drives('se').takesOffEngine(1);
    expect(race.told('brokeDown')).toHaveLength(1);
    expect(race.blue).toHave({ engine: 1 });
    expect(race).toAsk('orange');
  });

  it('can be had each time, but not by starting there', () => {
    const race = given({ modules, blue: { at: 37 }, tiles: { 37: 'village-money', 36: '1p' } });
    race.blue.drives('w').stops();
    expect(race.blue).toHave({ francs: 80 });
    race.orange.passes();
    race.blue.drives('e').stops();
    expect(race.blue).toHave({ francs: 100 });
  });
});
