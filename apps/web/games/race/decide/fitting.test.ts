import { BOUGHT } from '@race/great-race/answers.ts';
import { given } from '@race/great-race/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { sensibleFit } from './previews.ts';

type Given = NonNullable<Parameters<typeof given>[0]>;

/** The damage of the vehicle, and the parts to fit; a vehicle has five levels of each. */
function repairing(blue: Given['blue']) {
  const race = given({ blue: { at: 'timbuktu', ...blue } });
  race.blue.repairs();
  const { crews } = race.public;
  const [worn] = crews;
  if (worn === undefined) throw new Error('nobody repairs');
  return { race, worn, fits: race.blue.optionsTo('fit') };
}

describe('BASE-MECH-01 the part that is proposed', () => {
  it('comes from the hand before it is bought', () => {
    const { fits, worn } = repairing({ engine: 3, hand: ['spare-parts'] });
    expect(sensibleFit(fits, worn, null)?.part).toBe('spare-parts');
  });

  it('goes where the vehicle is worn most, and on the engine of two alike', () => {
    const chassis = repairing({ engine: 4, chassis: 2 });
    expect(sensibleFit(chassis.fits, chassis.worn, null)).toMatchObject({ engine: 0, chassis: 1 });
    const alike = repairing({ engine: 3, chassis: 3 });
    expect(sensibleFit(alike.fits, alike.worn, null)).toMatchObject({ engine: 1, chassis: 0 });
  });

  it('makes a broken engine run before anything else', () => {
    const { fits, worn } = repairing({ engine: 0, chassis: 0, hand: ['toolbox'] });
    expect(sensibleFit(fits, { ...worn, chassisMax: 9 }, null)).toMatchObject({ engine: 1, chassis: 2 });
  });

  it('stays where the last one went, while that is possible', () => {
    const { race, worn, fits } = repairing({ engine: 4, chassis: 2, francs: 80 });
    const onEngine = fits.find(({ engine }) => engine === 1) ?? null;
    expect(sensibleFit(fits, worn, onEngine)).toBe(onEngine);
    if (onEngine !== null) race.blue.answers(onEngine);
    // The engine has no damage: the same part goes on the chassis.
    const [after = worn] = race.public.crews;
    expect(sensibleFit(race.blue.optionsTo('fit'), after, onEngine)).toMatchObject({
      part: BOUGHT,
      chassis: 1,
    });
  });

  it('is bought again by who buys, whatever the hand holds', () => {
    const { worn, fits } = repairing({ engine: 2, hand: ['spare-parts'] });
    const bought = fits.find(({ part }) => part === BOUGHT) ?? null;
    expect(sensibleFit(fits, worn, bought)).toBe(bought);
  });

  it('is nothing where nothing can be fitted', () => {
    const { worn } = repairing({ engine: 3 });
    expect(sensibleFit([], worn, null)).toBeNull();
  });
});
