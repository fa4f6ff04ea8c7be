import { fallback } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-REPAIRMAN', () => {
  it('is a repair as an assistant’s, and leaves the assistants alone', () => {
    const race = given({
      blue: { at: 'timbuktu', engine: 2, chassis: 4, francs: 20, hand: ['repairman', 'spare-parts'] },
    });
    race.blue.plays('repairman').fits('spare-parts', { engine: 1 }).buysPart('chassis');
    expect(race.blue).toHave({ engine: 3, chassis: 5, francs: 0 });
    expect(race.question).toBe('sequence');
    expect(race.blue.boxes.mechanics).toBe(2);
    expect(race.discard).toEqual(['repairman', 'spare-parts']);
  });

  it('must repair something before it is done', () => {
    const race = given({ blue: { at: 'timbuktu', engine: 2, francs: 80, hand: ['repairman'] } });
    race.blue.plays('repairman');
    expect(race.blue.why({ do: 'done' })).toBeRefused('BASE-CONVOY-11', 'repair.cardMustRepair');
    expect(fallback(race.rules, race.state, 0)).toMatchObject({ do: 'fit', part: 'bought' });
    race.blue.buysPart('engine').finishes();
    expect(race.blue).toHave({ engine: 3, francs: 60 });
    expect(race).toAsk('blue');
  });

  it('is refused where there is nothing to repair, or nothing to repair it with', () => {
    const whole = given({ blue: { hand: ['repairman'] } });
    expect(whole.blue.why({ do: 'play', card: 'repairman' })).toBeRefused(
      'BASE-MECH-01',
      'repair.nothingWorn',
    );
    const poor = given({ blue: { at: 37, engine: 1, francs: 30, hand: ['repairman'] }, tiles: { 37: '1p' } });
    const refusal = poor.blue.why({ do: 'play', card: 'repairman' });
    expect(refusal).toBeRefused('BASE-MECH-01', 'repair.noParts');
    expect(refusal?.with).toEqual({ price: 40, francs: 30 });
  });
});
