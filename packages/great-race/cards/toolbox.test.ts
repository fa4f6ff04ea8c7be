import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-TOOLBOX', () => {
  it('raises engine and chassis by three, in any split', () => {
    const race = given({ blue: { engine: 1, chassis: 1, francs: 0, hand: ['toolbox'] } });
    race.blue.repairs();
    const splits = race.blue.optionsTo('fit').map(({ engine, chassis }) => [engine, chassis]);
    expect(splits).toEqual([
      [0, 3],
      [1, 2],
      [2, 1],
      [3, 0],
    ]);
    race.blue.fits('toolbox', { engine: 2, chassis: 1 });
    expect(race.blue).toHave({ engine: 3, chassis: 2 });
    expect(race.discard).toEqual(['toolbox']);
  });

  it('gives no more than the gauges take', () => {
    const race = given({ blue: { engine: 4, chassis: 4, francs: 0, hand: ['toolbox'] } });
    race.blue.repairs();
    expect(race.blue.optionsTo('fit')).toEqual([{ do: 'fit', part: 'toolbox', engine: 1, chassis: 1 }]);
    race.blue.fits('toolbox', { engine: 1, chassis: 1 });
    expect(race.blue).toHave({ engine: 5, chassis: 5 });
    expect(race).toAsk('orange');
  });

  it('is used whole', () => {
    const race = given({ blue: { engine: 1, chassis: 1, hand: ['toolbox'] } });
    race.blue.repairs();
    const refusal = race.blue.why({ do: 'fit', part: 'toolbox', engine: 1 });
    expect(refusal).toBeRefused('BASE-MECH-01', 'repair.wrongSum');
    expect(refusal?.with).toEqual({ levels: 3 });
  });
});
