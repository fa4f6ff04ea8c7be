import { REQUEST_NAMES } from '@race/protocol';
import { describe, expect, it } from 'vitest';
import { HANDLERS, PARTS } from './handlers.ts';

describe('handlers', () => {
  it('are in one part each', () => {
    const names = PARTS.flatMap((part) => Object.keys(part));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.toSorted()).toEqual(Object.keys(HANDLERS).toSorted());
  });

  it('are there for all requests of the protocol but the two that say who somebody is', () => {
    expect(REQUEST_NAMES.filter((name) => !(name in HANDLERS))).toEqual(['hello', 'claim']);
  });
});
