import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-CARTOGRAPHER', () => {
  it('draws three tiles and places them as a pathfinder does', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['cartographer'] }, bag: ['1p', '3p', '2p'] });
    race.blue.plays('cartographer');
    expect(race.told('tilesDrawn')).toEqual([{ key: 'tilesDrawn', seat: 0, tiles: ['1p', '2p', '3p'] }]);
    race.blue.lays('1p', 37).lays('2p', 38).lays('3p', 17);
    expect(race.tiles).toEqual({ 37: '1p', 38: '2p', 17: '3p' });
    expect(race).toAsk('blue');
    expect(race.blue.boxes.pathfinder).toBe(2);
  });

  it('is refused where no tile could be placed, or none is left', () => {
    const tiles = Object.fromEntries([17, 18, 27, 36, 37].map((space) => [space, '1p']));
    expect(
      given({ blue: { at: 'timbuktu', hand: ['cartographer'] }, tiles }).blue.may({
        do: 'play',
        card: 'cartographer',
      }),
    ).toBe(true);
    const island = given({ blue: { at: 'antananarivo', hand: ['cartographer'] } });
    expect(island.blue.why({ do: 'play', card: 'cartographer' })).toBeRefused(
      'BASE-PATH-08',
      'lay.noFreeSpace',
    );
    const none = given({ blue: { at: 'timbuktu', hand: ['cartographer'] }, bagHolds: [] });
    expect(none.blue.why({ do: 'play', card: 'cartographer' })).toBeRefused('BASE-PATH-06', 'lay.noTiles');
  });

  it('draws as many as there are', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['cartographer'] }, bagHolds: ['1p', '2p'] });
    race.blue.plays('cartographer').lays('1p', 37).lays('2p', 36);
    expect(race).toAsk('blue');
    expect(race.bag).toEqual([]);
  });
});
