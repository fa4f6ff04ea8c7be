import { describe, expect, it } from 'vitest';
import { compareIn, countingAs } from './order.ts';
import { cardAt } from './state.ts';
import { given } from './testing/given.ts';

const PLAYERS = ['english', 'french', 'italian'] as const;

describe('DASH-ROUND-02 who goes first', () => {
  it('is who has the higher vehicle', () => {
    const dash = given({ players: PLAYERS }).play({ english: 'boat', french: 'plane', italian: 'train' });
    expect(dash.order()).toEqual(['italian', 'english', 'french']);
  });

  it('is in one row who is faster', () => {
    const dash = given({ players: PLAYERS }).play({ english: 'car', french: 'car', italian: 'car' });
    expect(dash.order()).toEqual(['french', 'italian', 'english']);
  });

  it('goes by the hierarchy as it stands', () => {
    const hierarchy = ['plane', 'boat', 'motorbike', 'car', 'train'] as const;
    const dash = given({ players: PLAYERS, hierarchy });
    expect(dash.play({ english: 'boat', french: 'plane', italian: 'train' }).order()).toEqual([
      'french',
      'english',
      'italian',
    ]);
  });
});

describe('DASH-ROUND-03 equal vehicle and speed', () => {
  const equal = [
    { seat: 0, vehicle: 'car', speed: 0 },
    { seat: 1, vehicle: 'car', speed: 0 },
    { seat: 2, vehicle: 'car', speed: 0 },
  ] as const;

  it('go in seat order in the first round', () => {
    const { known } = given({ players: PLAYERS });
    expect(equal.toReversed().sort(compareIn(known))).toEqual(equal);
  });

  it('go as in the last round later on', () => {
    const { known } = given({ players: PLAYERS });
    known.order = [2, 0, 1];
    expect(equal.toSorted(compareIn(known)).map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });
});

describe('DASH-BOOST-02 the fastest of its kind', () => {
  it('goes first in its row, and its row stays where it is', () => {
    const dash = given({ players: PLAYERS, boost: { booster: 'fastest', of: 'english' } });
    dash.play({ english: 'car', french: 'car', italian: 'train' });
    expect(dash.order()).toEqual(['italian', 'english', 'french']);
  });
});

describe('DASH-BOOST-04 the disguise', () => {
  it('counts as the vehicle on top, with speed 0', () => {
    const dash = given({ players: PLAYERS, boost: { booster: 'disguise', of: 'french' } });
    dash.play({ french: 'plane', english: 'train', italian: 'car' });
    expect(dash.order()).toEqual(['english', 'french', 'italian']);
  });

  it('keeps its speed where nothing changes', () => {
    const dash = given({ players: PLAYERS, boost: { booster: 'disguise', of: 'french' } });
    const train = dash.rules.cardIndex.get('french-train') ?? -1;
    expect(countingAs(dash.known, 1, cardAt(dash.rules, train))).toEqual({
      seat: 1,
      vehicle: 'train',
      speed: 7,
    });
    dash.play({ french: 'train', english: 'train', italian: 'car' });
    expect(dash.order()).toEqual(['french', 'english', 'italian']);
  });
});

describe('DASH-BOOST-05 speed first', () => {
  it('compares speed, and the hierarchy only for ties', () => {
    const dash = given({
      players: PLAYERS,
      printed: { 'english-plane': { speed: 7 }, 'italian-car': { speed: 7 } },
      boost: { booster: 'speed-first', of: 'english' },
    });
    dash.play({ english: 'plane', italian: 'car', french: 'train' });
    expect(dash.order()).toEqual(['french', 'italian', 'english']);
    const slow = given({ players: PLAYERS, boost: { booster: 'speed-first', of: 'english' } });
    slow.play({ english: 'train', italian: 'car', french: 'plane' });
    expect(slow.order()).toEqual(['french', 'italian', 'english']);
  });
});
