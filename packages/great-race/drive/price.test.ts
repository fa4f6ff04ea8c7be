import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('BASE-DRIVE-03 damage and danger', () => {
  it('lets the driver split damage between engine and chassis', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: { 37: '1p2d' } });
    race.blue.drives('se');
    expect(race.blue.optionsTo('split').map(({ engine }) => engine)).toEqual([0, 1, 2]);
    race.blue.takesOffEngine(1);
    expect(race.horizon).toBe(false);
    expect(race.blue).toHave({ engine: 4, chassis: 4 });
    expect(race.told('damageTaken')).toEqual([{ key: 'damageTaken', seat: 0, by: 0, engine: 1, chassis: 1 }]);
  });

  it('takes it off the gauge that has levels left without a question', () => {
    const race = given({ blue: { at: 'timbuktu', chassis: 0 }, tiles: { 37: '1p2d' } });
    race.blue.drives('se');
    expect(race.question).toBe('drive');
    expect(race.blue).toHave({ engine: 3, chassis: 0 });
  });

  it('offers only splits that both gauges can bear', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 3, chassis: 1 }, tiles: { 37: '1p2d' } });
    race.blue.drives('se');
    expect(race.blue.optionsTo('split').map(({ engine }) => engine)).toEqual([1, 2]);
    expect(race.blue.why({ do: 'split', engine: 0 })).toBeRefused('BASE-DRIVE-03', 'split.chassisShort');
    expect(race.blue.why({ do: 'split', engine: 0 })?.with).toEqual({ left: 1 });
    expect(race.blue.why({ do: 'split', engine: 3 })).toBeRefused('BASE-DRIVE-03', 'split.tooMuch');
    expect(race.blue.why({ do: 'split', engine: 3 })?.with).toEqual({ amount: 2 });
    expect(race.blue.why({ do: 'stop' })).toBeRefused('BASE-DRIVE-03', 'expected.split');
  });

  it('says when it is the engine that cannot bear it', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 1, chassis: 3 }, tiles: { 37: '1p2d' } });
    race.blue.drives('se');
    const refusal = race.blue.why({ do: 'split', engine: 2 });
    expect(refusal).toBeRefused('BASE-DRIVE-03', 'split.engineShort');
    expect(refusal?.with).toEqual({ left: 1 });
  });

  it('adds two damage for a danger that nobody meets', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: { 37: '1p-danger' } });
    race.blue.drives('se').takesOffEngine(2);
    expect(race.blue).toHave({ petrol: 5, engine: 3, chassis: 5 });
    expect(race.allEvents).toContainEqual({
      key: 'spaceEntered',
      seat: 0,
      space: 37,
      petrol: 1,
      damage: 2,
      danger: true,
    });
  });

  it('lets a guard avoid the danger', () => {
    const race = given({
      blue: { at: 'timbuktu', boxes: { mechanics: 1, security: 2 } },
      tiles: { 37: '1p-danger' },
    });
    race.blue.drives('se').guards();
    expect(race.told('dangerMet')).toEqual([{ key: 'dangerMet', seat: 0, space: 37, with: 'guard' }]);
    expect(race.blue).toStandIn(37);
    expect(race.blue).toHave({ petrol: 5, engine: 5, chassis: 5 });
    expect(race.blue.boxes.security).toBe(1);
  });

  it('lets a militia avoid it, and leaves the tile’s own damage', () => {
    const race = given({
      board: 'south-america',
      blue: { at: 'caracas', hand: ['militia'] },
      tiles: { 4: '1p1d-danger' },
    });
    race.blue.drives('sw').plays('militia');
    expect(race.told('dangerMet')).toEqual([{ key: 'dangerMet', seat: 0, space: 4, with: 'militia' }]);
    expect(race.told('cardPlayed')).toEqual([{ key: 'cardPlayed', seat: 0, card: 'militia' }]);
    race.blue.takesOffEngine(0);
    expect(race.blue).toHave({ engine: 5, chassis: 4 });
    expect(race.discard).toEqual(['militia']);
  });

  it('asks again at each danger of one drive, and each costs its own guard', () => {
    const race = given({
      blue: { at: 'timbuktu', boxes: { mechanics: 1, security: 1 }, hand: ['militia'] },
      tiles: { 37: '1p-danger', 38: '2p-danger', 49: '1p-danger' },
    });
    race.blue.drives('se').guards().enters('e').plays('militia').enters('sw');
    expect(race.question).toBe('split');
    race.blue.takesOffEngine(1);
    expect(race.blue).toHave({ petrol: 2, engine: 4, chassis: 4 });
    expect(race.blue.boxes).toEqual({ pathfinder: 0, mechanics: 0, security: 0, funding: 0 });
    expect(race.blue).toHold([]);
    expect(race.blue).toStandIn(49);
  });

  it('refuses a guard or a militia where there is no danger to meet', () => {
    const race = given({
      blue: {
        at: 'timbuktu',
        petrol: 0,
        hand: ['militia', 'jerrycan'],
        boxes: { mechanics: 1, security: 1 },
      },
      tiles: { 37: '1p' },
    });
    race.blue.drives('se');
    expect(race.question).toBe('entry');
    expect(race.blue.why({ do: 'guard' })).toBeRefused('BASE-GUARD-01', 'guard.noDanger');
    expect(race.blue.why({ do: 'play', card: 'militia' })).toBeRefused('CARD-MILITIA', 'guard.noDanger');
  });

  it('refuses a guard to who has none, and a card that is no shield', () => {
    const race = given({
      blue: { at: 'timbuktu', hand: ['financial'], boxes: { mechanics: 1 } },
      tiles: { 37: '1p-danger' },
    });
    race.blue.drives('se');
    expect(race.blue.why({ do: 'guard' })).toBeRefused('BASE-GUARD-01', 'guard.none');
    expect(race.blue.why({ do: 'play', card: 'militia' })).toBeRefused('CARD-01', 'card.notHeld');
    expect(race.blue.why({ do: 'play', card: 'financial' })).toBeRefused(
      'CARD-FINANCIAL',
      'card.beforeAssistant',
    );
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-PETROL-02', 'fuel.whileDriving');
    expect(race.blue.why({ do: 'stop' })).toBeRefused('BASE-DRIVE-17', 'expected.entry');
    expect(race.blue.why({ do: 'stop' })?.with).toEqual({ space: 37 });
    expect(race.blue.options()).toEqual([{ do: 'pay' }]);
  });
});

describe('BASE-DRIVE-04 what can be paid on the spot', () => {
  it('counts the jerrycans in hand', () => {
    const tiles = { 37: '3p' };
    const one = given({ blue: { at: 'timbuktu', petrol: 1, hand: ['jerrycan'] }, tiles });
    one.blue.drives();
    expect(one.blue.why({ do: 'enter', space: 37 })).toBeRefused('BASE-DRIVE-02', 'enter.petrolShort');
    const two = given({ blue: { at: 'timbuktu', petrol: 1, hand: ['jerrycan', 'jerrycan'] }, tiles });
    two.blue.drives('se').plays('jerrycan');
    expect(two.blue.why({ do: 'pay' })).toBeRefused('BASE-DRIVE-02', 'enter.petrolShort');
    expect(two.blue.why({ do: 'pay' })?.with).toEqual({ needed: 3, left: 2 });
    two.blue.plays('jerrycan');
    expect(two.blue).toStandIn(37);
    expect(two.blue).toHavePetrol(0);
    expect(two.discard).toEqual(['jerrycan', 'jerrycan']);
  });

  it('counts a militia, and lets the crew go back instead of playing it', () => {
    const race = given({
      blue: { at: 'timbuktu', engine: 1, chassis: 1, hand: ['militia'] },
      tiles: { 37: '2p-danger', 36: '1p1d' },
    });
    race.blue.drives('sw').takesOffEngine(0);
    expect(race.question).toBe('hand');
    const again = given({
      board: 'south-america',
      blue: { at: 'caracas', petrol: 1, engine: 1, chassis: 1, hand: ['militia'] },
      tiles: { 4: '1p1d-danger' },
    });
    again.blue.drives('sw');
    expect(again.blue.why({ do: 'pay' })).toBeRefused('BASE-DRIVE-02', 'enter.mechanicsShort');
    expect(again.blue.why({ do: 'pay' })?.with).toEqual({ needed: 3, left: 2 });
    again.blue.goesBack();
    expect(again.blue).toStandIn('caracas');
    expect(again.blue).toHold(['militia']);
    expect(again).toAsk('orange');
  });

  it('counts a guard', () => {
    const tiles = { 4: '1p1d-danger' };
    const guarded = { at: 'caracas', engine: 1, chassis: 0, boxes: { mechanics: 1, security: 1 } };
    const race = given({ board: 'south-america', blue: guarded, tiles });
    race.blue.drives('sw').guards();
    expect(race.blue).toHave({ engine: 0, chassis: 0 });
    expect(race.blue).toStandIn(4);
    const bare = given({ board: 'south-america', blue: { ...guarded, boxes: { mechanics: 1 } }, tiles });
    bare.blue.drives();
    expect(bare.blue.may({ do: 'enter', space: 4 })).toBe(false);
  });

  it('takes damage as payable while engine and chassis together cover it', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 1, chassis: 1 }, tiles: { 37: '1p2d' } });
    race.blue.drives('se');
    expect(race.blue).toHave({ engine: 0, chassis: 0 });
    expect(race.told('brokeDown')).toEqual([{ key: 'brokeDown', seat: 0 }]);
    expect(race.blue).toStandIn(37);
  });

  it('counts jerrycans also for the petrol of a city', () => {
    const race = given({ blue: { at: 37, petrol: 0, hand: ['jerrycan'] }, tiles: { 37: '1p' } });
    race.blue.drives('timbuktu').plays('jerrycan');
    expect(race.blue).toStandIn('timbuktu');
    expect(race.blue).toHavePetrol(0);
  });
});
