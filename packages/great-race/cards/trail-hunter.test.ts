import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-TRAIL-HUNTER', () => {
  it('takes two tiles from anywhere out of the game', () => {
    const race = given({
      blue: { hand: ['trail-hunter'] },
      orange: { boxes: { mechanics: 1 } },
      tiles: { 37: '1p', 110: '3p', 60: '2p' },
    });
    race.blue.plays('trail-hunter').picks(110).picks(37);
    expect(race.tiles).toEqual({ 60: '2p' });
    expect(race.gone).toEqual(['1p', '3p']);
    expect(race.bag).toHaveLength(57);
    expect(race.told('tilesRemoved')).toEqual([
      { key: 'tilesRemoved', seat: 0, spaces: [110, 37], tiles: ['3p', '1p'] },
    ]);
    expect(race).toAsk('blue');
  });

  it('takes no tile from under a vehicle, its own included', () => {
    const race = given({
      blue: { at: 36, hand: ['trail-hunter'] },
      orange: { at: 37 },
      tiles: { 36: '1p', 37: '1p', 38: '1p' },
    });
    race.blue.plays('trail-hunter');
    expect(race.blue.optionsTo('pick')).toEqual([{ do: 'pick', space: 38 }]);
    expect(race.blue.why({ do: 'pick', space: 37 })).toBeRefused('CARD-TRAIL-HUNTER', 'pick.underVehicle');
  });

  it('is stopped by a guard of any opponent', () => {
    const race = given({
      blue: { hand: ['trail-hunter'] },
      orange: { boxes: { mechanics: 1 } },
      green: { boxes: { security: 1 } },
      tiles: { 37: '1p' },
    });
    race.blue.plays('trail-hunter').picks(37);
    race.green.guards();
    expect(race.tiles).toEqual({ 37: '1p' });
    expect(race.gone).toEqual([]);
  });
});
