import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

const SOUTH_EAST_ROAD = { 37: '1p', 38: '1p', 49: '1p', 48: '1p' };

describe('BASE-DRIVE-01 a drive', () => {
  it('takes a mechanics assistant and moves space by space', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: SOUTH_EAST_ROAD });
    race.blue.drives('se');
    expect(race.blue.boxes).toEqual({ pathfinder: 2, mechanics: 1, security: 0, funding: 1 });
    expect(race.blue).toStandIn(37);
    race.blue.enters('e');
    expect(race.blue).toStandIn(38);
    expect(race).toAsk('blue');
  });

  it('ends after as many spaces as the engine has levels', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 2 }, tiles: SOUTH_EAST_ROAD });
    race.blue.drives('se');
    expect(race).toAsk('blue');
    race.blue.enters('e');
    expect(race.blue).toStandIn(38);
    expect(race).toAsk('orange');
  });

  it('counts the engine level when the drive began, whatever it lost on the way', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 3 }, tiles: { 37: '1p2d', 38: '1p', 49: '1p' } });
    race.blue.drives('se').takesOffEngine(2);
    expect(race.blue).toHave({ engine: 1 });
    race.blue.enters('e').enters('sw');
    expect(race.blue).toStandIn(49);
    expect(race).toAsk('orange');
  });

  it('tells how far the engine reaches', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 4 } });
    race.blue.drives();
    expect(race.told('driveBegun')).toEqual([{ key: 'driveBegun', seat: 0, spaces: 4 }]);
  });

  it('lets the crew stop after any space', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: SOUTH_EAST_ROAD });
    race.blue.drives('se').stops();
    expect(race.blue).toStandIn(37);
    expect(race).toAsk('orange');
  });

  it('lets an assistant stay where it is', () => {
    const race = given({ blue: { at: 'timbuktu' } });
    race.blue.drives().stops();
    expect(race.blue).toStandIn('timbuktu');
    expect(race.blue).toHavePetrol(6);
    expect(race.blue.boxes.mechanics).toBe(1);
  });

  it('goes only to spaces that touch the vehicle’s', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: SOUTH_EAST_ROAD });
    race.blue.drives();
    expect(race.blue.optionsTo('enter').map(({ space }) => space)).toEqual([17, 18, 27, 36, 37]);
    const refusal = race.blue.why({ do: 'enter', space: 38 });
    expect(refusal).toBeRefused('BASE-DRIVE-01', 'enter.notNear');
    expect(refusal?.with).toEqual({ space: 38 });
  });

  it('is all a crew does until it is over', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['financial', 'guide'], petrol: 2 } });
    race.blue.drives();
    expect(race.blue.why({ do: 'fund' })).toBeRefused('BASE-DRIVE-01', 'expected.drive');
    expect(race.blue.why({ do: 'fund' })?.with).toEqual({ spaces: 5 });
    expect(race.blue.why({ do: 'pass' })).toBeRefused('BASE-DRIVE-01', 'expected.drive');
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-PETROL-02', 'fuel.whileDriving');
    expect(race.blue.why({ do: 'play', card: 'financial' })).toBeRefused(
      'CARD-FINANCIAL',
      'card.beforeAssistant',
    );
  });
});

describe('BASE-DRIVE-02 paying for a space', () => {
  it('costs what the rulebook’s example says: 1 + 2 + 1 petrol and 1 damage on the chassis', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: { 37: '1p', 38: '2p', 49: '1p1d' } });
    race.blue.drives('se', 'e', 'sw').takesOffEngine(0);
    expect(race.blue).toHave({ petrol: 2, engine: 5, chassis: 4 });
    expect(race.blue).toStandIn(49);
  });

  it('costs one petrol more in a risk zone', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: { 27: '1p', 28: '1p' } });
    race.blue.drives('e');
    expect(race.blue).toHavePetrol(4);
    race.blue.enters('e');
    expect(race.blue).toHavePetrol(3);
  });

  it('asks for petrol, damage and danger of one tile together', () => {
    const race = given({
      board: 'south-america',
      blue: { at: 'caracas', petrol: 2 },
      tiles: { 4: '1p1d-danger' },
    });
    race.blue.drives('sw').takesOffEngine(1);
    expect(race.blue).toHave({ petrol: 1, engine: 4, chassis: 3 });
  });

  it('is refused to who has too little petrol, and costs nothing then', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 1 }, tiles: { 37: '2p', 36: '1p' } });
    race.blue.drives();
    const refusal = race.blue.why({ do: 'enter', space: 37 });
    expect(refusal).toBeRefused('BASE-DRIVE-02', 'enter.petrolShort');
    expect(refusal?.with).toEqual({ needed: 2, left: 1 });
    expect(race.blue.may({ do: 'enter', space: 36 })).toBe(true);
    expect(race.blue).toHavePetrol(1);
  });

  it('counts the petrol of a risk zone among what is missing', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 1 }, tiles: { 27: '1p' } });
    race.blue.drives();
    expect(race.blue.why({ do: 'enter', space: 27 })?.with).toEqual({ needed: 2, left: 1 });
  });

  it('is refused to who has too few levels for the damage', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 1, chassis: 0 }, tiles: { 37: '1p2d' } });
    race.blue.drives();
    const refusal = race.blue.why({ do: 'enter', space: 37 });
    expect(refusal).toBeRefused('BASE-DRIVE-02', 'enter.mechanicsShort');
    expect(refusal?.with).toEqual({ needed: 2, left: 1 });
  });

  it('says that it is the damage where the petrol would do', () => {
    const why = (petrol: number) => {
      const race = given({ blue: { at: 'timbuktu', petrol, engine: 1, chassis: 0 }, tiles: { 37: '1p2d' } });
      race.blue.drives();
      return race.blue.why({ do: 'enter', space: 37 });
    };
    expect(why(1)).toBeRefused('BASE-DRIVE-02', 'enter.mechanicsShort');
    expect(why(0)).toBeRefused('BASE-DRIVE-02', 'enter.petrolShort');
  });

  it('does no damage where the space does none', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: { 37: '1p' } });
    race.blue.drives('se');
    expect(race.told('damageTaken')).toEqual([]);
  });

  it('is refused to who could neither meet a danger nor bear it', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 1, chassis: 0 }, tiles: { 37: '1p-danger' } });
    race.blue.drives();
    const refusal = race.blue.why({ do: 'enter', space: 37 });
    expect(refusal).toBeRefused('BASE-DRIVE-02', 'enter.mechanicsShort');
    expect(refusal?.with).toEqual({ needed: 2, left: 1 });
  });

  it('leaves no drive to begin where no space around can be paid', () => {
    const tiles = { 17: '1p', 18: '1p', 27: '1p', 36: '1p', 37: '1p' };
    const race = given({ blue: { at: 'timbuktu', petrol: 0, francs: 0 }, tiles });
    const refusal = race.blue.why({ do: 'drive' });
    expect(refusal).toBeRefused('BASE-DRIVE-02', 'drive.noWay');
    expect(refusal?.with).toEqual({ petrol: 0 });
    expect(given({ blue: { at: 'timbuktu', petrol: 1 }, tiles }).blue.may({ do: 'drive' })).toBe(true);
  });
});

describe('BASE-DRIVE-05 gauges at nothing', () => {
  it('ends the drive at once when the last engine level goes', () => {
    const race = given({
      blue: { at: 'timbuktu', engine: 2, chassis: 4 },
      tiles: { 37: '1p2d', 38: '1p' },
    });
    race.blue.drives('se').takesOffEngine(2);
    expect(race.blue).toStandIn(37);
    expect(race.blue).toHave({ engine: 0, chassis: 4 });
    expect(race.told('brokeDown')).toEqual([{ key: 'brokeDown', seat: 0 }]);
    expect(race).toAsk('orange');
  });

  it('breaks down on the last damage point even where a stop follows', () => {
    const race = given({
      blue: { at: 'timbuktu', engine: 1, chassis: 1, hand: ['guide'] },
      tiles: { 37: '1p1d-stop' },
    });
    race.blue.drives('se').takesOffEngine(1);
    expect(race.blue).toHave({ engine: 0, chassis: 1 });
    expect(race.told('stopped')).toEqual([]);
    expect(race).toAsk('orange');
  });

  it('does not end the drive before the engine is at nothing', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 2 }, tiles: { 37: '1p1d' } });
    race.blue.drives('se').takesOffEngine(1);
    expect(race.told('brokeDown')).toEqual([]);
    expect(race).toAsk('blue');
  });

  it('lets no drive start until the engine is repaired', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 0, hand: ['driver'] }, orange: { passed: true } });
    expect(race.blue.why({ do: 'drive' })).toBeRefused('BASE-DRIVE-05', 'drive.brokenDown');
    expect(race.blue.why({ do: 'play', card: 'driver' })).toBeRefused('BASE-DRIVE-05', 'drive.brokenDown');
    race.blue.repairs().buysPart('engine').finishes();
    expect(race.blue.may({ do: 'drive' })).toBe(true);
    expect(race.blue.may({ do: 'play', card: 'driver' })).toBe(true);
  });

  it('only empties the hand when the chassis is at nothing', () => {
    const race = given({
      blue: { at: 'timbuktu', chassis: 1, hand: ['militia'] },
      tiles: { 37: '1p1d', 38: '1p' },
    });
    race.blue.drives('se').takesOffEngine(0);
    expect(race.question).toBe('hand');
    race.blue.discards('militia').enters('e');
    expect(race.blue).toHave({ engine: 5, chassis: 0 });
    expect(race.blue).toHold([]);
    expect(race.blue).toStandIn(38);
  });

  it('forbids what costs petrol when the tank is empty', () => {
    const race = given({
      blue: { at: 38, petrol: 0, francs: 200 },
      tiles: { 37: '1p', 38: '1p' },
    });
    race.blue.drives();
    expect(race.blue.why({ do: 'enter', space: 37 })).toBeRefused('BASE-DRIVE-02', 'enter.petrolShort');
    expect(race.blue.why({ do: 'enter', space: 'zinder' })).toBeRefused('BASE-DRIVE-02', 'enter.petrolShort');
    expect(race.blue.may({ do: 'enter', space: 49 })).toBe(true);
  });
});

describe('BASE-DRIVE-07 known territory', () => {
  it('lets any crew use a tile that another has laid', () => {
    const race = given({ blue: { at: 'timbuktu' }, orange: { at: 'timbuktu' }, bag: ['1p', '2p'] });
    race.blue.scouts().lays('1p', 'se').lays('2p', 'sw');
    race.orange.drives('se').stops();
    expect(race.orange).toStandIn(37);
    expect(race.orange).toHavePetrol(5);
    expect(race.tileOn(37)).toBe('1p');
  });
});

describe('BASE-DRIVE-14 sharing a space and driving back', () => {
  it('lets vehicles share a space', () => {
    const race = given({ blue: { at: 'timbuktu' }, orange: { at: 37 }, tiles: { 37: '1p' } });
    race.blue.drives('se').stops();
    expect(race.blue).toStandIn(37);
    expect(race.orange).toStandIn(37);
  });

  it('lets a crew drive back the way it came, and pay again', () => {
    const race = given({ blue: { at: 36 }, tiles: { 36: '1p', 37: '1p' } });
    race.blue.drives('e', 'w').stops();
    expect(race.blue).toStandIn(36);
    expect(race.blue).toHavePetrol(4);
  });
});
