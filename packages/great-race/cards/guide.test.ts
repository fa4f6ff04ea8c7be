import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-GUIDE', () => {
  it('ignores one stop symbol', () => {
    const race = given({
      blue: { at: 'timbuktu', hand: ['guide'] },
      tiles: { 37: '1p-stop', 38: '1p-stop' },
    });
    race.blue.drives('se').plays('guide').enters('e');
    expect(race.blue).toStandIn(38);
    expect(race).toAsk('orange');
    expect(race.discard).toEqual(['guide']);
  });

  it('is of no use before a stop, nor in a city', () => {
    const race = given({ blue: { at: 38, hand: ['guide'] }, tiles: { 38: '1p' }, deck: ['driver'] });
    race.blue.drives();
    expect(race.blue.why({ do: 'play', card: 'guide' })).toBeRefused('CARD-GUIDE', 'card.withDrive');
    race.blue.enters('zinder');
    expect(race).toAsk('orange');
    expect(race.blue).toHold(['guide', 'driver']);
  });
});
