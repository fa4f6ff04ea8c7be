import { why } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from './testing/given.ts';

describe('BASE-SETUP-08 seats', () => {
  it('let nobody answer who has none', () => {
    const race = given();
    expect(why(race.rules, race.state, 2, race.rules.answers.pass)).toBeRefused(
      'BASE-SETUP-08',
      'seat.spectator',
    );
  });
});

describe('BASE-END-02 the end of the race', () => {
  it('lets nobody answer any more', () => {
    const race = given({ blue: { arrived: 1 }, orange: { boxes: { mechanics: 1 } } });
    race.orange.waits('mechanics');
    expect(race.isOver).toBe(true);
    expect(race.orange.why({ do: 'pass' })).toBeRefused('BASE-END-02', 'race.over');
    expect(race.blue.why({ do: 'pass' })).toBeRefused('BASE-END-02', 'race.over');
  });
});

describe('CARD-02 answering a danger card', () => {
  it('is for those who are asked, and once', () => {
    const race = given({
      blue: { hand: ['trail-hunter'] },
      orange: { boxes: { security: 1 } },
      green: { boxes: { security: 1 } },
      red: {},
      tiles: { 'se of timbuktu': '1p' },
    });
    race.blue.plays('trail-hunter').picks('se of timbuktu');
    expect(race).toAsk('orange', 'green');
    expect(race.red.why({ do: 'guard' })).toBeRefused('CARD-02', 'window.notAsked');
    expect(race.blue.why({ do: 'pass' })).toBeRefused('CARD-02', 'window.notAsked');
    race.orange.declines();
    expect(race.orange.why({ do: 'guard' })).toBeRefused('CARD-02', 'window.answered');
  });
});
