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
    const saved = withGhost(withGhost(null, 'a', GHOST), 'b', { ...GHOST, crew: 'italian' });
    expect(ghostOf(saved, 'a')).toEqual(GHOST);
    expect(ghostOf(saved, 'b')?.crew).toBe('italian');
    expect(ghostOf(saved, 'c')).toBeNull();
    expect(ghostOf(withGhost(saved, 'a', { ...GHOST, legs: [] }), 'a')?.legs).toEqual([]);
  });

  it('are few: the oldest go', () => {
    let saved: string | null = null;
    for (let n = 0; n < 20; n++) saved = withGhost(saved, `t${n}`, GHOST);
    expect(ghostOf(saved, 't19')).toEqual(GHOST);
    expect(ghostOf(saved, 't0')).toBeNull();
  });

  it.each([null, '', '{', '{}', '[7]', '[{"table":"a","crew":"french","legs":[{"to":"x","line":null}]}]'])(
    'are none where %s is kept',
    (text) => {
      expect(ghostOf(text, 'a')).toBeNull();
      expect(ghostOf(withGhost(text, 'a', GHOST), 'a')).toEqual(GHOST);
    },
  );
});
