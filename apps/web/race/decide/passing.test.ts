import { describe, expect, it } from 'vitest';
import { passingOf } from './passing.ts';

describe('BASE-CONVOY-04 passing', () => {
  it('gives up all assistants but those on guard, and what funding would have raised', () => {
    expect(passingOf([1, 0, 2, 2])).toEqual({ guards: 2, lost: [1, 0, 0, 2], francs: 20, keeps: false });
  });

  it('without guards keeps nobody', () => {
    expect(passingOf([0, 1, 0, 0])).toEqual({ guards: 0, lost: [0, 1, 0, 0], francs: 0, keeps: false });
  });
});

describe('BASE-CONVOY-06 only guards left', () => {
  it('is keeping them: nobody leaves', () => {
    expect(passingOf([0, 0, 1, 0])).toEqual({ guards: 1, lost: [0, 0, 0, 0], francs: 0, keeps: true });
  });
});
