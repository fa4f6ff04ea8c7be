import { fallback } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('BASE-DRIVE-08 unfamiliar territory', () => {
  it('draws a tile, and the vehicle stands on it when it can be paid', () => {
    const race = given({ blue: { at: 'timbuktu' }, bag: ['2p'] });
    race.blue.drives('into the empty space south');
    expect(race.told('tileUncovered')).toEqual([{ key: 'tileUncovered', seat: 0, tile: '2p', space: 37 }]);
    expect(race.blue).toStandIn(37);
    expect(race.blue).toHavePetrol(4);
    expect(race.tileOn(37)).toBe('2p');
    expect(race.bag).toHaveLength(59);
  });

  it('goes on after a tile that was paid', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 2 }, bag: ['1p', '1p'] });
    race.blue.drives('se', 'e');
    expect(race.blue).toStandIn(38);
    expect(race).toAsk('orange');
  });

  it('adds the petrol of a risk zone to the tile that was drawn', () => {
    const race = given({ blue: { at: 'timbuktu' }, bag: ['3p'] });
    race.blue.drives('e');
    expect(race.blue).toHavePetrol(2);
  });

  it('goes back and leaves the tile when it cannot be paid, and ends the drive', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 1 }, bag: ['3p'] });
    race.blue.drives('into the empty space south');
    expect(race.blue).toStandIn('timbuktu');
    expect(race.tileOn(37)).toBe('3p');
    expect(race.told('turnedBack')).toEqual([{ key: 'turnedBack', seat: 0, space: 37 }]);
    expect(race).toAsk('orange');
  });

  it('takes nothing from who goes back', () => {
    const before = { at: 'timbuktu', petrol: 2, engine: 1, chassis: 1, hand: ['guide'] };
    const race = given({ blue: before, bag: ['3p'] });
    race.blue.drives('se').goesBack();
    expect(race.blue).toHave({ petrol: 2, engine: 1, chassis: 1, francs: 80 });
    expect(race.blue).toHold(['guide']);
    expect(race.blue.crew.level).toBe(2);
  });

  it('goes back from damage that engine and chassis cannot bear', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 1, chassis: 0 }, bag: ['1p2d'] });
    race.blue.drives('se');
    expect(race.blue).toStandIn('timbuktu');
    expect(race.blue).toHave({ petrol: 6, engine: 1 });
    expect(race).toAsk('orange');
  });

  it('goes back from a danger that can neither be met nor borne', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 1, chassis: 0 }, bag: ['1p-danger'] });
    race.blue.drives('se');
    expect(race.blue).toStandIn('timbuktu');
    expect(race.tileOn(37)).toBe('1p-danger');
  });

  it('lets nobody throw a guard or a militia after petrol that is missing', () => {
    const guarded = { at: 'timbuktu', petrol: 0, boxes: { mechanics: 1, security: 1 } };
    const race = given({ blue: guarded, bag: ['1p-danger'] });
    race.blue.drives('se');
    expect(race.blue.boxes.security).toBe(1);
    expect(race).toAsk('orange');
    const armed = given({ blue: { ...guarded, hand: ['militia'] }, bag: ['1p-danger'] });
    armed.blue.drives('se');
    expect(armed.blue.options()).toEqual([{ do: 'back' }]);
    expect(armed.blue.why({ do: 'guard' })).toBeRefused('BASE-DRIVE-02', 'enter.petrolShort');
    const refusal = armed.blue.why({ do: 'play', card: 'militia' });
    expect(refusal).toBeRefused('BASE-DRIVE-02', 'enter.petrolShort');
    expect(refusal?.with).toEqual({ needed: 1, left: 0 });
  });

  it('fills the bag with the tiles that left the game before it draws', () => {
    const race = given({ blue: { at: 'timbuktu' }, bagHolds: [], gone: ['1p', '1p'], bag: ['1p'] });
    race.blue.drives('se');
    expect(race.told('bagRefilled')).toEqual([{ key: 'bagRefilled', count: 2 }]);
    expect(race.tileOn(37)).toBe('1p');
    expect(race.bag).toEqual(['1p']);
    expect(race.gone).toEqual([]);
  });
});

describe('BASE-DRIVE-09 paying a drawn tile', () => {
  it('is done without a question by who needs no card and no guard for it', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 2, hand: ['jerrycan'] }, bag: ['2p'] });
    race.blue.drives('se');
    expect(race.blue).toStandIn(37);
    expect(race.blue).toHavePetrol(0);
    expect(race.blue).toHold(['jerrycan']);
  });

  it('lets nobody go back from what can be paid', () => {
    const race = given({
      blue: { at: 'timbuktu', boxes: { mechanics: 1, security: 1 } },
      bag: ['1p-danger'],
    });
    race.blue.drives('se');
    expect(race.blue.why({ do: 'back' })).toBeRefused('BASE-DRIVE-09', 'entry.canBePaid');
    expect(race.blue.options()).toEqual([{ do: 'guard' }, { do: 'pay' }]);
  });

  it('lets the crew choose whether to spend a jerrycan', () => {
    const blue = { at: 'timbuktu', petrol: 1, hand: ['jerrycan'] };
    const on = given({ blue, bag: ['2p'] });
    on.blue.drives('se').plays('jerrycan');
    expect(on.blue).toStandIn(37);
    expect(on.blue).toHavePetrol(0);
    const back = given({ blue, bag: ['2p'] });
    back.blue.drives('se').goesBack();
    expect(back.blue).toStandIn('timbuktu');
    expect(back.blue).toHold(['jerrycan']);
    expect(back.blue).toHavePetrol(1);
    expect(back).toAsk('orange');
  });

  it('keeps in the tank what was poured before the crew went back', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 0, hand: ['jerrycan', 'jerrycan'] }, bag: ['2p'] });
    race.blue.drives('se').plays('jerrycan').goesBack();
    expect(race.blue).toStandIn('timbuktu');
    expect(race.blue).toHavePetrol(1);
    expect(race.blue).toHold(['jerrycan']);
  });

  it('lets the crew choose whether to spend a guard on what it could not bear', () => {
    const race = given({
      blue: { at: 'timbuktu', engine: 1, chassis: 0, boxes: { mechanics: 1, security: 1 } },
      bag: ['1p-danger'],
    });
    race.blue.drives('se');
    expect(race.blue.options()).toEqual([{ do: 'guard' }, { do: 'back' }]);
    race.blue.goesBack();
    expect(race.blue.boxes.security).toBe(1);
    expect(race.blue).toStandIn('timbuktu');
  });

  it('goes back for who does not answer in time, and pays where it can', () => {
    const short = given({ blue: { at: 'timbuktu', petrol: 0, hand: ['jerrycan'] }, bag: ['1p'] });
    short.blue.drives('se');
    expect(fallback(short.rules, short.state, 0)).toEqual({ do: 'back' });
    const able = given({ blue: { at: 'timbuktu', hand: ['militia'] }, bag: ['1p-danger'] });
    able.blue.drives('se');
    expect(fallback(able.rules, able.state, 0)).toEqual({ do: 'pay' });
  });
});

describe('BASE-DRIVE-10 no tile to be had anywhere', () => {
  const nothing = { bagHolds: [], gone: [] };

  it('lets an empty space be entered for 2 petrol, lays no tile and ends the drive', () => {
    const race = given({ blue: { at: 'timbuktu' }, ...nothing });
    race.blue.drives('se');
    expect(race.blue).toStandIn(37);
    expect(race.blue).toHavePetrol(4);
    expect(race.tileOn(37)).toBeNull();
    expect(race.told('tileUncovered')).toEqual([]);
    expect(race).toAsk('orange');
  });

  it('is refused to who has less petrol', () => {
    const race = given({ blue: { at: 37, petrol: 1 }, tiles: { 37: '1p' }, ...nothing });
    race.blue.drives();
    const refusal = race.blue.why({ do: 'enter', space: 38 });
    expect(refusal).toBeRefused('BASE-DRIVE-02', 'enter.petrolShort');
    expect(refusal?.with).toEqual({ needed: 2, left: 1 });
  });

  it('leaves a way on from an empty space', () => {
    const race = given({ blue: { at: 37 }, orange: { passed: true }, ...nothing });
    race.blue.drives('e');
    expect(race.blue).toStandIn(38);
    race.blue.drives('zinder');
    expect(race.blue).toStandIn('zinder');
    expect(race.blue).toHavePetrol(3);
  });

  it('leaves a crew without petrol and money its funding', () => {
    const race = given({
      blue: { at: 'timbuktu', petrol: 0, francs: 0, boxes: { funding: 5 } },
      ...nothing,
    });
    race.blue.funds();
    expect(race.blue).toHave({ francs: 110 });
  });
});

describe('BASE-DRIVE-11 a city', () => {
  it('costs 1 petrol, ends the drive and gives the cards it shows', () => {
    const race = given({ blue: { at: 37 }, tiles: { 37: '1p' }, deck: ['guide', 'driver'] });
    race.blue.drives('timbuktu');
    expect(race.blue).toHavePetrol(5);
    expect(race.told('cityEntered')).toEqual([{ key: 'cityEntered', seat: 0, city: 'timbuktu', cards: 2 }]);
    expect(race.blue).toHold(['guide', 'driver']);
    expect(race).toAsk('orange');
  });

  it('gives one card where it shows one', () => {
    const race = given({ blue: { at: 38 }, tiles: { 38: '1p' }, deck: ['guide'] });
    race.blue.drives('zinder');
    expect(race.blue).toHold(['guide']);
    expect(race.told('cardsDrawn')).toEqual([{ key: 'cardsDrawn', seat: 0, count: 1 }]);
  });

  it('does not cost the petrol of the risk zone that is left for it', () => {
    const race = given({ blue: { at: 29 }, tiles: { 29: '1p' }, deck: ['guide'] });
    race.blue.drives('zinder');
    expect(race.blue).toHavePetrol(5);
  });

  it('costs 1 petrol by sea and by air too', () => {
    const sea = given({ blue: { at: 'dakar', francs: 50 } });
    sea.blue.takesLineTo('nouadhibou');
    expect(sea.blue).toHavePetrol(5);
    const air = given({ blue: { at: 'tripoli', francs: 130 } });
    air.blue.takesLineTo('fort-lamy');
    expect(air.blue).toHave({ petrol: 5, francs: 0 });
  });

  it('asks for the excess of the hand after the cards are drawn', () => {
    const race = given({
      blue: { at: 37, chassis: 1, hand: ['militia'] },
      tiles: { 37: '1p' },
      deck: ['guide', 'driver'],
    });
    race.blue.drives('timbuktu');
    expect(race.question).toBe('hand');
    expect(race.blue).toHold(['militia', 'guide', 'driver']);
    race.blue.discards('militia').discards('guide');
    expect(race.blue).toHold(['driver']);
    expect(race).toAsk('orange');
  });

  it('lets nobody else see which cards were drawn', () => {
    const race = given({ blue: { at: 38 }, tiles: { 38: '1p' }, deck: ['guide'] });
    race.blue.drives('zinder');
    expect(race.blue.heard).toContainEqual({ key: 'cardsSeen', to: 0, cards: ['guide'] });
    expect(race.orange.heard.map(({ key }) => key)).not.toContain('cardsSeen');
    expect(race.blue.known).toEqual([]);
  });
});

describe('BASE-DRIVE-15 the progress token', () => {
  it('follows the vehicle onto the track space of the space entered', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: { 37: '1p' } });
    race.blue.drives('se');
    expect(race.blue.crew.level).toBe(3);
    expect(race.told('levelReached')).toEqual([{ key: 'levelReached', seat: 0, level: 3 }]);
  });

  it('comes on top of the tokens that are there: orange after blue lies above blue', () => {
    const race = given({
      blue: { at: 'timbuktu' },
      orange: { at: 'timbuktu' },
      green: { at: 'timbuktu' },
      order: ['orange', 'blue', 'green'],
      whose: 'blue',
      tiles: { 37: '1p' },
    });
    race.blue.drives('se').stops();
    race.green.passes();
    race.orange.drives('se').stops();
    expect(race.blue.crew.level).toBe(race.orange.crew.level);
    expect(race.blue.crew.since).toBeLessThan(race.orange.crew.since);
  });

  it('leaves the stack alone where the track space stays the same', () => {
    const race = given({
      blue: { at: 'timbuktu', since: 0 },
      orange: { at: 'timbuktu', since: 1 },
      tiles: { 36: '1p' },
    });
    race.blue.drives('sw').stops();
    expect(race.blue).toStandIn(36);
    expect(race.blue.crew).toMatchObject({ level: 2, since: 0 });
    expect(race.told('levelReached')).toEqual([]);
  });

  it('goes back with the vehicle, and on top again', () => {
    const race = given({
      blue: { at: 37, since: 0 },
      orange: { at: 'timbuktu', since: 1 },
      tiles: { 36: '1p', 37: '1p' },
    });
    race.blue.drives('w').stops();
    expect(race.blue.crew.level).toBe(2);
    expect(race.blue.crew.since).toBeGreaterThan(1);
  });

  it('does not move when the crew turns back', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 0 }, bag: ['3p'] });
    const before = race.blue.crew;
    race.blue.drives('se');
    expect(race.blue.crew).toMatchObject({ level: before.level, since: before.since });
  });
});

describe('BASE-DRIVE-17 the order of entering', () => {
  it('uncovers, meets danger, pays, takes damage, moves, keeps the hand limit, and stops', () => {
    const race = given({
      blue: { at: 'timbuktu', chassis: 2, hand: ['jerrycan', 'militia'], boxes: { mechanics: 1 } },
      bag: ['1p1d-stop'],
    });
    race.blue.drives('se').takesOffEngine(0).discards('militia');
    race.blue.stops();
    const keys = race.allEvents.map(({ key }) => key);
    const order = [
      'driveBegun',
      'tileUncovered',
      'spaceEntered',
      'damageTaken',
      'levelReached',
      'cardDiscarded',
      'stopped',
    ];
    expect(keys.filter((key) => order.includes(key))).toEqual(order);
  });

  it('takes petrol before damage is split, and moves after', () => {
    const race = given({ blue: { at: 'timbuktu' }, tiles: { 37: '2p1d' } });
    race.blue.drives('se');
    expect(race.question).toBe('split');
    expect(race.blue).toHavePetrol(4);
    expect(race.blue).toStandIn('timbuktu');
    race.blue.takesOffEngine(0);
    expect(race.blue).toStandIn(37);
  });

  it('asks for the hand limit when the vehicle has moved', () => {
    const race = given({ blue: { at: 'timbuktu', chassis: 1, hand: ['guide'] }, tiles: { 37: '1p1d' } });
    race.blue.drives('se').takesOffEngine(0);
    expect(race.question).toBe('hand');
    expect(race.blue).toStandIn(37);
    expect(race.blue.crew.level).toBe(3);
  });

  it('needs the guide still in hand when the stop comes', () => {
    const blue = { at: 'timbuktu', chassis: 2, hand: ['guide', 'militia'] };
    const thrown = given({ blue, tiles: { 37: '1p1d-stop' } });
    thrown.blue.drives('se').takesOffEngine(0).discards('guide');
    expect(thrown.question).toBe('halt');
    expect(thrown.blue.options()).toEqual([{ do: 'stop' }]);
    expect(thrown.blue.why({ do: 'play', card: 'guide' })).toBeRefused('CARD-01', 'card.notHeld');
    const kept = given({ blue, tiles: { 37: '1p1d-stop' } });
    kept.blue.drives('se').takesOffEngine(0).discards('militia').plays('guide');
    expect(kept.question).toBe('drive');
  });

  it('meets the danger before any damage is done', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['militia'] }, tiles: { 37: '2p-danger' } });
    race.blue.drives('se');
    expect(race.question).toBe('entry');
    expect(race.blue).toHave({ petrol: 6, engine: 5, chassis: 5 });
    race.blue.pays();
    expect(race.question).toBe('split');
    expect(race.blue).toHavePetrol(4);
    expect(race.blue).toHold(['militia']);
  });
});

describe('BASE-DRIVE-18 trying an empty space', () => {
  it('is possible with an empty tank, and only uncovers the tile', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 0 }, bag: ['1p'] });
    race.blue.drives('se');
    expect(race.tileOn(37)).toBe('1p');
    expect(race.blue).toStandIn('timbuktu');
    expect(race).toAsk('orange');
  });

  it('asks who has a card before it turns back, whatever the card is', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 0, hand: ['guide'] }, bag: ['1p'] });
    race.blue.drives('se');
    expect(race.question).toBe('entry');
    expect(race.blue.options()).toEqual([{ do: 'back' }]);
    expect(race.blue.why({ do: 'play', card: 'jerrycan' })).toBeRefused('CARD-01', 'card.notHeld');
  });
});

describe('BASE-DRIVE-19 purple cities', () => {
  it('give no cards, and the start can be entered again for 1 petrol', () => {
    const race = given({ blue: { at: 7 }, tiles: { 7: '1p' } });
    race.blue.drives('colomb-bechar');
    expect(race.blue).toStandIn('colomb-bechar');
    expect(race.blue).toHavePetrol(5);
    expect(race.blue).toHold([]);
    expect(race.told('cardsDrawn')).toEqual([]);
    expect(race.blue.crew.arrived).toBe(0);
    expect(race).toAsk('orange');
  });
});

describe('BASE-DRIVE-20 leaving a city', () => {
  it('costs nothing but the space that is entered', () => {
    const race = given({ tiles: { 7: '1p' } });
    race.blue.drives('sw').stops();
    expect(race.blue).toStandIn(7);
    expect(race.blue).toHave({ petrol: 5, francs: 80 });
  });

  it('by a line into the destination is an arrival like any other', () => {
    const race = given({ blue: { at: 'luanda', francs: 250, petrol: 1 } });
    race.blue.takesLineTo('cape-town');
    expect(race.blue).toHave({ francs: 50, petrol: 0 });
    expect(race.told('crewArrived')).toEqual([{ key: 'crewArrived', seat: 0, place: 1 }]);
    expect(race.blue.crew.arrived).toBe(1);
  });
});

describe('BASE-DRIVE-21 refusing to pay', () => {
  it('sends the crew back and ends the drive, in known territory too, and costs nothing', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 1, hand: ['jerrycan'] }, tiles: { 37: '2p' } });
    race.blue.drives('se').goesBack();
    expect(race.blue).toStandIn('timbuktu');
    expect(race.blue).toHavePetrol(1);
    expect(race.blue).toHold(['jerrycan']);
    expect(race.tileOn(37)).toBe('2p');
    expect(race).toAsk('orange');
  });

  it('keeps the guard and the militia of who would rather not', () => {
    const race = given({
      board: 'south-america',
      blue: {
        at: 'caracas',
        engine: 1,
        chassis: 1,
        hand: ['militia'],
        boxes: { mechanics: 1, security: 1 },
      },
      tiles: { 4: '1p1d-danger' },
    });
    race.blue.drives('sw');
    expect(race.blue.options()).toEqual([{ do: 'guard' }, { do: 'back' }, { do: 'play', card: 'militia' }]);
    race.blue.goesBack();
    expect(race.blue.boxes.security).toBe(1);
    expect(race.blue).toHold(['militia']);
    expect(race).toAsk('orange');
  });
});

describe('BASE-DRIVE-22 no tile, no surcharge', () => {
  it('leaves it at 2 petrol in a risk zone where no tile is to be had', () => {
    const race = given({ blue: { at: 'timbuktu' }, bagHolds: [], gone: [] });
    race.blue.drives('e');
    expect(race.blue).toHavePetrol(4);
    expect(race.blue).toStandIn(27);
  });
});

describe('BASE-DRIVE-23 a tile uncovered under a vehicle', () => {
  it('is drawn by who drives there and asks nothing of who stands there', () => {
    const race = given({ blue: { at: 'timbuktu' }, red: { at: 37, petrol: 3 }, bag: ['2p'] });
    race.blue.drives('se');
    expect(race.tileOn(37)).toBe('2p');
    expect(race.blue).toHavePetrol(4);
    expect(race.red).toHavePetrol(3);
    expect(race.red).toStandIn(37);
  });
});

describe('BASE-PETROL-03 a jerrycan poured into a price', () => {
  it('covers one petrol for who sets out with a full tank', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['jerrycan'] }, tiles: { 37: '2p' } });
    race.blue.drives().enters('se', { poured: true });
    expect(race.blue).toHavePetrol(5);
    expect(race.blue).toHold([]);
    expect(race.discard).toEqual(['jerrycan']);
  });

  it('stays in hand when the crew turns back', () => {
    const race = given({
      board: 'south-america',
      blue: { at: 'caracas', engine: 1, chassis: 1, hand: ['jerrycan'] },
      bag: ['1p1d-danger'],
    });
    race.blue.drives().enters('sw', { poured: true }).goesBack();
    expect(race.blue).toStandIn('caracas');
    expect(race.blue).toHold(['jerrycan']);
    expect(race.blue).toHavePetrol(6);
  });

  it('is spoken for until the price is paid, and known to all', () => {
    const race = given({ blue: { at: 'timbuktu', hand: ['jerrycan'] }, tiles: { 37: '2p-danger' } });
    race.blue.drives().enters('se', { poured: true });
    expect(race.blue.options()).toEqual([{ do: 'pay' }]);
    expect(race.blue.why({ do: 'play', card: 'jerrycan' })).toBeRefused(
      'BASE-PETROL-03',
      'entry.nothingToCover',
    );
    expect(race.blue.known).toEqual(['jerrycan']);
    race.blue.pays();
    expect(race.told('cardPlayed')).toEqual([{ key: 'cardPlayed', seat: 0, card: 'jerrycan' }]);
    race.blue.takesOffEngine(1);
    expect(race.blue).toHavePetrol(5);
    expect(race.blue.known).toEqual([]);
    const one = given({
      blue: { at: 'timbuktu', hand: ['jerrycan', 'jerrycan'] },
      tiles: { 37: '1p-danger' },
    });
    one.blue.drives().enters('se', { poured: true });
    expect(one.blue.options()).toEqual([{ do: 'pay' }]);
    expect(one.blue.known).toEqual(['jerrycan']);
    const two = given({
      blue: { at: 'timbuktu', hand: ['jerrycan', 'jerrycan'] },
      tiles: { 37: '2p-danger' },
    });
    two.blue.drives().enters('se', { poured: true }).plays('jerrycan');
    expect(two.blue.known).toEqual(['jerrycan']);
    two.blue.pays().takesOffEngine(1);
    expect(two.blue).toHavePetrol(6);
    expect(two.blue).toHold([]);
  });

  it('is refused to who has room in the tank, or no jerrycan', () => {
    const room = given({ blue: { at: 'timbuktu', petrol: 5, hand: ['jerrycan'] }, tiles: { 37: '2p' } });
    room.blue.drives();
    const poured = { do: 'enter', space: 37, poured: true } as const;
    expect(room.blue.why(poured)).toBeRefused('BASE-PETROL-03', 'enter.cannotPour');
    expect(room.blue.may({ do: 'play', card: 'jerrycan' })).toBe(true);
    const none = given({ blue: { at: 'timbuktu' }, tiles: { 37: '2p' } });
    none.blue.drives();
    expect(none.blue.why(poured)).toBeRefused('BASE-PETROL-03', 'enter.cannotPour');
  });

  it('covers a price at the danger too, with nothing left to cover after', () => {
    const race = given({
      blue: { at: 'timbuktu', hand: ['jerrycan', 'jerrycan'] },
      tiles: { 37: '1p-danger' },
    });
    race.blue.drives('se').plays('jerrycan');
    expect(race.blue.why({ do: 'play', card: 'jerrycan' })).toBeRefused(
      'BASE-PETROL-03',
      'entry.nothingToCover',
    );
    race.blue.pays().takesOffEngine(0);
    expect(race.blue).toHave({ petrol: 6, chassis: 3 });
    expect(race.blue).toHold(['jerrycan']);
  });
});
