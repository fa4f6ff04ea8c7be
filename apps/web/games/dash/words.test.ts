import { given } from '@race/dash/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { captionFor } from './words.ts';

const rose = { key: 'vehicleRose', vehicle: 'boat', card: 'starter-boat' } as const;
const known = (round: number, kind: 'play' | 'take' | 'boost') => {
  const { known: state } = given({ players: ['french', 'italian'] });
  const frame =
    kind === 'take'
      ? ({ kind, next: 0 } as const)
      : kind === 'boost'
        ? ({ kind, seat: 0, booster: 'summit' } as const)
        : ({ kind } as const);
  return { ...state, round, stack: [frame] };
};

describe('the captions of the first round', () => {
  it('come one at a time: lay, take, and what becomes of the card that is left', () => {
    expect(captionFor(known(1, 'play'), [])).toBe('lay');
    expect(captionFor(known(1, 'take'), [])).toBe('take');
    expect(captionFor(known(1, 'boost'), [rose])).toBe('left');
    expect(captionFor(known(2, 'play'), [rose])).toBe('left');
  });

  it('are over with the second round', () => {
    expect(captionFor(known(2, 'take'), [rose])).toBeNull();
    expect(captionFor(known(3, 'play'), [rose, rose])).toBeNull();
  });
});
