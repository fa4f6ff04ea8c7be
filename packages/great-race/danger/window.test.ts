import { fallback, view } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';
import type { Given } from '../testing/position.ts';

const TWO_TILES = { 37: '1p', 38: '2p' };

/** Blue has played a trail hunter and named both tiles. */
function hunted(position: Given) {
  const race = given({
    tiles: TWO_TILES,
    ...position,
    blue: { at: 'timbuktu', hand: ['trail-hunter'], ...position.blue },
  });
  race.blue.plays('trail-hunter').picks(37);
  if (race.question === 'pick') race.blue.picks(38);
  return race;
}

describe('CARD-02 stopping a danger card', () => {
  it('lets any opponent stop what is done to tiles', () => {
    const race = hunted({ orange: { boxes: { security: 1 } }, green: { hand: ['militia'] } });
    expect(race).toAsk('orange', 'green');
    race.orange.declines();
    race.green.plays('militia');
    expect(race.tiles).toEqual(TWO_TILES);
    expect(race.told('cardStopped')).toEqual([
      { key: 'cardStopped', seat: 0, card: 'trail-hunter', by: 2, with: 'militia' },
    ]);
  });

  it('lets only its target stop a saboteur', () => {
    const race = given({
      blue: { hand: ['saboteur'] },
      orange: { boxes: { security: 2 } },
      green: { hand: ['militia'], boxes: { security: 2 } },
    });
    race.blue.plays('saboteur').targets('green');
    expect(race).toAsk('green');
    expect(race.orange.why({ do: 'guard' })).toBeRefused('CARD-02', 'window.notAsked');
    expect(race.blue.why({ do: 'pass' })).toBeRefused('CARD-02', 'window.notAsked');
  });

  it('spends the card whether it is stopped or not', () => {
    const stopped = hunted({ orange: { boxes: { security: 1 } } });
    stopped.orange.guards();
    expect(stopped.discard).toEqual(['trail-hunter']);
    expect(stopped.tiles).toEqual(TWO_TILES);
    const struck = hunted({ orange: { boxes: { security: 1 } } });
    struck.orange.declines();
    expect(struck.discard).toEqual(['trail-hunter']);
    expect(struck.tiles).toEqual({});
    expect(struck.orange.boxes.security).toBe(1);
  });

  it('spends a guard, or a militia, of who stops it', () => {
    const guard = hunted({ orange: { boxes: { security: 2, funding: 1 }, hand: ['militia'] } });
    guard.orange.guards();
    expect(guard.orange.boxes).toEqual({ pathfinder: 0, mechanics: 0, security: 1, funding: 1 });
    expect(guard.orange).toHold(['militia']);
    const militia = hunted({ orange: { boxes: { security: 2 }, hand: ['militia'] } });
    militia.orange.plays('militia');
    expect(militia.orange.boxes.security).toBe(2);
    expect(militia.orange).toHold([]);
    expect(militia.discard).toEqual(['trail-hunter', 'militia']);
    expect(militia.told('cardStopped')[0]).toMatchObject({ by: 1, with: 'militia' });
    expect(guard.told('cardStopped')[0]).toMatchObject({ by: 1, with: 'guard' });
  });

  it('goes on with the sequence of who played it', () => {
    const race = hunted({ orange: { boxes: { security: 1 } } });
    race.orange.guards();
    expect(race).toAsk('blue');
    expect(race.question).toBe('sequence');
    expect(race.blue.why({ do: 'fuel', levels: 1 })).toBeRefused('BASE-CONVOY-02', 'fuel.afterCard');
  });

  it('asks who has passed and kept a guard, and who only has a card', () => {
    const race = hunted({
      orange: { passed: true, boxes: { security: 1 } },
      green: { passed: true, hand: ['financial'] },
      red: { passed: true },
    });
    expect(race).toAsk('orange', 'green');
  });

  it('asks neither who has no card and no guard, nor who has arrived', () => {
    const race = hunted({
      orange: { boxes: { mechanics: 5 } },
      green: { arrived: 1 },
      red: { hand: ['guide'] },
    });
    expect(race).toAsk('red');
    expect(race.orange.why({ do: 'decline' })).toBeRefused('CARD-02', 'window.notAsked');
    expect(race.green.why({ do: 'decline' })).toBeRefused('BASE-END-01', 'crew.arrived');
  });

  it('strikes at once where nobody might answer', () => {
    const race = hunted({ orange: { boxes: { mechanics: 5 } } });
    expect(race.tiles).toEqual({});
    expect(race).toAsk('blue');
  });

  it('is settled by the first in turn order after the player, and only that one spends anything', () => {
    const race = hunted({
      orange: { hand: ['guide'] },
      green: { hand: ['militia'] },
      red: { boxes: { security: 3 } },
    });
    race.red.guards();
    race.green.plays('militia');
    race.orange.declines();
    expect(race.green).toHold([]);
    expect(race.red.boxes.security).toBe(3);
    expect(race.told('cardStopped')).toHaveLength(1);
  });

  it('counts turn order from the player on, past its end', () => {
    const race = hunted({
      order: ['green', 'orange', 'blue', 'red'],
      whose: 'blue',
      orange: { boxes: { security: 1 } },
      green: { boxes: { security: 1 } },
      red: { hand: ['guide'] },
    });
    race.orange.guards();
    race.green.guards();
    race.red.declines();
    expect(race.green.boxes.security).toBe(0);
    expect(race.orange.boxes.security).toBe(1);
    expect(race.told('cardStopped')[0]?.by).toBe(2);
  });

  it('waits until all have answered, in any order', () => {
    const race = hunted({ orange: { hand: ['militia'] }, green: { hand: ['guide'] } });
    race.orange.plays('militia');
    expect(race).toAsk('green');
    expect(race.orange).toHold(['militia']);
    expect(race.orange.why({ do: 'decline' })).toBeRefused('CARD-02', 'window.answered');
    race.green.declines();
    expect(race.orange).toHold([]);
  });

  it('takes nothing but a guard, a shield in hand, or a no', () => {
    const race = hunted({ orange: { hand: ['financial'] } });
    expect(race.orange.options()).toEqual([{ do: 'decline' }]);
    expect(race.orange.why({ do: 'guard' })).toBeRefused('BASE-GUARD-01', 'guard.none');
    expect(race.orange.why({ do: 'play', card: 'militia' })).toBeRefused('CARD-01', 'card.notHeld');
    expect(race.orange.why({ do: 'play', card: 'financial' })).toBeRefused(
      'CARD-FINANCIAL',
      'window.notAShield',
    );
    expect(race.orange.why({ do: 'play', card: 'financial' })?.with).toEqual({ card: 'financial' });
    expect(race.orange.why({ do: 'play', card: 'militia' })?.with).toEqual({ card: 'militia' });
    const refusal = race.orange.why({ do: 'pass' });
    expect(refusal).toBeRefused('CARD-02', 'expected.window');
    expect(refusal?.with).toEqual({ card: 'trail-hunter' });
  });

  it('takes silence for a no', () => {
    const race = hunted({ orange: { boxes: { security: 1 } } });
    expect(fallback(race.rules, race.state, 1)).toEqual({ do: 'decline' });
  });
});

describe('CARD-06 who holds what is never shown by who is asked', () => {
  it('asks the same crews whatever the hidden hands hold', () => {
    const asked = (orange: string, green: string) =>
      hunted({ orange: { hand: [orange] }, green: { hand: [green] } }).asked;
    expect(asked('militia', 'financial')).toEqual(['orange', 'green']);
    expect(asked('financial', 'militia')).toEqual(['orange', 'green']);
    expect(asked('financial', 'jerrycan')).toEqual(['orange', 'green']);
  });

  it('shows the others the same table, whatever was answered or not yet', () => {
    const one = hunted({ orange: { hand: ['militia'] }, green: { hand: ['guide'] } });
    const other = hunted({ orange: { hand: ['financial'] }, green: { hand: ['guide'] } });
    const seen = (race: typeof one) => JSON.stringify(view(race.rules, race.state, 2));
    const before = seen(one);
    expect(seen(other)).toBe(before);
    one.orange.plays('militia');
    expect(seen(one)).toBe(before);
    other.orange.declines();
    expect(seen(other)).toBe(before);
    expect(one.green.heard).toEqual([]);
  });

  it('asks only who can answer where the table has agreed on that', () => {
    const options = { askOnlyWhoCan: true };
    const quick = hunted({ options, orange: { hand: ['financial'] }, green: { hand: ['militia'] } });
    expect(quick).toAsk('green');
    const unable = hunted({ options, orange: { hand: ['financial'] }, green: { hand: ['guide'] } });
    expect(unable.tiles).toEqual({});
    expect(unable).toAsk('blue');
    const settled = hunted({ options, orange: { hand: ['financial'] }, green: { hand: ['militia'] } });
    settled.green.plays('militia');
    expect(settled.tiles).toEqual(TWO_TILES);
    expect(settled.orange).toHold(['financial']);
  });
});

describe('CARD-04 any-time cards', () => {
  it('work outside the crew’s own sequence, without an assistant', () => {
    const race = hunted({ orange: { passed: true, hand: ['militia'] } });
    race.orange.plays('militia');
    expect(race.tiles).toEqual(TWO_TILES);
  });

  it('can be played over the hand limit in another crew’s sequence', () => {
    const race = given({
      blue: { hand: ['saboteur'] },
      orange: { passed: true, chassis: 2, petrol: 3, hand: ['jerrycan', 'guide'] },
    });
    race.blue.plays('saboteur').targets('orange');
    race.orange.declines();
    race.blue.takesOffEngine(1);
    expect(race).toAsk('orange');
    race.orange.plays('jerrycan');
    expect(race.orange).toHavePetrol(4);
    expect(race.orange).toHold(['guide']);
    expect(race).toAsk('blue');
  });

  it('are among the answers at each decision of the crew’s own sequence', () => {
    const can = { do: 'play', card: 'jerrycan' } as const;
    const position = {
      blue: {
        at: 'timbuktu',
        petrol: 3,
        engine: 4,
        hand: ['jerrycan', 'saboteur', 'con-artist', 'tracker', 'driver'],
      },
      orange: { boxes: { mechanics: 5 } },
      tiles: { 36: '1p', 37: '1p1d-stop' },
      bag: ['1p', '2p', '3p'],
      deck: ['guide', 'guide', 'driver'],
    } satisfies Given;
    const race = given(position);
    const mayPour: (string | null)[] = [];
    const note = () => {
      if (race.blue.may(can)) mayPour.push(race.question);
    };
    note();
    race.blue.plays('saboteur');
    note();
    race.blue.targets('orange');
    note();
    race.blue.takesOffEngine(0).plays('con-artist');
    note();
    race.blue.picks(36).picks(37).plays('tracker');
    note();
    race.blue.discards('guide').plays('driver');
    note();
    race.blue.enters('sw').takesOffEngine(0);
    note();
    race.blue.stops().scouts();
    note();
    race.blue.lays('1p', 48).lays('2p', 49);
    race.orange.passes();
    race.blue.repairs();
    note();
    expect(mayPour).toEqual([
      'sequence',
      'target',
      'split',
      'pick',
      'tracking',
      'drive',
      'halt',
      'lay',
      'repair',
    ]);
  });

  it('are refused with a full tank, or without the card', () => {
    const full = given({ blue: { hand: ['jerrycan'] } });
    expect(full.blue.why({ do: 'play', card: 'jerrycan' })).toBeRefused('CARD-01', 'card.tankFull');
    expect(given().blue.why({ do: 'play', card: 'jerrycan' })).toBeRefused('CARD-01', 'card.notHeld');
  });
});

describe('CARD-07 targets before answers', () => {
  it('names the crew before it may answer, and splits the damage after', () => {
    const race = given({ blue: { hand: ['saboteur'] }, orange: { hand: ['guide'] } });
    race.blue.plays('saboteur');
    expect(race).toAsk('blue');
    expect(race.question).toBe('target');
    race.blue.targets('orange');
    expect(race.told('crewTargeted')).toEqual([
      { key: 'crewTargeted', seat: 0, card: 'saboteur', target: 1 },
    ]);
    expect(race).toAsk('orange');
    expect(race.question).toBe('window');
    race.orange.declines();
    expect(race).toAsk('blue');
    expect(race.question).toBe('split');
  });

  it('names both tiles before anybody may answer', () => {
    const race = given({
      blue: { hand: ['trail-hunter'] },
      orange: { hand: ['guide'] },
      tiles: TWO_TILES,
    });
    race.blue.plays('trail-hunter').picks(38);
    expect(race).toAsk('blue');
    race.blue.picks(37);
    expect(race.told('tilesTargeted')).toEqual([
      { key: 'tilesTargeted', seat: 0, card: 'trail-hunter', spaces: [38, 37] },
    ]);
    expect(race).toAsk('orange');
  });
});
