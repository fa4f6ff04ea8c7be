import { describe, expect, it } from 'vitest';
import { placeOf } from './tag.tsx';

const PANE = { width: 816, height: 720 };
const BESIDE = 50;

describe('the tag of a way', () => {
  it('lies right of its space, unless something there would be covered', () => {
    const at = { x: 420, y: 300 };
    expect(placeOf(at, PANE, { beside: BESIDE, taken: [] }).side).toBe('tag-east tag-level');
    const right = { x: 560, y: 300 };
    expect(placeOf(at, PANE, { beside: BESIDE, taken: [right] }).side).toBe('tag-below');
    const below = { x: 420, y: 400 };
    expect(placeOf(at, PANE, { beside: BESIDE, taken: [right, below] }).side).toBe('tag-above');
  });

  it('covers neither knobs nor the vehicle that set out on the left', () => {
    const at = { x: 612, y: 170 };
    const vehicle = { x: 510, y: 170 };
    expect(placeOf(at, PANE, { beside: BESIDE, taken: [vehicle] }).side).toBe('tag-below');
  });

  it('stays on a narrow map', () => {
    expect(placeOf({ x: 30, y: 300 }, { width: 390, height: 400 }, { beside: BESIDE, taken: [] })).toEqual({
      side: 'tag-above',
      shift: 98,
    });
  });
});
