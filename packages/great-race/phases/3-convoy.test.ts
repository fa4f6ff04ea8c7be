import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

const NO_ASSISTANTS = { pathfinder: 0, mechanics: 0, security: 0, funding: 0 };

describe('BASE-CONVOY-01 in turn order, again and again', () => {
  it('gives each active crew one sequence after the other', () => {
    const race = given({ order: ['green', 'blue', 'orange'] });
    const asked: string[] = [];
    for (let n = 0; n < 7; n++) {
      const [colour = 'blue'] = race.asked;
      asked.push(colour);
      race.speaker(colour).waits(n < 6 ? 'pathfinder' : 'mechanics');
    }
    expect(asked).toEqual(['green', 'blue', 'orange', 'green', 'blue', 'orange', 'green']);
  });

  it('makes the others wait', () => {
    const race = given();
    expect(race.orange.options()).toEqual([]);
    expect(race.orange.why({ do: 'drive' })).toEqual({
      reason: 'turn.other',
      rule: 'BASE-CONVOY-01',
      with: { seat: 0 },
    });
  });

  it('makes them wait for a discard as well', () => {
    const race = given({ blue: { chassis: 0 }, deck: ['guide'] });
    race.blue.drawsACard();
    expect(race.question).toBe('hand');
    expect(race.orange.why({ do: 'drive' })).toBeRefused('BASE-CONVOY-01', 'turn.other', { seat: 0 });
  });

  it('skips who is done and comes back to who is not', () => {
    const race = given({ orange: { boxes: {} }, green: {} });
    race.blue.waits('mechanics');
    expect(race).toAsk('green');
    race.green.waits('mechanics');
    expect(race).toAsk('blue');
  });
});

describe('BASE-CONVOY-04 passing', () => {
  it('removes all assistants but the guards', () => {
    const race = given({ blue: { boxes: { pathfinder: 1, mechanics: 1, security: 2, funding: 1 } } });
    race.blue.passes();
    expect(race.blue.boxes).toEqual({ ...NO_ASSISTANTS, security: 2 });
    expect(race.blue.crew.passed).toBe(true);
    expect(race.events).toEqual([{ key: 'crewPassed', seat: 0, guards: 2 }]);
  });

  it('ends the crew’s sequences for this turn', () => {
    const race = given({ blue: { boxes: { mechanics: 3 } } });
    race.blue.passes();
    race.orange.waits('mechanics');
    expect(race).toAsk('orange');
    expect(race.blue.why({ do: 'drive' })).toBeRefused('BASE-CONVOY-04', 'crew.passed');
  });

  it('leaves the guards at work', () => {
    const race = given({
      blue: { passed: true, boxes: { security: 1 } },
      orange: { hand: ['saboteur'] },
    });
    race.orange.plays('saboteur').targets('blue');
    expect(race).toAsk('blue');
    race.blue.guards();
    expect(race.blue).toHave({ engine: 5, chassis: 5 });
    expect(race.blue.boxes).toEqual(NO_ASSISTANTS);
  });

  it('leaves the any-time cards playable', () => {
    const race = given({
      blue: { passed: true, hand: ['militia'] },
      orange: { hand: ['saboteur'] },
    });
    race.orange.plays('saboteur').targets('blue');
    race.blue.plays('militia');
    expect(race.blue).toHave({ engine: 5, chassis: 5 });
    expect(race.blue).toHold([]);
  });

  it('is what a crew does whose player is away', () => {
    expect(given().blue.fallback()).toEqual({ do: 'pass' });
  });
});

describe('BASE-CONVOY-05 no assistant left', () => {
  it('makes a crew done without passing', () => {
    const race = given({ blue: { boxes: { mechanics: 1 } } });
    race.blue.waits('mechanics');
    race.orange.waits('mechanics');
    expect(race).toAsk('orange');
    expect(race.blue.crew.passed).toBe(false);
    expect(race.blue.why({ do: 'pass' })).toBeRefused('BASE-CONVOY-05', 'crew.done');
  });

  it('makes a crew done that has taken its funding last', () => {
    const race = given({ blue: { boxes: { funding: 3 } } });
    race.blue.funds();
    race.orange.waits('mechanics');
    expect(race).toAsk('orange');
  });
});

describe('BASE-CONVOY-06 only guards left', () => {
  const guarded = { blue: { at: 'timbuktu', boxes: { security: 2 } }, tiles: { 'se of timbuktu': '1p' } };

  it('is a sequence like any other: discard a tile, wait or pass', () => {
    const race = given({ ...guarded, blue: { ...guarded.blue, francs: 0 } });
    expect(race.blue.options()).toEqual([
      { do: 'clear', space: race.space('se of timbuktu') },
      { do: 'wait', box: 'security' },
      { do: 'pass' },
    ]);
  });

  it('comes round again while a guard is left', () => {
    const race = given(guarded);
    race.blue.clears('se');
    expect(race.blue.boxes.security).toBe(1);
    race.orange.passes();
    expect(race).toAsk('blue');
  });

  it('can be kept for defence by passing', () => {
    const race = given(guarded);
    race.blue.passes();
    expect(race.blue.boxes.security).toBe(2);
    race.orange.waits('mechanics');
    expect(race).toAsk('orange');
  });
});

describe('BASE-CONVOY-07 alone on the road', () => {
  it('goes on taking sequences when the others are done', () => {
    const race = given({
      blue: { passed: true, boxes: { security: 3 } },
      orange: { boxes: { mechanics: 3, pathfinder: 1 } },
      green: { boxes: {} },
    });
    for (let n = 0; n < 3; n++) {
      expect(race).toAsk('orange');
      race.orange.waits('mechanics');
    }
    expect(race).toAsk('orange');
    expect(race.public.phase).toBe('convoy');
  });
});

describe('BASE-CONVOY-08 the end of the phase', () => {
  it('comes when no crew is active', () => {
    const race = given({ blue: { boxes: { mechanics: 1 } }, orange: { boxes: { funding: 2 } }, turn: 6 });
    race.blue.waits('mechanics');
    expect(race.public).toMatchObject({ phase: 'convoy', turn: 6 });
    race.orange.funds();
    expect(race.told('orderChanged')).toHaveLength(1);
    expect(race.public).toMatchObject({ phase: 'bivouac', turn: 7 });
  });

  it('does not wait for the guards of crews that have passed', () => {
    const race = given({
      blue: { passed: true, boxes: { security: 3 } },
      orange: { boxes: { security: 2 } },
    });
    race.orange.passes();
    expect(race.public.phase).toBe('bivouac');
  });

  it('comes at once when nobody is active', () => {
    const race = given({ blue: { passed: true }, orange: { boxes: {} } });
    expect(race.public).toMatchObject({ phase: 'bivouac', turn: 2 });
  });
});

describe('BASE-CONVOY-10 active crews', () => {
  it.each([
    ['has an assistant', { boxes: { funding: 1 } }, true],
    ['has a guard', { boxes: { security: 1 } }, true],
    ['has no assistant', { boxes: {} }, false],
    ['has passed', { boxes: { security: 1, mechanics: 1 }, passed: true }, false],
    ['has arrived', { boxes: { mechanics: 1 }, arrived: 1, passed: false }, false],
  ])('a crew that %s', (_, blue, isActive) => {
    expect(given({ blue })).toAsk(isActive ? 'blue' : 'orange');
  });
});
