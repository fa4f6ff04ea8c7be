import type { RaceEvent } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { placesOf, takingOf, takings } from './blanket.tsx';

const CARDS = [{ id: 'driver' }, { id: 'guide' }, { id: 'jerrycan' }];
const took = (seat: number, card: string): RaceEvent => ({ key: 'cardTaken', seat, card });

describe('BASE-BIVOUAC-01 the cards lying there', () => {
  it('keep their places while others are taken', () => {
    const before = placesOf(['driver', 'guide', 'jerrycan'], [], CARDS);
    const after = placesOf(['driver', 'jerrycan'], takings([took(2, 'guide')]), CARDS);
    expect(before.map(({ card }) => card)).toEqual(after.map(({ card }) => card));
    expect(after).toEqual([
      { card: 'driver', takenBy: null },
      { card: 'guide', takenBy: 2 },
      { card: 'jerrycan', takenBy: null },
    ]);
  });

  it('are two when two are alike, of which one may be taken', () => {
    expect(placesOf(['guide'], takings([took(0, 'guide')]), CARDS)).toEqual([
      { card: 'guide', takenBy: 0 },
      { card: 'guide', takenBy: null },
    ]);
  });

  it('are those of this turn alone', () => {
    const events: RaceEvent[] = [
      took(0, 'guide'),
      { key: 'cardsDealt', cards: ['driver', 'jerrycan'] },
      took(1, 'driver'),
    ];
    expect(takings(events)).toEqual([took(1, 'driver')]);
  });
});

describe('BASE-BIVOUAC-02 taking against the turn order', () => {
  it('tells who has taken, who takes and who waits', () => {
    const { takers, rest } = takingOf([1, 0, 2], [], takings([took(2, 'guide')]));
    expect(takers).toEqual([
      { seat: 2, is: 'done', card: 'guide' },
      { seat: 0, is: 'now', card: null },
      { seat: 1, is: 'later', card: null },
    ]);
    expect(rest).toBe(2);
  });

  it('LEADER-DEFORET the last crew takes once more, and what is left is hers', () => {
    const { takers, rest } = takingOf([1, 0], [1], takings([took(0, 'guide'), took(1, 'driver')]));
    expect(takers).toEqual([
      { seat: 0, is: 'done', card: 'guide' },
      { seat: 1, is: 'done', card: 'driver' },
      { seat: 0, is: 'now', card: null },
    ]);
    expect(rest).toBe(1);
  });
});
