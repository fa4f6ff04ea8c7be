import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-REFUELLING-STATION', () => {
  it('fills in 5 levels', () => {
    const race = given({ blue: { petrol: 0, hand: ['refuelling-station'] } });
    race.blue.plays('refuelling-station');
    expect(race.blue).toHavePetrol(5);
    expect(race.told('petrolPoured')).toEqual([{ key: 'petrolPoured', seat: 0, levels: 5 }]);
  });

  it('fills the tank and no more', () => {
    const race = given({ blue: { petrol: 5, hand: ['refuelling-station'] } });
    race.blue.plays('refuelling-station');
    expect(race.blue).toHavePetrol(6);
    expect(race.told('petrolPoured')[0]?.levels).toBe(1);
  });

  it('is refused with a full tank', () => {
    const race = given({ blue: { hand: ['refuelling-station'] } });
    const refusal = race.blue.why({ do: 'play', card: 'refuelling-station' });
    expect(refusal).toBeRefused('CARD-01', 'card.tankFull');
    expect(refusal?.with).toEqual({ card: 'refuelling-station' });
  });

  it('is no any-time card', () => {
    const race = given({ blue: { at: 'timbuktu', petrol: 1, hand: ['refuelling-station'] } });
    race.blue.drives();
    expect(race.blue.why({ do: 'play', card: 'refuelling-station' })).toBeRefused(
      'CARD-REFUELLING-STATION',
      'card.beforeAssistant',
    );
  });
});
