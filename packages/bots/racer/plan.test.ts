import { given } from '@race/great-race/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { racerSays } from '../testing/ask.ts';
import { FUNDS } from './plan.ts';

const boxesOf = (race: ReturnType<typeof given>): readonly number[] => {
  const plan = racerSays(race);
  if (plan.do !== 'plan') throw new Error(`not a plan: ${plan.do}`);
  return plan.boxes;
};

describe('the racer plans its assistants', () => {
  it('counts on what funding brings', () => {
    const brought = FUNDS.map((_, funding) => {
      if (funding === 0) return 0;
      return given({ blue: { francs: 0, boxes: { funding } } }).blue.funds().crew.francs;
    });
    expect(FUNDS).toEqual(brought);
  });

  it('for scouts and drives at the start, when all is blank and the tank is full', () => {
    const [pathfinder = 0, mechanics = 0] = boxesOf(given({ phase: 'planning' }));
    expect(pathfinder).toBeGreaterThan(0);
    expect(mechanics).toBeGreaterThan(1);
  });

  it('with a guard when a danger lies before it', () => {
    const race = given({
      phase: 'planning',
      blue: { at: 'timbuktu', francs: 400 },
      tiles: {
        'e of timbuktu': '1p-danger',
        'se of timbuktu': '1p-danger',
        'sw of timbuktu': '1p-danger',
      },
    });
    expect(boxesOf(race)[2]).toBeGreaterThan(0);
  });

  it('without funding when it is rich', () => {
    const race = given({ phase: 'planning', blue: { at: 'timbuktu', francs: 900 } });
    expect(boxesOf(race)[3]).toBe(0);
  });

  it('for the drive that arrives, before anything else', () => {
    const race = given({
      phase: 'planning',
      blue: { at: 'ne of cape-town', petrol: 2, francs: 0 },
      tiles: { 'ne of cape-town': '1p' },
    });
    expect(boxesOf(race)[1]).toBeGreaterThan(0);
  });
});
