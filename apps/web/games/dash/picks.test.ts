import type { DashAnswer } from '@race/dash';
import { describe, expect, it } from 'vitest';
import { canPick, NO_PICKS, pickedAnswer } from './laid.ts';

const play: DashAnswer = { do: 'play', card: 'french-car' };
const take: DashAnswer = { do: 'take', card: 'swiss-boat' };
const swap: DashAnswer = { do: 'swap', course: 'swiss-boat', hand: 'french-car' };
const raise: DashAnswer = { do: 'raise', vehicle: 'boat' };

describe('what is picked', () => {
  it('is no answer until it is among those offered', () => {
    expect(pickedAnswer(NO_PICKS, [play, take, swap, raise])).toBeUndefined();
    expect(pickedAnswer({ ...NO_PICKS, hand: 'french-car' }, [play])).toBe(play);
    expect(pickedAnswer({ ...NO_PICKS, hand: 'french-boat' }, [play])).toBeUndefined();
    expect(pickedAnswer({ ...NO_PICKS, offer: 'swiss-boat' }, [take])).toBe(take);
    expect(pickedAnswer({ ...NO_PICKS, vehicle: 'boat' }, [raise])).toBe(raise);
  });

  it('needs both cards for a swap', () => {
    expect(pickedAnswer({ ...NO_PICKS, hand: 'french-car' }, [swap])).toBeUndefined();
    expect(pickedAnswer({ ...NO_PICKS, hand: 'french-car', course: 'swiss-boat' }, [swap])).toBe(swap);
  });
});

describe('a card that can be picked', () => {
  it('is one that an answer names, where it lies', () => {
    expect(canPick([take], 'offer', 'swiss-boat')).toBe(true);
    expect(canPick([take], 'course', 'swiss-boat')).toBe(false);
    expect(canPick([swap], 'course', 'swiss-boat')).toBe(true);
    expect(canPick([swap], 'hand', 'french-car')).toBe(true);
    expect(canPick([swap], 'offer', 'swiss-boat')).toBe(false);
    expect(canPick([play], 'hand', 'french-car')).toBe(true);
  });
});
