import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-SPARE-PARTS', () => {
  it('raises engine or chassis by one, with a repair', () => {
    const race = given({ blue: { engine: 3, chassis: 3, hand: ['spare-parts', 'spare-parts'], francs: 0 } });
    race.blue.repairs();
    expect(race.blue.optionsTo('fit')).toEqual([
      { do: 'fit', part: 'spare-parts', engine: 0, chassis: 1 },
      { do: 'fit', part: 'spare-parts', engine: 1, chassis: 0 },
    ]);
    race.blue.fits('spare-parts', { engine: 1 }).fits('spare-parts', { chassis: 1 });
    expect(race.blue).toHave({ engine: 4, chassis: 4, francs: 0 });
    expect(race.discard).toEqual(['spare-parts', 'spare-parts']);
  });

  it('is not played without one', () => {
    const race = given({ blue: { engine: 3, hand: ['spare-parts'] } });
    expect(race.blue.why({ do: 'play', card: 'spare-parts' })).toBeRefused(
      'CARD-SPARE-PARTS',
      'card.withRepair',
    );
  });

  it('goes onto no gauge that is full', () => {
    const race = given({ blue: { engine: 3, hand: ['spare-parts'] } });
    race.blue.repairs();
    expect(race.blue.why({ do: 'fit', part: 'spare-parts', chassis: 1 })).toBeRefused(
      'BASE-MECH-01',
      'repair.chassisFull',
    );
  });
});
