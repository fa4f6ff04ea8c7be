import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import type { Speaker } from '../testing/speaker.ts';

const placesFor = (crew: Speaker): number[] => crew.optionsTo('place').map(({ space }) => space);

/** Blue stands in a corner that the others close: one space is free, and laying it opens no other. */
const CORNERED = {
  blue: { at: 'e of e of addis-ababa', hand: ['cartographer'] },
  orange: { at: 'e of addis-ababa' },
  green: { at: 'nw of e of addis-ababa' },
  red: { at: 'se of e of addis-ababa' },
};
const LAST_FREE = 'ne of e of addis-ababa';

describe('BASE-PATH-01 laying two tiles', () => {
  it('draws two and places each on a free space', () => {
    const race = given({ blue: { at: 'timbuktu' }, bag: ['2p', '1p-stop'] });
    race.blue.scouts();
    expect(race.events).toEqual([{ key: 'tilesDrawn', seat: 0, tiles: ['2p', '1p-stop'] }]);
    race.blue.lays('2p', 'se').lays('1p-stop', 'nw');
    expect(race.tileOn('se of timbuktu')).toBe('2p');
    expect(race.tileOn('nw of timbuktu')).toBe('1p-stop');
    expect(Object.keys(race.tiles)).toHaveLength(2);
    expect(race.bag).toHaveLength(58);
    expect(race.events).toEqual([
      { key: 'tileLaid', seat: 0, tile: '1p-stop', space: race.space('nw of timbuktu') },
    ]);
    expect(race.blue.boxes.pathfinder).toBe(1);
    expect(race).toAsk('orange');
  });

  it('offers every free space around the vehicle', () => {
    const race = given({ blue: { at: 'timbuktu' }, bag: ['1p', '1p'] });
    race.blue.scouts();
    expect(placesFor(race.blue)).toEqual(
      race.spaces('nw of timbuktu', 'ne of timbuktu', 'e of timbuktu', 'sw of timbuktu', 'se of timbuktu'),
    );
  });

  it('covers no tile', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: { 'se of timbuktu': '1p' }, bag: ['1p', '1p'] });
    race.blue.scouts();
    const space = race.space('se of timbuktu');
    expect(race.blue.why({ do: 'place', space })).toBeRefused('BASE-PATH-01', 'lay.taken', { space });
  });

  it('needs a pathfinder', () => {
    const { blue } = given({ blue: { boxes: { mechanics: 5 } } });
    expect(blue.why({ do: 'lay' })).toEqual({
      reason: 'assistant.none',
      rule: 'BASE-PATH-01',
      with: { box: 'pathfinder' },
    });
  });
});

describe('BASE-PATH-02 directly connected', () => {
  const chain = { 'se of timbuktu': '1p', 'e of se of timbuktu': '1p' };

  it('is what touches the vehicle, or a chain of tiles and cities from it', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: chain, bag: ['1p', '1p'] });
    race.blue.scouts();
    // The second tile touches Zinder, and the city leads on.
    expect(placesFor(race.blue)).toEqual(
      race.spaces(
        ...['nw', 'ne', 'e', 'sw'].map((way) => `${way} of timbuktu`),
        ...['sw', 'se'].map((way) => `${way} of se of timbuktu`),
        ...['nw', 'ne', 'e', 'sw', 'se'].map((way) => `${way} of zinder`),
      ),
    );
  });

  it('ends where a tile is missing', () => {
    const race = given({
      blue: { at: 'timbuktu' },
      tiles: { 'e of se of timbuktu': '1p' },
      bag: ['1p', '1p'],
    });
    race.blue.scouts();
    expect(race.blue.why({ do: 'place', space: 'e of zinder' })).toEqual({
      reason: 'lay.notConnected',
      rule: 'BASE-PATH-02',
      with: { space: race.space('e of zinder') },
    });
    expect(placesFor(race.blue)).toHaveLength(5);
  });

  it('goes over tiles with a vehicle on them', () => {
    const race = given({
      blue: { at: 'timbuktu' },
      orange: { at: 'se of timbuktu' },
      tiles: chain,
      bag: ['1p', '1p'],
    });
    race.blue.scouts();
    expect(race.blue.may({ do: 'place', space: 'e of zinder' })).toBe(true);
  });

  it('puts no tile on a city', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: chain, bag: ['1p', '1p'] });
    race.blue.scouts();
    const zinder = { space: race.space('zinder') };
    expect(race.blue.why({ do: 'place', ...zinder })).toBeRefused('BASE-PATH-02', 'lay.onCity', zinder);
    expect(race.blue.why({ do: 'place', space: 'timbuktu' })).toBeRefused('BASE-PATH-02', 'lay.onCity');
  });
});

describe('BASE-PATH-03 tiles drawn together', () => {
  it('are all seen before the first is placed, and the crew says which', () => {
    const race = given({ blue: { at: 'timbuktu' }, bag: ['2p', '1p'] });
    race.blue.scouts();
    expect(race.blue.options()).toEqual([
      { do: 'hold', tile: '1p' },
      { do: 'hold', tile: '2p' },
    ]);
    expect(race.blue.why({ do: 'hold', tile: '3p' })).toBeRefused('BASE-PATH-03', 'lay.notDrawn', {
      tile: '3p',
    });
    expect(race.blue.why({ do: 'place', space: 'se' })).toEqual({
      reason: 'expected.hold',
      rule: 'BASE-PATH-03',
      with: { tiles: 2 },
    });
  });

  it('are not asked about when they are alike', () => {
    const race = given({ blue: { at: 'timbuktu' }, bag: ['2p', '2p'] });
    race.blue.scouts();
    expect(race.blue.optionsTo('hold')).toEqual([]);
    expect(race.blue.optionsTo('place')).toHaveLength(5);
  });

  it('are offered once where two of three are alike', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['cartographer'] }, bag: ['2p', '1p', '2p'] });
    race.blue.plays('cartographer');
    expect(race.blue.optionsTo('hold').map(({ tile }) => tile)).toEqual(['1p', '2p']);
  });

  it('need not touch each other', () => {
    const race = given({ blue: { at: 'timbuktu' }, bag: ['1p', '2p'] });
    race.blue.scouts().lays('1p', 'nw').lays('2p', 'se');
    expect(race.tiles).toEqual({
      [race.space('nw of timbuktu')]: '1p',
      [race.space('se of timbuktu')]: '2p',
    });
  });

  it('may connect each other: the first placed leads to the second', () => {
    const race = given({ blue: { at: 'timbuktu' }, bag: ['1p', '2p'] });
    race.blue.scouts().answers({ do: 'hold', tile: '1p' });
    expect(race.blue.may({ do: 'place', space: 'se of se' })).toBe(false);
    race.blue.answers({ do: 'place', space: 'se' }).lays('2p', 'se of se');
    expect(race.tileOn('se of se of timbuktu')).toBe('2p');
  });

  it('are laid one by one for who is away', () => {
    const race = given({ blue: { at: 'timbuktu' }, bag: ['3p', '2p'] });
    race.blue.scouts();
    expect(race.blue.fallback()).toEqual({ do: 'hold', tile: '2p' });
    race.blue.answers({ do: 'hold', tile: '2p' });
    expect(race.blue.fallback()).toEqual({ do: 'place', space: placesFor(race.blue)[0] });
  });
});

describe('BASE-PATH-04 drawn tiles must be placed', () => {
  it('cannot be kept back', () => {
    const race = given({ blue: { at: 'timbuktu' }, bag: ['1p', '2p'] });
    race.blue.scouts();
    expect(race.blue.why({ do: 'pass' })).toBeRefused('BASE-PATH-03', 'expected.hold');
    race.blue.answers({ do: 'hold', tile: '2p' });
    expect(race.blue.why({ do: 'done' })).toEqual({
      reason: 'expected.place',
      rule: 'BASE-PATH-04',
      with: { tile: '2p' },
    });
    race.blue.answers({ do: 'place', space: 'se' });
    expect(race.blue.options().every((answer) => answer.do === 'place')).toBe(true);
  });

  it('may block a dead end', () => {
    const race = given({ blue: { at: 'dakar' }, bag: ['3p', '3p'] });
    race.blue.scouts().lays('3p', 'south of dakar').lays('3p', 'ne of dakar');
    expect(Object.values(race.tiles)).toEqual(['3p', '3p']);
  });
});

describe('BASE-PATH-05 lines do not connect', () => {
  it('leaves the spaces at the other end of a line out of reach', () => {
    const race = given({ blue: { at: 'dakar' }, bag: ['1p', '1p'] });
    race.blue.scouts();
    expect(placesFor(race.blue)).toEqual(race.spaces('ne of dakar', 'e of dakar', 'se of dakar'));
    expect(race.blue.why({ do: 'place', space: 'e of porto-novo' })).toBeRefused(
      'BASE-PATH-02',
      'lay.notConnected',
    );
  });
});

describe('BASE-PATH-06 too few spaces, too few tiles', () => {
  it('puts a tile back into the bag that has no legal space left', () => {
    const race = given({ ...CORNERED, bag: ['1p2d-stop', '3p'] });
    race.blue.scouts();
    expect(race.bag).not.toContain('1p2d-stop');
    race.blue.lays('3p', LAST_FREE);
    expect(race.events).toEqual([
      { key: 'tileLaid', seat: 0, tile: '3p', space: race.space(LAST_FREE) },
      { key: 'tilesReturned', seat: 0, count: 1 },
    ]);
    expect(race.bag).toHaveLength(59);
    expect(race.bag).toContain('1p2d-stop');
    expect(race).toAsk('orange');
  });

  it('mixes the tiles that left the game into an empty bag', () => {
    const race = given({ bagHolds: [], gone: ['1p', '2p', '3p'], bag: ['3p', '1p'] });
    race.blue.scouts();
    expect(race.events).toEqual([
      { key: 'bagRefilled', count: 3 },
      { key: 'tilesDrawn', seat: 0, tiles: ['1p', '3p'] },
    ]);
    expect(race.bag).toEqual(['2p']);
    expect(race.gone).toEqual([]);
  });

  it('does so between two draws as well', () => {
    const race = given({ bagHolds: ['3p'], gone: ['1p', '2p'], bag: ['3p', '2p'] });
    race.blue.scouts();
    expect(race.told('bagRefilled')).toEqual([{ key: 'bagRefilled', count: 2 }]);
    expect(race.bag).toEqual(['1p']);
    expect(race.gone).toEqual([]);
  });

  it('leaves them out while the bag has enough', () => {
    const race = given({ bagHolds: ['3p', '1p'], gone: ['2p'] });
    race.blue.scouts();
    expect(race.bag).toEqual([]);
    expect(race.gone).toEqual(['2p']);
  });

  it('draws one where only one is left', () => {
    const race = given({ blue: { at: 'timbuktu' }, bagHolds: ['3p'] });
    race.blue.scouts();
    expect(race.told('tilesDrawn')).toEqual([{ key: 'tilesDrawn', seat: 0, tiles: ['3p'] }]);
    race.blue.lays('3p', 'se');
    expect(race).toAsk('orange');
  });

  it('is not offered where there is none anywhere', () => {
    const { blue } = given({ blue: { hand: ['cartographer'] }, bagHolds: [] });
    expect(blue.why({ do: 'lay' })).toBeRefused('BASE-PATH-06', 'lay.noTiles');
    expect(blue.why({ do: 'play', card: 'cartographer' })).toBeRefused('BASE-PATH-06', 'lay.noTiles');
  });
});

describe('BASE-PATH-07 drawing a card', () => {
  it('takes the top card of the deck', () => {
    const race = given({ blue: { hand: ['guide'] }, deck: ['militia'] });
    const { deck } = race.public;
    race.blue.drawsACard();
    expect(race.blue).toHold(['guide', 'militia']);
    expect(race.public.deck).toBe(deck - 1);
    expect(race.blue.boxes.pathfinder).toBe(1);
    expect(race).toAsk('orange');
  });

  it('minds the hand limit afterwards', () => {
    const race = given({ blue: { chassis: 1, hand: ['guide'] }, deck: ['militia'] });
    race.blue.drawsACard();
    expect(race).toAsk('blue');
    race.blue.discards('guide');
    expect(race.blue).toHold(['militia']);
    expect(race).toAsk('orange');
  });

  it('makes a new deck from the discards when it must', () => {
    const race = given({ deckHolds: [], discard: ['guide', 'driver'], deck: ['driver'] });
    race.blue.drawsACard();
    expect(race.blue).toHold(['driver']);
    expect(race.deck).toEqual(['guide']);
    expect(race.told('deckShuffled')).toEqual([{ key: 'deckShuffled', count: 2 }]);
  });

  it('is not offered where no card is left', () => {
    const { blue } = given({ deckHolds: [] });
    expect(blue.why({ do: 'draw' })).toBeRefused('BASE-PATH-07', 'draw.noCards');
  });

  it('needs a pathfinder', () => {
    const { blue } = given({ blue: { boxes: { funding: 5 } } });
    expect(blue.why({ do: 'draw' })).toBeRefused('BASE-PATH-07', 'assistant.none');
  });
});

describe('BASE-PATH-08 no free connected space', () => {
  it('means that no tiles are laid, by nobody and no card', () => {
    const { blue } = given({ blue: { at: 'antananarivo', hand: ['cartographer'] } });
    expect(blue.may({ do: 'lay' })).toBe(false);
    expect(blue.why({ do: 'lay' })).toBeRefused('BASE-PATH-08', 'lay.noFreeSpace');
    expect(blue.why({ do: 'play', card: 'cartographer' })).toBeRefused('BASE-PATH-08', 'lay.noFreeSpace');
  });

  it('still draws all tiles while one space is free', () => {
    const race = given({ ...CORNERED, bag: ['1p', '2p', '3p'] });
    race.blue.plays('cartographer');
    expect(race.told('tilesDrawn')).toEqual([{ key: 'tilesDrawn', seat: 0, tiles: ['1p', '2p', '3p'] }]);
    race.blue.lays('2p', LAST_FREE);
    expect(race.told('tilesReturned')).toEqual([{ key: 'tilesReturned', seat: 0, count: 2 }]);
    expect(race.blue.may({ do: 'lay' })).toBe(false);
  });
});

describe('BASE-PATH-09 vehicles in the way', () => {
  it('lays no tile where a vehicle stands', () => {
    const race = given({ blue: { at: 'timbuktu' }, orange: { at: 'se of timbuktu' }, bag: ['1p', '1p'] });
    race.blue.scouts();
    const space = race.space('se of timbuktu');
    expect(race.blue.why({ do: 'place', space })).toBeRefused('BASE-PATH-09', 'lay.underVehicle', { space });
    expect(placesFor(race.blue)).toHaveLength(4);
  });

  it('lays none under its own vehicle', () => {
    const race = given({ blue: { at: 'se of timbuktu' }, bag: ['1p', '1p'] });
    race.blue.scouts();
    expect(race.blue.why({ do: 'place', space: 'se of timbuktu' })).toBeRefused(
      'BASE-PATH-09',
      'lay.underVehicle',
    );
  });
});
