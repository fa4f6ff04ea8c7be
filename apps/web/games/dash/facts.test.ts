import { indexCards, releasedCards } from '@race/dash/cards/released.ts';
import { given } from '@race/dash/testing/given.ts';
import { describe, expect, it } from 'vitest';
import {
  beatenBySpeed,
  gainedWith,
  gainOf,
  headlineOf,
  momentsOf,
  mostAhead,
  movedIn,
  placeOf,
  roundsIn,
  takenIn,
} from './facts.ts';

const dash = () => given({ players: ['french', 'italian', 'english'] });

describe('DASH-ROUND-02 who could go before a card', () => {
  it('is nobody before the fastest of the top row', () => {
    const { rules, known } = dash();
    const card = rules.cardIndex.get('french-train') ?? -1;
    expect(mostAhead(rules, known, { seat: 0, card })).toBe(0);
  });

  it('is everybody with a higher row or a faster card in it', () => {
    const { rules, known } = dash();
    const card = rules.cardIndex.get('french-plane') ?? -1;
    expect(mostAhead(rules, known, { seat: 0, card })).toBe(2);
  });

  it('counts what lies open already, and no longer what is in hand', () => {
    const { rules, known } = dash().play({ french: 'boat', italian: 'plane', english: 'train' });
    const card = rules.cardIndex.get('french-boat') ?? -1;
    expect(mostAhead(rules, known, { seat: 0, card })).toBe(1);
  });
});

const stood = (...all: [place: number, stages: number][]) =>
  all.map(([place, stages], seat) => ({ seat, place, stages }));

describe('the end of a dash', () => {
  it('names who lost by speeds alone (DASH-END-03)', () => {
    expect(beatenBySpeed(stood([2, 13], [1, 13], [3, 12], [2, 13]))).toEqual([0, 3]);
  });

  it('names nobody where stages decided, or the victory is shared', () => {
    expect(beatenBySpeed(stood([1, 13], [2, 12]))).toEqual([]);
    expect(beatenBySpeed(stood([1, 13], [1, 13], [3, 9]))).toEqual([]);
  });
});

const steps = (line: number, ...events: Parameters<typeof headlineOf>[0]) => ({
  line,
  seat: null,
  events,
  horizon: false,
});
const begun = (round: number) => ({ key: 'roundBegun', round }) as const;
const taken = { key: 'cardTaken', seat: 0, card: 'starter-boat' } as const;

describe('the moments of a dash', () => {
  const moments = momentsOf([steps(0, begun(1)), steps(1), steps(2, taken, begun(2)), steps(3)]);

  it('are of the round in which they were answered', () => {
    expect(moments.map(({ round }) => round)).toEqual([1, 1, 1, 2]);
    expect(roundsIn(moments)).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 3 },
    ]);
  });

  it('are told by what weighs most', () => {
    expect(headlineOf([taken, begun(2)])).toEqual([taken]);
    expect(headlineOf([begun(2)])).toEqual([begun(2)]);
    expect(headlineOf([])).toEqual([]);
  });
});

describe('what a card would add', () => {
  const { known } = dash();
  const rules = { cards: releasedCards(1) };
  const index = (id: string) => indexCards(rules.cards).get(id) ?? -1;

  it('is its places, and one for the own colour', () => {
    expect(gainOf(rules, known, { seat: 0, card: index('french-plane') })).toEqual({
      stages: 3,
      whole: 2,
      joined: 0,
      own: 1,
      violet: 0,
    });
  });

  it('is one more where halves meet, and four for an aerodrome', () => {
    const courses = [[index('starter-boat')], [index('starter-plane-1')], []];
    const later = { ...known, courses };
    expect(gainOf(rules, later, { seat: 0, card: index('french-boat') })?.joined).toBe(1);
    expect(gainOf(rules, later, { seat: 1, card: index('english-plane') })).toMatchObject({
      stages: 4,
      joined: 4,
    });
  });

  it('is what it has brought once it is taken', () => {
    const card = index('french-boat');
    const courses = [[index('starter-boat'), card], [], []];
    expect(gainedWith(rules, { ...known, courses }, { seat: 0, card })).toEqual(
      gainOf(rules, { ...known, courses: [[index('starter-boat')], [], []] }, { seat: 0, card }),
    );
  });

  it('is unknown before there is a character', () => {
    expect(gainOf(rules, { ...known, characters: [null] }, { seat: 0, card: 0 })).toBeNull();
  });
});

describe('what has happened in a round', () => {
  const order = { key: 'orderMade', order: [1, 0] } as const;
  const rose = { key: 'vehicleRose', vehicle: 'boat', card: 'starter-boat' } as const;
  const fell = { key: 'vehicleFell', vehicle: 'train', card: 'starter-train-1' } as const;

  it('is who has taken what since the order was made', () => {
    expect(takenIn([taken, order])).toEqual([]);
    expect(takenIn([order, { ...taken, seat: 1 }, taken]).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('is the vehicle that moved after the last card was taken', () => {
    expect(movedIn([rose, order, taken])).toBeNull();
    expect(movedIn([order, taken, rose, begun(2)])).toEqual({ vehicle: 'boat', to: 'up' });
    expect(movedIn([order, taken, fell])).toEqual({ vehicle: 'train', to: 'down' });
  });

  it('is where a card has gone: to the track, to be taken, into a course', () => {
    const { rules, known } = dash().play({ french: 'boat', italian: 'plane', english: 'train' });
    const at = (id: string) => placeOf(known, rules.cardIndex.get(id) ?? -1);
    expect(at('french-boat')).toEqual({ at: 'track' });
    expect(at('french-car')).toEqual({ at: 'hand', seat: 0 });
    expect(at('english-car')).toEqual({ at: 'hand', seat: 2 });
    const card = rules.cardIndex.get('french-car') ?? -1;
    expect(placeOf({ ...known, offer: [card] }, card)).toEqual({ at: 'offer' });
    expect(placeOf({ ...known, courses: [[], [card], []] }, card)).toEqual({ at: 'course', seat: 1 });
  });
});
