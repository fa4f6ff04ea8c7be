import { fallback } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

function sabotaged(orange: { engine: number; chassis: number; hand?: string[] }) {
  const race = given({ blue: { hand: ['saboteur'] }, orange: { ...orange, boxes: { mechanics: 1 } } });
  race.blue.plays('saboteur').targets('orange');
  if (race.question === 'window') race.orange.declines();
  return race;
}

describe('CARD-08 what a saboteur takes', () => {
  it('is split by who plays it', () => {
    const race = sabotaged({ engine: 3, chassis: 3 });
    expect(race).toAsk('blue');
    expect(race.blue.optionsTo('split').map(({ engine }) => engine)).toEqual([0, 1, 2]);
    race.blue.takesOffEngine(2);
    expect(race.horizon).toBe(true);
    expect(race.orange).toHave({ engine: 1, chassis: 3 });
    expect(race.blue).toHave({ engine: 5, chassis: 5 });
  });

  it('comes all off the other gauge when one is at nothing', () => {
    expect(sabotaged({ engine: 0, chassis: 3 }).orange).toHave({ engine: 0, chassis: 1 });
    expect(sabotaged({ engine: 3, chassis: 0 }).orange).toHave({ engine: 1, chassis: 0 });
  });

  it('leaves the saboteur only what the gauges hold', () => {
    const race = sabotaged({ engine: 4, chassis: 1 });
    expect(race.blue.optionsTo('split').map(({ engine }) => engine)).toEqual([1, 2]);
    expect(race.blue.why({ do: 'split', engine: 0 })).toBeRefused('BASE-DRIVE-03', 'split.chassisShort');
  });

  it('takes all there is of a crew with fewer than two levels', () => {
    expect(sabotaged({ engine: 1, chassis: 0 }).orange).toHave({ engine: 0, chassis: 0 });
    expect(sabotaged({ engine: 0, chassis: 1 }).orange).toHave({ engine: 0, chassis: 0 });
    expect(sabotaged({ engine: 1, chassis: 1 }).orange).toHave({ engine: 0, chassis: 0 });
  });

  it('cannot be aimed at a crew with nothing left to lose', () => {
    const race = given({ blue: { hand: ['saboteur'] }, orange: { engine: 0, chassis: 0 }, green: {} });
    race.blue.plays('saboteur');
    const refusal = race.blue.why({ do: 'target', seat: 'orange' });
    expect(refusal).toBeRefused('CARD-08', 'target.nothingLeft');
    expect(refusal?.with).toEqual({ seat: 1 });
  });

  it('cannot be played when nobody has anything to lose', () => {
    const race = given({ blue: { hand: ['saboteur'] }, orange: { engine: 0, chassis: 0 } });
    expect(race.blue.why({ do: 'play', card: 'saboteur' })).toBeRefused('CARD-08', 'card.nobodyToHurt');
  });

  it('makes the target discard at once what its chassis no longer carries', () => {
    const race = sabotaged({ engine: 3, chassis: 2, hand: ['guide', 'driver'] });
    race.blue.takesOffEngine(0);
    expect(race).toAsk('orange');
    expect(race.question).toBe('hand');
    race.orange.discards('guide').discards('driver');
    expect(race.orange).toHold([]);
    expect(race).toAsk('blue');
    expect(race.question).toBe('sequence');
  });

  it('asks the target for nothing while its chassis carries the hand', () => {
    const race = sabotaged({ engine: 3, chassis: 3, hand: ['guide'] });
    race.blue.takesOffEngine(0);
    expect(race).toAsk('blue');
  });

  it('breaks the target down with its last engine level', () => {
    const race = sabotaged({ engine: 2, chassis: 3 });
    race.blue.takesOffEngine(2);
    expect(race.told('brokeDown')).toEqual([{ key: 'brokeDown', seat: 1 }]);
    race.blue.passes();
    expect(race.orange.why({ do: 'drive' })).toBeRefused('BASE-DRIVE-05', 'drive.brokenDown');
  });

  it('spares the engine as far as it can for who does not answer in time', () => {
    const race = sabotaged({ engine: 4, chassis: 1 });
    expect(fallback(race.rules, race.state, 0)).toEqual({ do: 'split', engine: 1 });
  });
});
