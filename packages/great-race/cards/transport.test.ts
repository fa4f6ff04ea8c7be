import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-TRANSPORT', () => {
  it('takes 50 F off a sea line and off an air line', () => {
    const sea = given({ blue: { at: 'dakar', francs: 100, hand: ['transport'] } });
    sea.blue.takesLineTo('porto-novo', { cards: 1 });
    expect(sea.blue).toHave({ francs: 50 });
    const air = given({ blue: { at: 'tripoli', francs: 100, hand: ['transport'] } });
    air.blue.takesLineTo('fort-lamy', { cards: 1 });
    expect(air.blue).toHave({ francs: 20 });
  });

  it('goes with a second one', () => {
    const race = given({ blue: { at: 'tripoli', francs: 30, hand: ['transport', 'transport'] } });
    race.blue.takesLineTo('fort-lamy', { cards: 2 });
    expect(race.blue).toHave({ francs: 0 });
    expect(race.discard).toEqual(['transport', 'transport']);
  });

  it('is never change: it pays no more than the line costs, and brings no money', () => {
    const race = given({ blue: { at: 'nouadhibou', francs: 10, hand: ['transport'] } });
    race.blue.takesLineTo('dakar', { cards: 1 });
    expect(race.blue).toHave({ francs: 10 });
    const alone = given({ blue: { at: 'nouadhibou', hand: ['transport'] } });
    expect(alone.blue.why({ do: 'play', card: 'transport' })).toBeRefused('CARD-TRANSPORT', 'card.withDrive');
  });

  it('may stay in hand', () => {
    const race = given({
      blue: { at: 'nouadhibou', francs: 50, hand: ['transport'] },
      deck: ['guide', 'guide'],
    });
    race.blue.takesLineTo('dakar');
    expect(race.blue).toHold(['transport', 'guide', 'guide']);
  });
});
