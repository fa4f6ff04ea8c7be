import { describe, expect, it } from 'vitest';
import { afterOption, onGauge } from './previews.ts';

const crew = { petrol: 5, engine: 4, chassis: 3 };

describe('what the gauges would show', () => {
  it('rises with parts, and falls with a share of damage', () => {
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

describe('the signs beside a gauge', () => {
  it('lower it with minus, whether it is damaged or repaired', () => {
    const [less, more] = [() => {}, () => {}];
    expect(onGauge('repair', { levels: 1, less, more })).toEqual({ levels: 1, less, more });
    expect(onGauge('damage', { levels: 1, less, more })).toEqual({ levels: 1, less: more, more: less });
  });
});
