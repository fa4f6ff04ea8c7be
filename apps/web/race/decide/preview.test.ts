import { describe, expect, it } from 'vitest';
import { afterFuel, afterOption, afterWay } from './preview.ts';

const crew = { petrol: 5, engine: 4, chassis: 3 };

describe('what the gauges would show', () => {
  it('is the petrol that a way leaves', () => {
    expect(afterWay(crew, { petrol: 4, damage: 0 })).toEqual({ petrol: 1 });
  });

  it('leaves damage out while it can be shared out in more than one way', () => {
    expect(afterWay(crew, { petrol: 1, damage: 2 })).toEqual({ petrol: 4 });
    expect(afterWay({ ...crew, chassis: 0 }, { petrol: 1, damage: 2 })).toEqual({ petrol: 4, engine: 2 });
    expect(afterWay({ ...crew, engine: 0 }, { petrol: 1, damage: 2 })).toEqual({ petrol: 4, chassis: 1 });
    expect(afterWay(crew, { petrol: 1, damage: 7 })).toEqual({ petrol: 4, engine: 0, chassis: 0 });
  });

  it('is never below empty: jerrycans pay the rest', () => {
    expect(afterWay(crew, { petrol: 6, damage: 0 })).toEqual({ petrol: 0 });
  });

  it('rises with petrol and parts, and falls with a share of damage', () => {
    expect(afterFuel(crew, 1)).toEqual({ petrol: 6 });
    expect(afterOption(crew, { do: 'fit', part: 'toolbox', engine: 1, chassis: 2 }, null)).toEqual({
      engine: 5,
      chassis: 5,
    });
    expect(afterOption(crew, { do: 'split', engine: 2 }, 3)).toEqual({ engine: 2, chassis: 2 });
  });

  it('stays when the damage is somebody else’s', () => {
    expect(afterOption(crew, { do: 'split', engine: 2 }, null)).toEqual({});
  });
});
