import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('BASE-GUARD-01 avoiding a danger', () => {
  const road = {
    blue: { at: 'timbuktu', boxes: { mechanics: 1, security: 2 } },
    tiles: { 'se of timbuktu': '1p-danger' },
  };

  it('of a tile being entered costs a guard and no damage', () => {
    const race = given(road);
    race.blue.drives('se');
    expect(race.blue.options()).toEqual([{ do: 'guard' }, { do: 'pay' }]);
    race.blue.guards();
    expect(race.blue).toStandIn('se of timbuktu');
    expect(race.blue).toHave({ petrol: 5, engine: 5, chassis: 5 });
    expect(race.blue.boxes.security).toBe(1);
    expect(race.told('dangerMet')).toEqual([
      { key: 'dangerMet', seat: 0, space: race.space('se of timbuktu'), with: 'guard' },
    ]);
  });

  it('is the crew’s choice: it may take the damage', () => {
    const race = given(road);
    race.blue.drives('se').pays().takesOffEngine(1);
    expect(race.blue).toHave({ engine: 4, chassis: 4 });
    expect(race.blue.boxes.security).toBe(2);
  });

  it('of a card costs a guard, out of sequence', () => {
    const race = given({ blue: { hand: ['saboteur'] }, orange: { boxes: { security: 2, mechanics: 1 } } });
    race.blue.plays('saboteur').targets('orange');
    expect(race).toAsk('orange');
    race.orange.guards();
    expect(race.orange).toHave({ engine: 5, chassis: 5 });
    expect(race.orange.boxes).toMatchObject({ security: 1, mechanics: 1 });
    expect(race.events).toEqual([{ key: 'cardStopped', seat: 0, card: 'saboteur', by: 1, with: 'guard' }]);
    expect(race).toAsk('blue');
  });

  it('works after passing too', () => {
    const race = given({
      blue: { hand: ['trail-hunter'] },
      orange: { passed: true, boxes: { security: 1 } },
      tiles: { 'se of timbuktu': '1p' },
    });
    race.blue.plays('trail-hunter').picks('se of timbuktu');
    race.orange.guards();
    expect(race.tileOn('se of timbuktu')).toBe('1p');
    expect(race.orange.boxes.security).toBe(0);
  });

  it('needs a guard', () => {
    const race = given({ ...road, blue: { ...road.blue, boxes: { mechanics: 1 }, hand: ['guide'] } });
    race.blue.drives('se');
    expect(race.blue.why({ do: 'guard' })).toBeRefused('BASE-GUARD-01', 'guard.none');
    const other = given({ blue: { hand: ['saboteur'] }, orange: { hand: ['guide'] } });
    other.blue.plays('saboteur').targets('orange');
    expect(other.orange.why({ do: 'guard' })).toBeRefused('BASE-GUARD-01', 'guard.none');
  });

  it('needs a danger', () => {
    const race = given({
      ...road,
      tiles: { 'se of timbuktu': '2p' },
      blue: { ...road.blue, petrol: 1, hand: ['jerrycan'] },
    });
    expect(race.blue.why({ do: 'guard' })).toBeRefused('BASE-GUARD-01', 'guard.noDanger');
    race.blue.drives('se');
    expect(race.blue.why({ do: 'guard' })).toBeRefused('BASE-GUARD-01', 'guard.noDanger');
  });
});

describe('BASE-GUARD-02 discarding a tile', () => {
  const position = {
    blue: { at: 'timbuktu', boxes: { security: 2, mechanics: 1 } },
    orange: { at: 'sw of timbuktu' },
    tiles: { 'se of timbuktu': '3p', 'sw of timbuktu': '1p', 'e of timbuktu': '2p' },
  };

  it('takes one tile next to the vehicle out of the game', () => {
    const race = given(position);
    race.blue.clears('se');
    expect(race.tileOn('se of timbuktu')).toBeNull();
    expect(race.gone).toEqual(['3p']);
    expect(race.events).toEqual([
      { key: 'tileCleared', seat: 0, tile: '3p', space: race.space('se of timbuktu') },
    ]);
  });

  it('keeps count of the tiles that left the game', () => {
    const race = given({ ...position, gone: ['3p'] });
    race.blue.clears('se');
    expect(race.gone).toEqual(['3p', '3p']);
  });

  it('is the assistant action of a sequence', () => {
    const race = given(position);
    race.blue.clears('se');
    expect(race.blue.boxes).toMatchObject({ security: 1, mechanics: 1 });
    expect(race).toAsk('orange');
  });

  it('leaves tiles under vehicles alone', () => {
    const race = given(position);
    expect(race.blue.optionsTo('clear').map(({ space }) => space)).toEqual(
      race.spaces('e of timbuktu', 'se of timbuktu'),
    );
    const space = race.space('sw of timbuktu');
    expect(race.blue.why({ do: 'clear', space })).toBeRefused('BASE-GUARD-02', 'clear.underVehicle', {
      space,
    });
  });

  it('leaves the tile under its own vehicle too', () => {
    const race = given({ ...position, blue: { at: 'e of timbuktu', boxes: { security: 1 } } });
    expect(race.blue.why({ do: 'clear', space: 'e of timbuktu' })).toBeRefused(
      'BASE-GUARD-02',
      'clear.underVehicle',
    );
  });

  it('needs a tile there', () => {
    const race = given(position);
    const space = race.space('nw of timbuktu');
    expect(race.blue.why({ do: 'clear', space })).toBeRefused('BASE-GUARD-02', 'clear.noTile', { space });
  });

  it('needs a guard', () => {
    const race = given({ ...position, blue: { at: 'timbuktu', boxes: { mechanics: 1 } } });
    expect(race.blue.optionsTo('clear')).toEqual([]);
    expect(race.blue.why({ do: 'clear', space: 'se' })).toEqual({
      reason: 'assistant.none',
      rule: 'BASE-GUARD-02',
      with: { box: 'security' },
    });
  });
});

describe('BASE-GUARD-03 guards of a crew that has passed', () => {
  const race = given({
    blue: {
      at: 'timbuktu',
      petrol: 1,
      passed: true,
      boxes: { security: 2 },
      hand: ['financial', 'jerrycan'],
    },
    tiles: { 'se of timbuktu': '1p' },
  });

  it.each([
    ['buy petrol', { do: 'fuel', levels: 1 }],
    ['play cards of step 2', { do: 'play', card: 'financial' }],
    ['discard tiles', { do: 'clear', space: 'se' }],
  ] as const)('do not let it %s', (_, said) => {
    expect(race).toAsk('orange');
    expect(race.blue.why(said)).toBeRefused('BASE-GUARD-03', 'guard.onlyDefends');
  });

  it('give it no other action either', () => {
    expect(race.blue.why({ do: 'wait', box: 'security' })).toBeRefused('BASE-CONVOY-04', 'crew.passed');
    expect(race.blue.why({ do: 'play', card: 'jerrycan' })).toBeRefused('BASE-CONVOY-04', 'crew.passed');
  });

  it('are not blamed when there are none', () => {
    const bare = given({ blue: { passed: true, petrol: 1 } });
    expect(bare.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-CONVOY-04', 'crew.passed');
  });
});

describe('BASE-GUARD-04 next to the vehicle', () => {
  it('is what touches its space, and nothing further along the road', () => {
    const race = given({
      blue: { at: 'timbuktu', boxes: { security: 1 } },
      tiles: { 'se of timbuktu': '1p', 'se of se of timbuktu': '1p' },
    });
    expect(race.blue.may({ do: 'clear', space: 'se' })).toBe(true);
    expect(race.blue.why({ do: 'clear', space: 'se of se' })).toEqual({
      reason: 'clear.notNear',
      rule: 'BASE-GUARD-04',
      with: { space: race.space('se of se of timbuktu') },
    });
  });

  it('is not what lies beyond a city', () => {
    const race = given({
      blue: { at: 'w of zinder', boxes: { security: 1 } },
      tiles: { 'w of zinder': '1p', 'e of zinder': '2p' },
    });
    expect(race.blue.why({ do: 'clear', space: 'e of zinder' })).toBeRefused(
      'BASE-GUARD-04',
      'clear.notNear',
    );
  });

  it('is not what lies at the other end of a line', () => {
    const race = given({
      blue: { at: 'dakar', boxes: { security: 1 } },
      tiles: { 'e of porto-novo': '2p' },
    });
    expect(race.blue.why({ do: 'clear', space: 'e of porto-novo' })).toBeRefused(
      'BASE-GUARD-04',
      'clear.notNear',
    );
  });
});

describe('BASE-GUARD-05 one guard, one danger', () => {
  const road = { 'se of timbuktu': '1p-danger', 'e of se of timbuktu': '2p-danger' };

  it('asks at each danger on the way, also who could pay the damage', () => {
    const race = given({ blue: { at: 'timbuktu', boxes: { mechanics: 1, security: 2 } }, tiles: road });
    race.blue.drives('se').guards().enters('e');
    expect(race.question).toBe('entry');
    expect(race.blue.may({ do: 'pay' })).toBe(true);
    race.blue.guards();
    expect(race.blue).toStandIn('e of se of timbuktu');
    expect(race.blue).toHave({ petrol: 3, engine: 5, chassis: 5 });
    expect(race.blue.boxes.security).toBe(0);
  });

  it('leaves the second danger to be paid when there was one guard', () => {
    const race = given({ blue: { at: 'timbuktu', boxes: { mechanics: 1, security: 1 } }, tiles: road });
    race.blue.drives('se').guards().enters('e').takesOffEngine(0);
    expect(race.blue).toHave({ engine: 5, chassis: 3 });
  });

  it('spends one militia on one danger as well', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['militia', 'militia'] }, tiles: road });
    race.blue.drives('se').plays('militia');
    expect(race.blue).toHold(['militia']);
    race.blue.enters('e').plays('militia');
    expect(race.blue).toHold([]);
    expect(race.blue).toHave({ engine: 5, chassis: 5 });
  });

  it('stops one danger card, not the next', () => {
    const race = given({
      blue: { hand: ['saboteur', 'saboteur'] },
      orange: { boxes: { security: 1, mechanics: 1 } },
    });
    race.blue.plays('saboteur').targets('orange');
    race.orange.guards();
    race.blue.plays('saboteur').targets('orange').takesOffEngine(2);
    expect(race.orange).toHave({ engine: 3, chassis: 5 });
  });
});
