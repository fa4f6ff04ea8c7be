import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-FINANCIAL', () => {
  it('brings 30 F', () => {
    const race = given({ blue: { francs: 10, hand: ['financial'] } });
    race.blue.plays('financial');
    expect(race.blue).toHave({ francs: 40 });
    expect(race.told('moneyReceived')).toEqual([{ key: 'moneyReceived', seat: 0, francs: 30 }]);
    expect(race).toAsk('blue');
  });

  it('comes too late for the petrol of the same sequence', () => {
    const race = given({ blue: { petrol: 2, hand: ['financial'] } });
    race.blue.plays('financial');
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-CONVOY-02', 'fuel.afterCard');
  });
});
