import { describe, expect, it } from 'vitest';
import { modestParts, sensibleRepair } from './repair-plan.ts';

const WORN = { engine: 2, engineMax: 5, chassis: 4, chassisMax: 5 };

describe('the default repair', () => {
  it('leaves money to fill the tank, and is one level at least', () => {
    const inCity = { francs: 110, petrol: 0, petrolMax: 6, part: 20, fuel: 10 };
    expect(modestParts(inCity)).toBe(2);
    expect(modestParts({ ...inCity, petrol: 6 })).toBe(4);
    expect(modestParts({ ...inCity, francs: 50 })).toBe(1);
    expect(modestParts({ ...inCity, francs: 10 })).toBe(0);
    expect(modestParts({ ...inCity, part: 40, fuel: 20 })).toBe(1);
  });

  it('buys nothing more for the money for petrol once something has been fitted', () => {
    const inWilds = { francs: 50, petrol: 6, petrolMax: 6, part: 40, fuel: 20 };
    expect(modestParts(inWilds)).toBe(1);
    expect(modestParts({ ...inWilds, fitted: 1 })).toBe(0);
    expect(modestParts({ ...inWilds, francs: 110, fitted: 1 })).toBe(1);
  });

  it('is where the damage is greater', () => {
    expect(sensibleRepair(WORN, 2)).toEqual({ engine: 2, chassis: 0 });
    expect(sensibleRepair(WORN, 3)).toEqual({ engine: 3, chassis: 0 });
    expect(sensibleRepair(WORN, 9)).toEqual({ engine: 3, chassis: 1 });
    expect(sensibleRepair({ ...WORN, chassis: 0 }, 2)).toEqual({ engine: 0, chassis: 2 });
  });

  it('BASE-DRIVE-05 begins with a broken engine', () => {
    expect(sensibleRepair({ ...WORN, engine: 0, engineMax: 2, chassis: 1 }, 1)).toEqual({
      engine: 1,
      chassis: 0,
    });
  });

  it('is nothing without money or damage', () => {
    expect(sensibleRepair(WORN, 0)).toEqual({ engine: 0, chassis: 0 });
    expect(sensibleRepair({ engine: 5, engineMax: 5, chassis: 5, chassisMax: 5 }, 3)).toEqual({
      engine: 0,
      chassis: 0,
    });
  });
});
