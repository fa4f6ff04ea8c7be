import { fallback } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('CARD-TRACKER', () => {
  const race = (position = {}) =>
    given({ blue: { hand: ['tracker'] }, deck: ['militia', 'guide', 'guide'], ...position });

  it('offers each of the three, whichever they are', () => {
    const tracked = race({ deck: ['trail-hunter', 'financial', 'militia'] });
    tracked.blue.plays('tracker');
    expect(tracked.blue.optionsTo('discard').map(({ card }) => card)).toEqual([
      'trail-hunter',
      'financial',
      'militia',
    ]);
    tracked.blue.discards('financial');
    expect(tracked.horizon).toBe(true);
    expect(tracked.blue).toHold(['trail-hunter', 'militia']);
  });

  it('draws three cards, keeps two and discards one', () => {
    const tracked = race();
    tracked.blue.plays('tracker');
    expect(tracked.told('cardsDrawn')).toEqual([{ key: 'cardsDrawn', seat: 0, count: 3 }]);
    expect(tracked.blue.optionsTo('discard').map(({ card }) => card)).toEqual(['guide', 'militia']);
    tracked.blue.discards('guide');
    expect(tracked.blue).toHold(['guide', 'militia']);
    expect(tracked.discard.sort()).toEqual(['guide', 'tracker']);
    expect(tracked.told('cardDiscarded')).toEqual([{ key: 'cardDiscarded', seat: 0, card: 'guide' }]);
    expect(tracked).toAsk('blue');
  });

  it('shows the cards to nobody else', () => {
    const tracked = race();
    tracked.blue.plays('tracker');
    expect(tracked.blue.heard).toContainEqual({
      key: 'cardsSeen',
      to: 0,
      cards: ['guide', 'guide', 'militia'],
    });
    expect(tracked.orange.heard.map(({ key }) => key)).toEqual(['cardPlayed', 'cardsDrawn']);
    tracked.blue.discards('guide');
    expect(tracked.blue.known).toEqual([]);
    expect(tracked.blue.crew.cards).toBe(2);
  });

  it('keeps all where there are fewer than three to be had', () => {
    const tracked = given({ blue: { hand: ['tracker'] }, deckHolds: ['guide', 'militia'] });
    tracked.blue.plays('tracker');
    expect(tracked.blue).toHold(['guide', 'militia']);
    expect(tracked.question).toBe('sequence');
  });

  it('is refused where there is no card at all', () => {
    const none = given({ blue: { hand: ['tracker'] }, deckHolds: [] });
    expect(none.blue.why({ do: 'play', card: 'tracker' })).toBeRefused('CARD-01', 'draw.noCards');
    const discards = given({ blue: { hand: ['tracker'] }, deckHolds: [], discard: ['guide'] });
    expect(discards.blue.may({ do: 'play', card: 'tracker' })).toBe(true);
  });

  it('discards the first for who does not answer in time', () => {
    const tracked = race();
    tracked.blue.plays('tracker');
    expect(fallback(tracked.rules, tracked.state, 0)).toEqual({ do: 'discard', card: 'guide' });
  });
});
