import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardIndex, CHARACTERS, type CharacterId, VIOLET } from './cards/card.ts';
import { cards1 } from './cards/cards-1.ts';
import { countCourse, stagesOf } from './course.ts';
import { type Printed, plainDeck } from './testing/deck.ts';

const LEFT = { left: true };
const RIGHT = { right: true };
const BOTH = { left: true, right: true };

/** Counts these cards of a plain deck; for the English, who have none of them, unless said otherwise. */
function counted(printed: Printed, character: CharacterId = 'english') {
  const cards = plainDeck(printed);
  const course = Object.keys(printed).map((id) => cards.findIndex((card) => card.id === id));
  return countCourse({ cards }, course, character);
}

describe('DASH-END-01 counting a course', () => {
  it('counts whole stages', () => {
    expect(counted({ 'french-train': { stages: 3 }, 'swiss-car': { stages: 2 } })).toMatchObject({
      whole: 5,
      joins: [],
      stages: 5,
    });
  });

  it('makes a stage of two halves that meet; a lone half counts nothing', () => {
    expect(counted({ 'french-car': RIGHT, 'swiss-car': LEFT }).stages).toBe(2 + 1);
    expect(counted({ 'french-car': RIGHT, 'swiss-car': RIGHT }).stages).toBe(2);
    expect(counted({ 'french-boat': BOTH }).stages).toBe(1);
  });

  it('makes four stages of an airfield', () => {
    expect(counted({ 'french-plane': LEFT, 'swiss-plane': RIGHT })).toMatchObject({
      stages: 2 + 4,
      joins: [{ at: 0, vehicle: 'plane', stages: 4 }],
    });
  });
});

describe('DASH-END-02 bonuses', () => {
  it('add a stage for each card in one’s own colour', () => {
    expect(counted({ 'swiss-train': {}, 'swiss-car': {}, 'french-car': {} }, 'swiss')).toMatchObject({
      own: 2,
      stages: 5,
    });
  });

  it('add a stage for the violet player with two starters', () => {
    const starters = { 'starter-train-1': {}, 'starter-car-1': {} };
    expect(counted(starters, VIOLET)).toMatchObject({ violet: 1, stages: 3 });
    expect(counted({ 'starter-train-1': {} }, VIOLET).violet).toBe(0);
    expect(counted(starters, 'swiss').violet).toBe(0);
  });
});

describe('DASH-END-04 the best order', () => {
  it('is found: no other order of five cards counts more', () => {
    const card = fc.integer({ min: 0, max: cards1.length - 1 });
    const halves = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 43, maxLength: 43 });
    fc.assert(
      fc.property(
        fc.uniqueArray(card, { minLength: 5, maxLength: 5 }),
        halves,
        fc.constantFrom('car', 'boat', 'plane', null),
        (course, edges, only) => {
          // Cards of one vehicle alone, so that chains of all kinds come up.
          const cards = cards1.map((one, at) => {
            const vehicle = only ?? one.vehicle;
            const hasHalves = vehicle === 'car' || vehicle === 'boat' || vehicle === 'plane';
            const [left = false, right = false] = hasHalves ? (edges[at] ?? []) : [];
            return { ...one, vehicle, left, right };
          });
          const best = Math.max(...ordersOf(course).map((order) => joinedIn(cards, order)));
          const found = countCourse({ cards }, course, 'french');
          expect(joinedIn(cards, found.order)).toBe(best);
          expect(found.order.toSorted()).toEqual(course.toSorted());
          expect(stagesOf({ cards }, course, 'french')).toBe(found.stages);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('counts the same without an order, for every character', () => {
    const courses = fc.uniqueArray(fc.integer({ min: 0, max: 42 }), { maxLength: 5 });
    fc.assert(
      fc.property(courses, fc.constantFrom(...CHARACTERS), (course, character) => {
        const rules = { cards: cards1 };
        expect(stagesOf(rules, course, character)).toBe(countCourse(rules, course, character).stages);
      }),
    );
  });
});

function ordersOf(cards: readonly CardIndex[]): CardIndex[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((first) =>
    ordersOf(cards.filter((card) => card !== first)).map((rest) => [first, ...rest]),
  );
}

function joinedIn(cards: typeof cards1, order: readonly CardIndex[]): number {
  let stages = 0;
  for (const [at, index] of order.entries()) {
    const card = cards[index];
    const next = cards[order[at + 1] ?? -1];
    if (card?.right && next?.left && card.vehicle === next.vehicle)
      stages += card.vehicle === 'plane' ? 4 : 1;
  }
  return stages;
}

describe('DASH-END-05 halves', () => {
  it('lie at an edge: a right one joins a left one of the next card, two of a side join nothing', () => {
    const order = counted({ 'swiss-car': LEFT, 'french-car': RIGHT }).order;
    expect(order.map((card) => cards1[card]?.id)).toEqual(['french-car', 'swiss-car']);
    expect(counted({ 'french-car': LEFT, 'swiss-car': LEFT }).joins).toEqual([]);
    expect(counted({ 'french-plane': RIGHT, 'swiss-plane': RIGHT }).joins).toEqual([]);
  });

  it('match within one vehicle only', () => {
    expect(counted({ 'french-car': RIGHT, 'swiss-boat': LEFT }).stages).toBe(2);
  });

  it('count once each: three cards in a row make two stages, three single ones only one', () => {
    expect(counted({ 'french-car': RIGHT, 'swiss-car': BOTH, 'belgian-car': LEFT }).joins).toHaveLength(2);
    expect(counted({ 'french-car': RIGHT, 'swiss-car': RIGHT, 'belgian-car': LEFT }).joins).toHaveLength(1);
    expect(counted({ 'french-car': BOTH, 'swiss-car': BOTH }).joins).toHaveLength(1);
  });
});

describe('DASH-END-06 own cards and starters', () => {
  it('count where they were taken back', () => {
    expect(counted({ 'english-car': {} }).own).toBe(1);
  });

  it('give violet one stage, however many starters', () => {
    const all = { 'starter-train-1': {}, 'starter-car-1': {}, 'starter-boat': {}, 'starter-plane-1': {} };
    expect(counted(all, VIOLET).violet).toBe(1);
  });
});
