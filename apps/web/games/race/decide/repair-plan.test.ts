import { describe, expect, it } from 'vitest';
import { sensibleRepair } from './repair-plan.ts';

const WORN = { engine: 2, engineMax: 5, chassis: 4, chassisMax: 5 };

describe('the default repair', () => {
  it('is what the money pays, where the damage is greater', () => {
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
