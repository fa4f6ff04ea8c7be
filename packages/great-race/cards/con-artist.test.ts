import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-CON-ARTIST', () => {
  it('swaps two tiles anywhere on the board', () => {
    const race = given({
      blue: { hand: ['con-artist'] },
      orange: { boxes: { mechanics: 1 } },
      tiles: { 37: '1p', 110: '3p', 60: '2p' },
    });
    race.blue.plays('con-artist').picks(37).picks(110);
    expect(race.tiles).toEqual({ 37: '3p', 110: '1p', 60: '2p' });
    expect(race.told('tilesSwapped')).toEqual([
      { key: 'tilesSwapped', seat: 0, spaces: [37, 110], tiles: ['1p', '3p'] },
    ]);
    expect(race).toAsk('blue');
  });

  it('swaps none from under a vehicle', () => {
    const race = given({
      blue: { hand: ['con-artist'] },
      orange: { at: 60 },
      tiles: { 37: '1p', 110: '3p', 60: '2p' },
    });
    race.blue.plays('con-artist');
    expect(race.blue.optionsTo('pick').map(({ space }) => space)).toEqual([37, 110]);
    expect(race.blue.why({ do: 'pick', space: 60 })).toBeRefused('CARD-CON-ARTIST', 'pick.underVehicle');
  });

  it('is stopped by any opponent', () => {
    const race = given({
      blue: { hand: ['con-artist'] },
      orange: { boxes: { mechanics: 1 } },
      green: { boxes: { security: 1 } },
      tiles: { 37: '1p', 110: '3p' },
    });
    race.blue.plays('con-artist').picks(110).picks(37);
    race.green.guards();
    expect(race.tiles).toEqual({ 37: '1p', 110: '3p' });
    expect(race.told('cardStopped')[0]).toMatchObject({ card: 'con-artist', by: 2 });
  });
});
