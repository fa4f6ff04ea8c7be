import { fallback } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-07 naming tiles', () => {
  it('offers all tiles on the board but those under a vehicle', () => {
    const race = given({
      blue: { at: 36, hand: ['trail-hunter'] },
      orange: { at: 100 },
      tiles: { 36: '1p', 37: '1p', 100: '2p', 101: '3p', 60: '1p' },
    });
    race.blue.plays('trail-hunter');
    expect(race.blue.optionsTo('pick').map(({ space }) => space)).toEqual([37, 60, 101]);
    const refusal = race.blue.why({ do: 'pick', space: 100 });
    expect(refusal).toBeRefused('CARD-TRAIL-HUNTER', 'pick.underVehicle');
    expect(refusal?.with).toEqual({ space: 100 });
    expect(race.blue.why({ do: 'pick', space: 36 })).toBeRefused('CARD-TRAIL-HUNTER', 'pick.underVehicle');
  });

  it('refuses a space without a tile, a city among them', () => {
    const race = given({ blue: { hand: ['trail-hunter'] }, tiles: { 37: '1p' } });
    race.blue.plays('trail-hunter');
    expect(race.blue.why({ do: 'pick', space: 38 })).toBeRefused('CARD-07', 'pick.noTile');
    expect(race.blue.why({ do: 'pick', space: 38 })?.with).toEqual({ space: 38 });
    expect(race.blue.why({ do: 'pick', space: 'zinder' })).toBeRefused('CARD-07', 'pick.noTile');
  });

  it('takes nothing else until the tiles are named', () => {
    const race = given({ blue: { hand: ['trail-hunter'] }, tiles: { 37: '1p' } });
    race.blue.plays('trail-hunter');
    const refusal = race.blue.why({ do: 'pass' });
    expect(refusal).toBeRefused('CARD-07', 'expected.pick');
    expect(refusal?.with).toEqual({ card: 'trail-hunter' });
  });

  it('names the first tile for who does not answer in time', () => {
    const race = given({ blue: { hand: ['trail-hunter'] }, tiles: { 37: '1p', 60: '2p' } });
    race.blue.plays('trail-hunter');
    expect(fallback(race.rules, race.state, 0)).toEqual({ do: 'pick', space: 37 });
  });
});

describe('CARD-09 how many tiles', () => {
  it('lets a trail hunter be played with one tile to take', () => {
    const race = given({ blue: { hand: ['trail-hunter'] }, tiles: { 37: '1p' } });
    race.blue.plays('trail-hunter').picks(37);
    expect(race.tiles).toEqual({});
    expect(race.gone).toEqual(['1p']);
  });

  it('does not let a trail hunter be played with none, or only with one under a vehicle', () => {
    const bare = given({ blue: { hand: ['trail-hunter'] } });
    const refusal = bare.blue.why({ do: 'play', card: 'trail-hunter' });
    expect(refusal).toBeRefused('CARD-09', 'card.noTiles');
    expect(refusal?.with).toEqual({ card: 'trail-hunter' });
    const under = given({ blue: { hand: ['trail-hunter'] }, orange: { at: 37 }, tiles: { 37: '1p' } });
    expect(under.blue.why({ do: 'play', card: 'trail-hunter' })).toBeRefused('CARD-09', 'card.noTiles');
  });

  it('does not let a trail hunter take one tile twice', () => {
    const race = given({ blue: { hand: ['trail-hunter'] }, tiles: { 37: '1p', 38: '1p' } });
    race.blue.plays('trail-hunter').picks(37);
    expect(race.blue.why({ do: 'pick', space: 37 })).toBeRefused('CARD-09', 'pick.same');
    expect(race.blue.optionsTo('pick').map(({ space }) => space)).toEqual([38]);
  });

  it('lets a con artist be played only with two different tiles', () => {
    const why = (tiles: Record<number, string>, orange = {}) =>
      given({ blue: { hand: ['con-artist'] }, orange, tiles }).blue.why({ do: 'play', card: 'con-artist' });
    expect(why({})).toBeRefused('CARD-09', 'card.noTwoTiles');
    expect(why({})?.with).toEqual({ card: 'con-artist' });
    expect(why({ 37: '1p' })).toBeRefused('CARD-09', 'card.noTwoTiles');
    expect(why({ 37: '1p', 60: '1p' })).toBeRefused('CARD-09', 'card.noTwoTiles');
    expect(why({ 37: '1p', 60: '2p' }, { at: 60 })).toBeRefused('CARD-09', 'card.noTwoTiles');
    expect(why({ 37: '1p', 38: '1p', 60: '2p' })).toBeNull();
  });

  it('does not let a con artist swap two alike', () => {
    const race = given({ blue: { hand: ['con-artist'] }, tiles: { 37: '1p', 38: '1p', 60: '2p' } });
    race.blue.plays('con-artist').picks(37);
    expect(race.blue.optionsTo('pick').map(({ space }) => space)).toEqual([60]);
    expect(race.blue.why({ do: 'pick', space: 38 })).toBeRefused('CARD-01', 'pick.alike');
    expect(race.blue.why({ do: 'pick', space: 38 })?.with).toEqual({ space: 38 });
    expect(race.blue.why({ do: 'pick', space: 37 })).toBeRefused('CARD-09', 'pick.same');
    expect(race.blue.why({ do: 'pick', space: 37 })?.with).toEqual({ space: 37 });
  });
});
