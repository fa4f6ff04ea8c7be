import { given } from '@race/great-race/testing/given.ts';
import { meansOf, type Roads } from '@race/local';
import { describe, expect, it } from 'vitest';
import { drawnTo, isCheapest, onwardFrom } from './interaction.ts';

const race = given({ blue: { at: 'timbuktu', engine: 2 } });
const means = meansOf(race.rules, race.state, 0);
if (means === null) throw new Error('blue cannot drive');
const roads: Roads = { rules: race.rules, known: race.public, from: race.blue.crew.at, means };
const one = race.spaceNear('timbuktu', 'se');
const two = race.spaceNear(one, 'e');
const three = race.spaceNear(two, 'e');

describe('a way drawn by hand', () => {
  it('grows through neighbouring spaces', () => {
    expect(drawnTo(roads, drawnTo(roads, [], one), two)).toEqual([one, two]);
  });

  it('waits over what it cannot reach: too far, or not beside the last space', () => {
    expect(drawnTo(roads, [one, two], three)).toEqual([one, two]);
    expect(drawnTo(roads, [], two)).toEqual([]);
  });

  it('is shortened by going back, to nothing at the vehicle', () => {
    expect(drawnTo(roads, [one, two], one)).toEqual([one]);
    expect(drawnTo(roads, [one, two], roads.from)).toEqual([]);
  });
});

const along = (...spaces: readonly number[]) => ({ from: 3, spaces });
const now = { at: 5, isDriving: true, hasRevealed: false };

describe('an agreed way', () => {
  it('goes on by itself after a question about its price', () => {
    expect(onwardFrom(along(4, 5, 6, 7), now)).toEqual({ spaces: [6, 7], isSure: true });
  });

  it('is asked for anew when something was revealed on it', () => {
    expect(onwardFrom(along(4, 5, 6), { ...now, hasRevealed: true })).toEqual({ spaces: [6], isSure: false });
  });

  it('is taken from its beginning once the gate is passed', () => {
    const atGate = { ...now, at: 3, hasRevealed: true };
    expect(onwardFrom(along(4, 5), atGate)).toEqual({ spaces: [4, 5], isSure: true });
  });

  it('is over at its end, off its spaces, and when the drive is', () => {
    expect(onwardFrom(along(4, 5), now)).toBeNull();
    expect(onwardFrom(along(4, 6), now)).toBeNull();
    expect(onwardFrom(along(4, 5, 6), { ...now, isDriving: false })).toBeNull();
  });
});

describe('a tile that was drawn on the way', () => {
  const tile = { id: '1p', petrol: 1, damage: 0, danger: false, stop: false, copies: 1 };

  it('is no reason to drive elsewhere where it costs as little as can be', () => {
    expect(isCheapest(tile)).toBe(true);
    for (const dear of [{ petrol: 2 }, { damage: 1 }, { danger: true }, { stop: true }])
      expect(isCheapest({ ...tile, ...dear })).toBe(false);
  });
});
