import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('BASE-MAINT-01 the new turn order', () => {
  it('puts the farthest on the progression track first', () => {
    const race = given({
      phase: 'maintenance',
      blue: { at: 'timbuktu' },
      orange: { at: 'zinder' },
      green: { at: 'windhoek' },
      red: { at: 'colomb-bechar' },
    });
    expect(race.order).toEqual(['green', 'orange', 'blue', 'red']);
    expect(race.told('orderChanged')).toEqual([{ key: 'orderChanged', order: [2, 1, 0, 3] }]);
  });

  it('puts the lower in the stack first on one space, as in the rulebook’s example', () => {
    const race = given({
      blue: { at: 'timbuktu', boxes: { mechanics: 1 } },
      orange: { at: 'timbuktu', boxes: { mechanics: 1 } },
      green: { at: 'timbuktu', passed: true },
      order: ['green', 'orange', 'blue'],
      whose: 'blue',
      tiles: { 37: '1p' },
    });
    race.blue.drives('se').stops();
    race.orange.drives('se').stops();
    expect(race.order).toEqual(['blue', 'orange', 'green']);
    expect(race.blue).toHave({ francs: 100 });
    expect(race.orange).toHave({ francs: 90 });
    expect(race.green).toHave({ francs: 80 });
  });

  it('keeps the order of a stack that nobody has left', () => {
    const race = given({ phase: 'maintenance', crews: 4, order: ['red', 'blue', 'green', 'orange'] });
    expect(race.order).toEqual(['red', 'blue', 'green', 'orange']);
  });

  it('lets who was there first stay in front of who drove back onto the space', () => {
    const race = given({
      blue: { at: 37, boxes: { mechanics: 1 }, since: 0 },
      orange: { at: 'timbuktu', passed: true, since: 1 },
      tiles: { 36: '1p', 37: '1p' },
    });
    race.blue.drives('w').stops();
    expect(race.order).toEqual(['orange', 'blue']);
  });

  it('counts the other way when the race goes north', () => {
    const race = given({
      phase: 'maintenance',
      towards: 'north',
      blue: { at: 'windhoek' },
      orange: { at: 'zinder' },
    });
    expect(race.order).toEqual(['orange', 'blue']);
  });

  it('leads on to the next turn’s bivouac', () => {
    const race = given({ phase: 'maintenance', turn: 3, orange: { at: 'zinder' } });
    expect(race.public).toMatchObject({ turn: 4, phase: 'bivouac' });
    expect(race).toAsk('blue');
  });
});

describe('BASE-MAINT-02 money for those in front', () => {
  const means = (crews: number) => {
    const race = given({ phase: 'maintenance', crews, orange: { at: 'zinder' } });
    return { race, francs: race.public.crews.map((crew) => crew.francs) };
  };

  it('gives the first of three or four crews 20 F and the second 10 F', () => {
    expect(means(3).francs).toEqual([90, 100, 80]);
    expect(means(4).francs).toEqual([90, 100, 80, 80]);
    expect(means(3).race.told('bonusPaid')).toEqual([
      { key: 'bonusPaid', seat: 1, francs: 20 },
      { key: 'bonusPaid', seat: 0, francs: 10 },
    ]);
  });

  it('gives of two crews only the first 20 F', () => {
    expect(means(2).francs).toEqual([80, 100]);
    expect(means(2).race.public.bank).toBe(180);
  });
});
