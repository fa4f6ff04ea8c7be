import { describe, expect, it } from 'vitest';
import { ghostOf, withGhost } from './ghosts.ts';

const GHOST = {
  crew: 'french',
  legs: [
    { to: 3, line: null },
    { to: 9, line: 2 },
  ],
};

describe('ghosts on this device', () => {
  it('belong to a table, and the latest stands', () => {
    const kept = withGhost(withGhost(null, 'a', GHOST), 'b', { ...GHOST, crew: 'italian' });
    expect(ghostOf(kept, 'a')).toEqual(GHOST);
    expect(ghostOf(kept, 'b')?.crew).toBe('italian');
    expect(ghostOf(kept, 'c')).toBeNull();
    expect(ghostOf(withGhost(kept, 'a', { ...GHOST, legs: [] }), 'a')?.legs).toEqual([]);
  });

  it('are few: the oldest go', () => {
    let kept: string | null = null;
    for (let n = 0; n < 20; n++) kept = withGhost(kept, `t${n}`, GHOST);
    expect(ghostOf(kept, 't19')).toEqual(GHOST);
    expect(ghostOf(kept, 't0')).toBeNull();
  });

  it.each([null, '', '{', '{}', '[7]', '[{"table":"a","crew":"french","legs":[{"to":"x","line":null}]}]'])(
    'are none where %s is kept',
    (text) => {
      expect(ghostOf(text, 'a')).toBeNull();
      expect(ghostOf(withGhost(text, 'a', GHOST), 'a')).toEqual(GHOST);
    },
  );
});
