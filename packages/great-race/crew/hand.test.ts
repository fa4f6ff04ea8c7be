import { fallback } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('BASE-HAND-01 the hand limit', () => {
  it('is the chassis level, and the excess of the crew’s choice goes before play goes on', () => {
    const race = given({ blue: { chassis: 2, hand: ['guide', 'driver'] }, deck: ['militia'] });
    race.blue.drawsACard();
    expect(race).toAsk('blue');
    expect(race.question).toBe('hand');
    expect(race.blue.optionsTo('discard').map(({ card }) => card)).toEqual(['driver', 'guide', 'militia']);
    race.blue.discards('driver');
    expect(race.blue).toHold(['guide', 'militia']);
    expect(race.discard).toEqual(['driver']);
    expect(race.told('cardDiscarded')).toEqual([{ key: 'cardDiscarded', seat: 0, card: 'driver' }]);
    expect(race).toAsk('orange');
  });

  it('asks nothing of a hand that the chassis carries', () => {
    const race = given({ blue: { chassis: 2, hand: ['guide'] }, deck: ['militia'] });
    race.blue.drawsACard();
    expect(race).toAsk('orange');
    expect(race.blue).toHold(['guide', 'militia']);
  });

  it('goes on asking until the excess is gone', () => {
    const race = given({
      blue: { at: 37, chassis: 1, hand: ['guide'] },
      tiles: { 37: '1p' },
      deck: ['militia', 'driver'],
    });
    race.blue.drives('timbuktu').discards('guide');
    expect(race.question).toBe('hand');
    race.blue.discards('driver');
    expect(race.question).toBe('sequence');
    expect(race).toAsk('orange');
  });

  it('takes nothing but cards in hand', () => {
    const race = given({ blue: { chassis: 1, hand: ['guide'] }, deck: ['militia'] });
    race.blue.drawsACard();
    const missing = race.blue.why({ do: 'discard', card: 'driver' });
    expect(missing).toBeRefused('BASE-HAND-01', 'card.notHeld');
    expect(missing?.with).toEqual({ card: 'driver' });
    const pass = race.blue.why({ do: 'pass' });
    expect(pass).toBeRefused('BASE-HAND-01', 'expected.hand');
    expect(pass?.with).toEqual({ excess: 1, chassis: 1 });
    expect(race.orange.why({ do: 'pass' })).toBeRefused('BASE-CONVOY-01', 'turn.other');
  });

  it('offers two alike once, and discards one', () => {
    const race = given({ blue: { chassis: 1, hand: ['guide'] }, deck: ['guide'] });
    race.blue.drawsACard();
    expect(race.blue.options()).toEqual([{ do: 'discard', card: 'guide' }]);
    race.blue.discards('guide');
    expect(race.blue).toHold(['guide']);
  });

  it('holds in the bivouac too', () => {
    const race = given({
      phase: 'bivouac',
      blue: { chassis: 0 },
      row: ['guide', 'driver', 'militia'],
    });
    race.orange.takes('guide');
    race.blue.takes('driver');
    expect(race.question).toBe('hand');
    race.blue.discards('driver');
    expect(race.blue).toHold([]);
  });

  it('throws away the first card for who does not answer in time', () => {
    const race = given({ blue: { chassis: 1, hand: ['guide'] }, deck: ['militia'] });
    race.blue.drawsACard();
    expect(fallback(race.rules, race.state, 0)).toEqual({ do: 'discard', card: 'guide' });
  });
});

describe('BASE-HAND-02 drawing at the limit', () => {
  it('is allowed: draw, then choose what to keep', () => {
    const race = given({ blue: { chassis: 1, hand: ['guide'] }, deck: ['militia'] });
    expect(race.blue.may({ do: 'draw' })).toBe(true);
    race.blue.drawsACard().discards('guide');
    expect(race.blue).toHold(['militia']);
  });

  it('is allowed without a chassis, and keeps nothing', () => {
    const race = given({ blue: { chassis: 0 }, deck: ['militia'] });
    race.blue.drawsACard().discards('militia');
    expect(race.blue).toHold([]);
  });
});

describe('BASE-HAND-03 playing instead of discarding', () => {
  it('lets a jerrycan be played while petrol is below its maximum', () => {
    const race = given({ blue: { chassis: 1, petrol: 5, hand: ['guide'] }, deck: ['jerrycan'] });
    race.blue.drawsACard().plays('jerrycan');
    expect(race.blue).toHold(['guide']);
    expect(race.blue).toHavePetrol(6);
    expect(race.told('petrolPoured')).toEqual([{ key: 'petrolPoured', seat: 0, levels: 1 }]);
    expect(race).toAsk('orange');
  });

  it('does not let it be played with a full tank', () => {
    const race = given({ blue: { chassis: 1, hand: ['guide'] }, deck: ['jerrycan'] });
    race.blue.drawsACard();
    expect(race.blue.why({ do: 'play', card: 'jerrycan' })).toBeRefused('CARD-01', 'card.tankFull');
    expect(race.blue.options()).toEqual([
      { do: 'discard', card: 'guide' },
      { do: 'discard', card: 'jerrycan' },
    ]);
  });

  it('lets no card be played that has no effect at this moment', () => {
    const race = given({ blue: { chassis: 1, petrol: 5, hand: ['militia'] }, deck: ['financial'] });
    race.blue.drawsACard();
    expect(race.blue.why({ do: 'play', card: 'militia' })).toBeRefused('CARD-MILITIA', 'card.anyTime');
    expect(race.blue.why({ do: 'play', card: 'financial' })).toBeRefused(
      'CARD-FINANCIAL',
      'card.beforeAssistant',
    );
    expect(race.blue.why({ do: 'play', card: 'jerrycan' })).toBeRefused('CARD-01', 'card.notHeld');
  });

  it('lets it be played in the bivouac', () => {
    const race = given({
      phase: 'bivouac',
      orange: { chassis: 0, petrol: 2 },
      row: ['jerrycan', 'driver', 'militia'],
    });
    race.orange.takes('jerrycan').plays('jerrycan');
    expect(race.orange).toHavePetrol(3);
    expect(race).toAsk('blue');
  });
});

describe('BASE-HAND-04 the tracker’s third card', () => {
  const drawn = { deck: ['jerrycan', 'guide', 'militia'] };

  it('is discarded, not played, and the hand limit comes after it', () => {
    const race = given({ blue: { chassis: 1, petrol: 5, hand: ['tracker'] }, ...drawn });
    race.blue.plays('tracker');
    expect(race.question).toBe('tracking');
    expect(race.blue).toHold([]);
    expect(race.blue.optionsTo('discard').map(({ card }) => card)).toEqual(['guide', 'jerrycan', 'militia']);
    expect(race.blue.why({ do: 'play', card: 'jerrycan' })).toBeRefused('CARD-01', 'card.notHeld');
    race.blue.discards('guide');
    expect(race.question).toBe('hand');
    expect(race.blue).toHold(['jerrycan', 'militia']);
    race.blue.plays('jerrycan');
    expect(race.blue).toHold(['militia']);
    expect(race.question).toBe('sequence');
  });

  it('is one of the three that were drawn, not of the hand', () => {
    const race = given({ blue: { hand: ['tracker', 'driver'] }, ...drawn });
    race.blue.plays('tracker');
    const refusal = race.blue.why({ do: 'discard', card: 'driver' });
    expect(refusal).toBeRefused('BASE-HAND-04', 'tracking.notDrawn');
    expect(refusal?.with).toEqual({ card: 'driver' });
    const pass = race.blue.why({ do: 'pass' });
    expect(pass).toBeRefused('BASE-HAND-04', 'expected.tracking');
    expect(pass?.with).toEqual({ drawn: 3 });
  });
});

describe('CARD-10 a reshuffle in the middle of a draw', () => {
  it('leaves out the cards just drawn', () => {
    const race = given({
      blue: { at: 37 },
      tiles: { 37: '1p' },
      deckHolds: ['guide'],
      discard: ['driver'],
      deck: ['guide', 'driver'],
    });
    race.blue.drives('timbuktu');
    expect(race.told('deckShuffled')).toEqual([{ key: 'deckShuffled', count: 1 }]);
    expect(race.blue).toHold(['guide', 'driver']);
    expect(race.deck).toEqual([]);
    expect(race.discard).toEqual([]);
  });

  it('draws what there is when deck and discard pile run out', () => {
    const race = given({ blue: { at: 37 }, tiles: { 37: '1p' }, deckHolds: ['guide'] });
    race.blue.drives('timbuktu');
    expect(race.blue).toHold(['guide']);
    expect(race.told('cardsDrawn')).toEqual([{ key: 'cardsDrawn', seat: 0, count: 1 }]);
    const none = given({ blue: { at: 37 }, tiles: { 37: '1p' }, deckHolds: [] });
    none.blue.drives('timbuktu');
    expect(none.blue).toHold([]);
    expect(none.told('cardsSeen')).toEqual([]);
    expect(none.told('deckShuffled')).toEqual([]);
  });

  it('leaves out the three of a tracker, and the tracker itself', () => {
    const race = given({
      blue: { hand: ['tracker'] },
      deckHolds: ['guide'],
      discard: ['driver'],
    });
    race.blue.plays('tracker');
    expect(race.blue).toHold(['guide', 'driver']);
    expect(race.discard).toEqual(['tracker']);
    expect(race.deck).toEqual([]);
  });
});

describe('BASE-SETUP-09 what all know of a hand', () => {
  it('forgets a card taken face up when it leaves the hand', () => {
    const race = given({
      blue: { chassis: 2, hand: ['guide', 'driver'], known: ['guide'] },
      deck: ['guide'],
    });
    race.blue.drawsACard();
    expect(race.blue.known).toEqual(['guide']);
    race.blue.discards('guide');
    expect(race.blue.known).toEqual([]);
    expect(race.blue.crew.cards).toBe(2);
  });

  it('shows a card when it leaves the hand, unless all knew it', () => {
    const blue = { petrol: 3, hand: ['jerrycan', 'financial'] };
    const hidden = given({ blue });
    hidden.blue.plays('jerrycan');
    expect(hidden.horizon).toBe(true);
    expect(hidden.blue.crew.known.every((count) => count === 0)).toBe(true);
    const known = given({ blue: { ...blue, known: ['jerrycan'] } });
    known.blue.plays('jerrycan');
    expect(known.horizon).toBe(false);
  });

  it('tells the drawer which cards came, and the others how many', () => {
    const race = given({ deck: ['trail-hunter'] });
    race.blue.drawsACard();
    expect(race.blue).toHold(['trail-hunter']);
    expect(race.told('cardsSeen')).toEqual([{ key: 'cardsSeen', to: 0, cards: ['trail-hunter'] }]);
    expect(race.told('cardsDrawn')).toEqual([{ key: 'cardsDrawn', seat: 0, count: 1 }]);
    expect(race.blue.known).toEqual([]);
  });
});
