import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-SABOTEUR', () => {
  it('takes two levels off another crew, split by who plays it', () => {
    const race = given({ blue: { hand: ['saboteur'] }, orange: { boxes: { mechanics: 1 } } });
    race.blue.plays('saboteur').targets('orange').takesOffEngine(1);
    expect(race.orange).toHave({ engine: 4, chassis: 4 });
    expect(race.told('damageTaken')).toEqual([{ key: 'damageTaken', seat: 1, by: 0, engine: 1, chassis: 1 }]);
    expect(race).toAsk('blue');
  });

  it('is stopped by its target with a guard', () => {
    const race = given({ blue: { hand: ['saboteur'] }, orange: { boxes: { security: 1 } } });
    race.blue.plays('saboteur').targets('orange');
    race.orange.guards();
    expect(race.orange).toHave({ engine: 5, chassis: 5 });
    expect(race.told('cardStopped')).toEqual([
      { key: 'cardStopped', seat: 0, card: 'saboteur', by: 1, with: 'guard' },
    ]);
    expect(race.discard).toEqual(['saboteur']);
  });

  it('is stopped by its target with a militia', () => {
    const race = given({ blue: { hand: ['saboteur'] }, orange: { hand: ['militia'] } });
    race.blue.plays('saboteur').targets('orange');
    race.orange.plays('militia');
    expect(race.orange).toHave({ engine: 5, chassis: 5 });
    expect(race.discard).toEqual(['saboteur', 'militia']);
  });

  it('may be played twice in one sequence', () => {
    const race = given({ blue: { hand: ['saboteur', 'saboteur'] }, orange: { boxes: { mechanics: 1 } } });
    race.blue.plays('saboteur').targets('orange').takesOffEngine(2);
    race.blue.plays('saboteur').targets('orange').takesOffEngine(2);
    expect(race.orange).toHave({ engine: 1, chassis: 5 });
  });
});
