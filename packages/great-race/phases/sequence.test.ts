import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('BASE-CONVOY-01 the steps of a sequence', () => {
  const position = {
    blue: { at: 'timbuktu', petrol: 3, hand: ['financial', 'financial', 'refuelling-station'] },
  };

  it('are petrol, cards, and an assistant', () => {
    const race = given(position);
    race.blue.buysPetrol(1);
    expect(race).toAsk('blue');
    race.blue.plays('financial');
    expect(race).toAsk('blue');
    race.blue.plays('refuelling-station');
    expect(race).toAsk('blue');
    race.blue.waits('pathfinder');
    expect(race).toAsk('orange');
    expect(race.blue).toHave({ petrol: 6, francs: 100 });
    expect(race.blue).toHold(['financial']);
    expect(race.blue.boxes.pathfinder).toBe(1);
  });

  it('may all be left out but the last', () => {
    const race = given(position);
    race.blue.waits('mechanics');
    expect(race).toAsk('orange');
    expect(race.blue).toHave({ petrol: 3, francs: 80 });
    expect(race.blue.crew.cards).toBe(3);
  });

  it('end with an assistant, the funding group or a pass, one of which is required', () => {
    for (const last of [{ do: 'fund' }, { do: 'pass' }, { do: 'wait', box: 'mechanics' }] as const) {
      const race = given(position);
      race.blue.buysPetrol(1).answers(last);
      expect(race).toAsk('orange');
    }
    const { blue } = given(position);
    expect(blue.why({ do: 'stop' })).toBeRefused('BASE-MECH-02', 'misplaced.drive');
    expect(blue.why({ do: 'done' })).toBeRefused('BASE-MECH-01', 'misplaced.repair');
  });

  it('use one assistant a sequence', () => {
    const race = given({ blue: { boxes: { pathfinder: 2, mechanics: 2, security: 1 } }, bag: ['1p', '1p'] });
    race.blue.scouts().lays('1p', 'w').lays('1p', 'e');
    expect(race.blue.boxes).toEqual({ pathfinder: 1, mechanics: 2, security: 1, funding: 0 });
    expect(race).toAsk('orange');
  });

  it.each([
    [{ do: 'choose', crew: 'french' }, 'BASE-SETUP-08', 'misplaced.choose'],
    [{ do: 'take', card: 'guide' }, 'BASE-BIVOUAC-02', 'misplaced.take'],
    [{ do: 'place', space: 'sw' }, 'BASE-PATH-01', 'misplaced.lay'],
    [{ do: 'hold', tile: '1p' }, 'BASE-PATH-01', 'misplaced.lay'],
    [{ do: 'enter', space: 'sw' }, 'BASE-MECH-02', 'misplaced.drive'],
    [{ do: 'line', to: 'dakar' }, 'BASE-MECH-02', 'misplaced.drive'],
    [{ do: 'fit', part: 'toolbox', engine: 3 }, 'BASE-MECH-01', 'misplaced.repair'],
    [{ do: 'guard' }, 'BASE-GUARD-01', 'guard.noDanger'],
    [{ do: 'pay' }, 'BASE-DRIVE-17', 'misplaced.price'],
    [{ do: 'back' }, 'BASE-DRIVE-17', 'misplaced.price'],
    [{ do: 'decline' }, 'CARD-02', 'misplaced.decline'],
    [{ do: 'split', engine: 1 }, 'BASE-DRIVE-03', 'misplaced.split'],
    [{ do: 'discard', card: 'financial' }, 'BASE-HAND-01', 'misplaced.discard'],
    [{ do: 'target', seat: 'orange' }, 'CARD-07', 'misplaced.target'],
    [{ do: 'pick', space: 'sw' }, 'CARD-07', 'misplaced.target'],
  ] as const)('have no room for %j', (said, rule, reason) => {
    expect(given(position).blue.why(said)).toBeRefused(rule, reason);
  });
});

describe('BASE-CONVOY-02 the order inside a sequence', () => {
  it('allows no petrol after a card', () => {
    const race = given({ blue: { petrol: 2, hand: ['financial'] } });
    expect(race.blue.may({ do: 'fuel', levels: 1 })).toBe(true);
    race.blue.plays('financial');
    expect(race.blue.optionsTo('fuel')).toEqual([]);
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-CONVOY-02', 'fuel.afterCard');
  });

  it('allows petrol once', () => {
    const race = given({ blue: { petrol: 2 } });
    race.blue.buysPetrol(1);
    expect(race.blue.optionsTo('fuel')).toEqual([]);
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-CONVOY-02');
  });

  it('allows petrol again in the next sequence', () => {
    const race = given({ blue: { petrol: 2 }, orange: { passed: true } });
    race.blue.buysPetrol(1).waits('mechanics').buysPetrol(1);
    expect(race.blue).toHavePetrol(4);
  });

  it('still allows petrol after an any-time card, which is no step', () => {
    const race = given({ blue: { petrol: 2, hand: ['jerrycan'] } });
    race.blue.plays('jerrycan').buysPetrol(1);
    expect(race.blue).toHave({ petrol: 4, francs: 70 });
  });

  it('allows no card after the assistant', () => {
    const race = given({ blue: { engine: 4, hand: ['financial', 'toolbox'] } });
    race.blue.repairs();
    expect(race.blue.why({ do: 'play', card: 'financial' })).toBeRefused(
      'CARD-FINANCIAL',
      'card.beforeAssistant',
    );
    race.blue.finishes();
    expect(race.blue.why({ do: 'play', card: 'financial' })).toBeRefused('BASE-CONVOY-01', 'turn.other');
  });
});

describe('BASE-CONVOY-03 cards need an assistant', () => {
  it.each(['pathfinder', 'mechanics', 'security', 'funding'])('one on %s will do', (box) => {
    const race = given({ blue: { hand: ['financial'], boxes: { [box]: 1 } } });
    race.blue.plays('financial');
    expect(race.blue).toHave({ francs: 110 });
    expect(race.blue.boxes).toMatchObject({ [box]: 1 });
  });

  it('without one no card of step 2 can be played', () => {
    const race = given({ blue: { hand: ['financial'], boxes: {} } });
    expect(race).toAsk('orange');
    expect(race.blue.why({ do: 'play', card: 'financial' })).toBeRefused(
      'BASE-CONVOY-03',
      'card.noAssistant',
    );
    expect(race.blue.why({ do: 'play', card: 'jerrycan' })).toBeRefused('BASE-CONVOY-05', 'crew.done');
  });
});

describe('BASE-CONVOY-09 one card at a time', () => {
  it('is resolved to its end before the next is chosen', () => {
    const race = given({
      blue: { at: 'timbuktu', hand: ['cartographer', 'financial'] },
      bag: ['1p', '1p', '1p'],
    });
    race.blue.plays('cartographer').lays('1p', 'se');
    expect(race.blue.why({ do: 'play', card: 'financial' })).toBeRefused(
      'CARD-FINANCIAL',
      'card.beforeAssistant',
    );
    race.blue.lays('1p', 'sw').lays('1p', 'e');
    expect(race.blue.may({ do: 'play', card: 'financial' })).toBe(true);
    race.blue.plays('financial');
    expect(race.blue).toHave({ francs: 110 });
    expect(race).toAsk('blue');
  });

  it('waits for the others where the card lets them answer', () => {
    const race = given({
      blue: { hand: ['saboteur', 'financial'] },
      orange: { boxes: { security: 1 } },
    });
    race.blue.plays('saboteur').targets('orange');
    expect(race).toAsk('orange');
    expect(race.blue.may({ do: 'play', card: 'financial' })).toBe(false);
    race.orange.declines();
    race.blue.takesOffEngine(2);
    expect(race.blue.may({ do: 'play', card: 'financial' })).toBe(true);
  });
});

describe('BASE-CONVOY-11 waiting', () => {
  it.each(['pathfinder', 'mechanics', 'security'] as const)(
    'spends an assistant on %s for nothing',
    (box) => {
      const race = given({ blue: { boxes: { pathfinder: 1, mechanics: 1, security: 1, funding: 2 } } });
      race.blue.waits(box);
      const left = { pathfinder: 1, mechanics: 1, security: 1, funding: 2 };
      expect(race.blue.boxes).toEqual({ ...left, [box]: 0 });
      expect(race.events).toEqual([{ key: 'assistantWaited', seat: 0, box }]);
      expect(race.blue.crew.passed).toBe(false);
      expect(race).toAsk('orange');
    },
  );

  it('is not for the funding group', () => {
    const { blue } = given();
    expect(blue.optionsTo('wait').map(({ box }) => box)).toEqual(['pathfinder', 'mechanics']);
    expect(blue.why({ do: 'wait', box: 'funding' })).toBeRefused('BASE-CONVOY-11', 'wait.funding');
  });

  it('needs an assistant there', () => {
    expect(given().blue.why({ do: 'wait', box: 'security' })).toEqual({
      reason: 'assistant.none',
      rule: 'BASE-CONVOY-11',
      with: { box: 'security' },
    });
  });

  it('keeps a crew from being forced to pass', () => {
    const race = given({
      blue: {
        at: 'antananarivo',
        engine: 0,
        petrol: 0,
        francs: 0,
        boxes: { pathfinder: 1, mechanics: 1, security: 1 },
      },
      deckHolds: [],
    });
    expect(race.blue.options()).toEqual([
      { do: 'wait', box: 'pathfinder' },
      { do: 'wait', box: 'mechanics' },
      { do: 'wait', box: 'security' },
      { do: 'pass' },
    ]);
  });

  it('lets an assistant’s drive and repair come to nothing', () => {
    const drove = given({ blue: { at: 'timbuktu' } });
    drove.blue.drives().stops();
    expect(drove.blue).toStandIn('timbuktu');
    expect(drove.blue.boxes.mechanics).toBe(1);
    const repaired = given({ blue: { engine: 4 } });
    repaired.blue.repairs().finishes();
    expect(repaired.blue).toHave({ engine: 4, francs: 80 });
    expect(repaired.blue.boxes.mechanics).toBe(1);
  });

  it('is not for cards', () => {
    const drove = given({ blue: { hand: ['driver'] } });
    drove.blue.plays('driver');
    expect(drove.blue.why({ do: 'stop' })).toBeRefused('BASE-CONVOY-11', 'drive.cardMustDrive');
    const repaired = given({ blue: { engine: 4, hand: ['repairman'] } });
    repaired.blue.plays('repairman');
    expect(repaired.blue.why({ do: 'done' })).toBeRefused('BASE-CONVOY-11', 'repair.cardMustRepair');
    const whole = given({ blue: { hand: ['repairman'] } });
    expect(whole.blue.why({ do: 'play', card: 'repairman' })).toBeRefused(
      'BASE-MECH-01',
      'repair.nothingWorn',
    );
  });
});

describe('BASE-CONVOY-12 the last guard spent in step 2', () => {
  const position = {
    blue: { at: 'timbuktu', hand: ['driver', 'financial'], boxes: { security: 1 } },
    tiles: { 'se of timbuktu': '1p-danger', 'sw of timbuktu': '1p' },
  };

  it('ends the sequence when the card is done, and the crew with it', () => {
    const race = given(position);
    race.blue.plays('driver').enters('se').guards();
    expect(race.blue).toStandIn('se of timbuktu');
    expect(race.question).toBe('drive');
    race.blue.stops();
    expect(race).toAsk('orange');
    expect(race.blue.crew.passed).toBe(false);
    expect(race.blue).toHold(['financial']);
    race.orange.waits('mechanics');
    expect(race).toAsk('orange');
  });

  it('does not when another assistant is left', () => {
    const race = given({ ...position, blue: { ...position.blue, boxes: { security: 1, funding: 1 } } });
    race.blue.plays('driver').enters('se').guards().stops();
    expect(race).toAsk('blue');
    expect(race.blue.may({ do: 'play', card: 'financial' })).toBe(true);
  });
});

describe('BASE-CONVOY-13 arriving in step 2', () => {
  it('ends the sequence without a step 3', () => {
    const race = given({ blue: { at: 'e of cape-town', hand: ['driver', 'financial'] } });
    race.blue.plays('driver').enters('cape-town');
    expect(race.blue.crew.arrived).toBe(1);
    expect(race.blue).toStandIn('cape-town');
    expect(race).toAsk('orange');
    race.orange.waits('mechanics');
    expect(race).toAsk('orange');
    expect(race.blue.why({ do: 'pass' })).toBeRefused('BASE-END-01', 'crew.arrived');
  });
});
