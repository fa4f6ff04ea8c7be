import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { given } from '../testing/given.ts';

const ALL_CARDS = CARDS.reduce((sum, { copies }) => sum + copies, 0);

describe('BASE-BIVOUAC-01 cards face up', () => {
  it.each([2, 3, 4])('for %i crews are one more than the crews', (crews) => {
    const race = given({ phase: 'bivouac', crews });
    expect(race.row).toHaveLength(crews + 1);
    expect(race.public.deck).toBe(ALL_CARDS - crews - 1);
    expect(race.told('cardsDealt')).toEqual([{ key: 'cardsDealt', cards: race.row }]);
  });

  it('lie in the order of the rules, so that the order of the deck stays secret', () => {
    const race = given({ phase: 'bivouac', deck: ['militia', 'trail-hunter', 'jerrycan'] });
    expect(race.row).toEqual(['trail-hunter', 'jerrycan', 'militia']);
  });

  it('are all that can be taken, each kind offered once', () => {
    const race = given({ phase: 'bivouac', row: ['driver', 'guide', 'guide'] });
    expect(race.orange.options()).toEqual([
      { do: 'take', card: 'driver' },
      { do: 'take', card: 'guide' },
    ]);
    expect(race.orange.why({ do: 'take', card: 'militia' })).toEqual({
      reason: 'take.notThere',
      rule: 'BASE-BIVOUAC-01',
      with: { card: 'militia' },
    });
  });
});

describe('BASE-BIVOUAC-02 taking in reverse turn order', () => {
  it('begins with the last crew and ends with the first', () => {
    const race = given({
      phase: 'bivouac',
      order: ['orange', 'green', 'blue'],
      row: ['driver', 'guide', 'militia', 'toolbox'],
    });
    expect(race).toAsk('blue');
    race.blue.takes('guide');
    expect(race.events).toEqual([{ key: 'cardTaken', seat: 0, card: 'guide' }]);
    expect(race.row).toEqual(['driver', 'toolbox', 'militia']);
    expect(race).toAsk('green');
    race.green.takes('driver');
    expect(race).toAsk('orange');
    race.orange.takes('militia');
    expect(race.orange).toHold(['militia']);
    expect(race.green).toHold(['driver']);
  });

  it('gives the card that is left to the last crew, when all have taken', () => {
    const race = given({ phase: 'bivouac', row: ['driver', 'guide', 'militia'] });
    race.orange.takes('guide');
    expect(race.orange).toHold(['guide']);
    race.blue.takes('driver');
    expect(race.orange).toHold(['guide', 'militia']);
    expect(race.blue).toHold(['driver']);
    expect(race.row).toEqual([]);
    expect(race.events).toEqual([
      { key: 'cardTaken', seat: 0, card: 'driver' },
      { key: 'cardLeftOver', seat: 1, card: 'militia' },
    ]);
    expect(race.public.phase).toBe('planning');
  });

  it('lets nobody take before their turn', () => {
    const race = given({ phase: 'bivouac', row: ['driver', 'guide', 'militia'] });
    expect(race.blue.options()).toEqual([]);
    expect(race.blue.why({ do: 'take', card: 'driver' })).toEqual({
      reason: 'turn.other',
      rule: 'BASE-BIVOUAC-02',
      with: { seat: 1 },
    });
  });

  it('takes one of two alike', () => {
    const race = given({ phase: 'bivouac', row: ['guide', 'guide', 'militia'] });
    race.orange.takes('guide');
    expect(race.row).toEqual(['guide', 'militia']);
  });
});

describe('BASE-BIVOUAC-03 hand limit at each take', () => {
  it('comes before the next crew chooses', () => {
    const race = given({
      phase: 'bivouac',
      orange: { chassis: 1, hand: ['toolbox'] },
      row: ['driver', 'guide', 'militia'],
    });
    race.orange.takes('guide');
    expect(race).toAsk('orange');
    expect(race.question).toBe('hand');
    expect(race.blue.why({ do: 'take', card: 'driver' })).toBeRefused('BASE-BIVOUAC-03', 'turn.discarding', {
      seat: 1,
    });
    race.orange.discards('toolbox');
    expect(race.orange).toHold(['guide']);
    expect(race.discard).toEqual(['toolbox']);
    expect(race).toAsk('blue');
  });

  it('comes again with the card that is left over, before planning', () => {
    const race = given({
      phase: 'bivouac',
      orange: { chassis: 1 },
      row: ['driver', 'guide', 'militia'],
    });
    race.orange.takes('guide');
    expect(race).toAsk('blue');
    race.blue.takes('driver');
    expect(race).toAsk('orange');
    expect(race.orange.options()).toEqual([
      { do: 'discard', card: 'guide' },
      { do: 'discard', card: 'militia' },
    ]);
    race.orange.discards('guide');
    expect(race.orange).toHold(['militia']);
    expect(race.public.phase).toBe('planning');
  });

  it('asks nobody whose chassis carries the cards', () => {
    const race = given({
      phase: 'bivouac',
      orange: { chassis: 2, hand: ['toolbox'] },
      row: ['driver', 'guide', 'militia'],
    });
    race.orange.takes('guide');
    expect(race).toAsk('blue');
  });
});

describe('BASE-BIVOUAC-04 an empty deck', () => {
  it('is made anew from the discard pile, in the middle of dealing too', () => {
    const race = given({
      phase: 'bivouac',
      deckHolds: ['driver'],
      discard: ['guide', 'militia', 'toolbox'],
      deck: ['driver', 'militia', 'guide'],
    });
    expect(race.row).toEqual(['driver', 'guide', 'militia']);
    expect(race.discard).toEqual([]);
    expect(race.deck).toEqual(['toolbox']);
    expect(race.told('deckShuffled')).toEqual([{ key: 'deckShuffled', count: 3 }]);
  });

  it('is not made anew while a card is left', () => {
    const race = given({
      phase: 'bivouac',
      deckHolds: ['driver', 'guide', 'militia'],
      discard: ['toolbox'],
    });
    expect(race.row).toEqual(['driver', 'guide', 'militia']);
    expect(race.discard).toEqual(['toolbox']);
    expect(race.told('deckShuffled')).toEqual([]);
  });

  it('with no discards either, first costs the last crew its extra card', () => {
    const race = given({ phase: 'bivouac', deckHolds: ['driver', 'guide'] });
    race.orange.takes('guide');
    race.blue.takes('driver');
    expect(race.orange).toHold(['guide']);
    expect(race.blue).toHold(['driver']);
    expect(race.told('cardLeftOver')).toEqual([]);
    expect(race.public.phase).toBe('planning');
  });

  it('then costs the first in turn order their card', () => {
    const race = given({ phase: 'bivouac', crews: 3, deckHolds: ['driver', 'guide'] });
    race.green.takes('guide');
    race.orange.takes('driver');
    expect(race.public.phase).toBe('planning');
    expect(race.blue).toHold([]);
  });

  it('with not a single card anywhere goes straight on to planning', () => {
    const race = given({ phase: 'bivouac', deckHolds: [] });
    expect(race.told('cardsDealt')).toEqual([{ key: 'cardsDealt', cards: [] }]);
    expect(race.public.phase).toBe('planning');
  });
});

describe('BASE-BIVOUAC-05 taking is not optional', () => {
  it('offers nothing but cards', () => {
    const race = given({ phase: 'bivouac', orange: { chassis: 0 }, row: ['driver', 'guide', 'militia'] });
    expect(race.orange.options().map((answer) => answer.do)).toEqual(['take', 'take', 'take']);
    expect(race.orange.why({ do: 'pass' })).toBeRefused('BASE-BIVOUAC-05', 'expected.bivouac');
  });

  it('takes the first card for who is away', () => {
    const race = given({ phase: 'bivouac', row: ['guide', 'driver', 'militia'] });
    expect(race.orange.fallback()).toEqual({ do: 'take', card: 'driver' });
  });

  it('makes a crew with chassis 0 take its card and discard it', () => {
    const race = given({ phase: 'bivouac', orange: { chassis: 0 }, row: ['driver', 'guide', 'militia'] });
    race.orange.takes('driver');
    expect(race.orange.options()).toEqual([{ do: 'discard', card: 'driver' }]);
    race.orange.discards('driver');
    expect(race.orange).toHold([]);
    expect(race).toAsk('blue');
  });
});
