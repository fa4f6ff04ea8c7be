import { fallback } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-03 whom a card can reach', () => {
  it('reaches any crew, wherever it is, but oneself', () => {
    const race = given({
      blue: { hand: ['saboteur'] },
      orange: { at: 'antananarivo' },
      green: { at: 118 },
      tiles: { 118: '1p' },
    });
    race.blue.plays('saboteur');
    expect(race.blue.optionsTo('target').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(race.blue.why({ do: 'target', seat: 'blue' })).toBeRefused('CARD-SABOTEUR', 'target.self');
  });

  it('does not reach a crew that has arrived', () => {
    const race = given({ blue: { hand: ['saboteur'] }, orange: { arrived: 1 }, green: {} });
    race.blue.plays('saboteur');
    const refusal = race.blue.why({ do: 'target', seat: 'orange' });
    expect(refusal).toBeRefused('CARD-03', 'target.arrived');
    expect(refusal?.with).toEqual({ seat: 1 });
    expect(race.blue.optionsTo('target').map(({ seat }) => seat)).toEqual([2]);
  });

  it('cannot be played when all others have arrived', () => {
    const race = given({ blue: { hand: ['saboteur'] }, orange: { arrived: 1 } });
    expect(race.blue.why({ do: 'play', card: 'saboteur' })?.reason).toBe('card.nobodyToHurt');
  });

  it('waits for the name of the target and nothing else', () => {
    const race = given({ blue: { hand: ['saboteur'] } });
    race.blue.plays('saboteur');
    const refusal = race.blue.why({ do: 'pass' });
    expect(refusal).toBeRefused('CARD-07', 'expected.target');
    expect(refusal?.with).toEqual({ card: 'saboteur' });
    expect(fallback(race.rules, race.state, 0)).toEqual({ do: 'target', seat: 1 });
  });
});
