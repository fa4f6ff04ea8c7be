import { describe, expect, it } from 'vitest';
import { asksBack, boxesAfter, passingOf } from './costs.ts';

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

describe('acts that lose something', () => {
  it('ask once', () => {
    const drive = { kind: 'drive', seat: 0, byCard: false, left: 3, moved: false } as const;
    expect(asksBack({ do: 'pass' }, null)).toBe(true);
    expect(asksBack({ do: 'wait', box: 'mechanics' }, null)).toBe(true);
    expect(asksBack({ do: 'stop' }, drive)).toBe(true);
    expect(asksBack({ do: 'stop' }, { ...drive, moved: true })).toBe(false);
    const repair = { kind: 'repair', seat: 0, byCard: false, price: 20, fitted: 0 } as const;
    expect(asksBack({ do: 'done' }, repair)).toBe(true);
    expect(asksBack({ do: 'done' }, { ...repair, fitted: 1 })).toBe(false);
    expect(asksBack({ do: 'fund' }, null)).toBe(false);
  });

  it('tell who is left', () => {
    expect(boxesAfter([1, 2, 0, 1], 'mechanics')).toEqual([1, 1, 0, 1]);
    expect(boxesAfter([0, 1, 0, 0], 'pathfinder')).toEqual([0, 1, 0, 0]);
  });
});
