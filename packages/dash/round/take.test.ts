import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

const PLAYERS = ['french', 'italian', 'english'] as const;
/** Two trains, a motorbike and a plane lie there. */
const STARTERS = [0, 1, 4, 6];

const revealed = () =>
  given({ players: PLAYERS, starters: STARTERS }).play({ french: 'car', italian: 'train', english: 'plane' });

describe('DASH-ROUND-02 taking', () => {
  it('goes one after the other', () => {
    const dash = revealed();
    expect(dash.asked()).toEqual(['italian']);
    expect(dash.why('french', { do: 'take', card: 'starter-train-1' })).toMatchObject({
      reason: 'take.notYet',
      rule: 'DASH-ROUND-02',
    });
    dash.take('italian', 'starter-plane-1');
    expect(dash.asked()).toEqual(['french']);
    expect(dash.why('italian', { do: 'take', card: 'starter-train-1' })).toMatchObject({
      reason: 'take.done',
    });
    expect(dash.why('french', { do: 'take', card: 'starter-plane-1' })).toEqual({
      reason: 'take.notThere',
      rule: 'DASH-ROUND-02',
      with: { card: 'starter-plane-1' },
    });
    expect(dash.why('french', { do: 'play', card: 'french-boat' })).toMatchObject({
      reason: 'expected.take',
    });
    expect(dash.why('english', { do: 'play', card: 'english-boat' })).toMatchObject({ reason: 'notAsked' });
  });
});

describe('DASH-ROUND-04 the card taken', () => {
  it('is added to the course', () => {
    const dash = revealed().take('italian', 'starter-plane-1');
    expect(dash.course('italian')).toEqual(['starter-plane-1']);
    expect(dash.offer()).not.toContain('starter-plane-1');
    expect(dash.told).toEqual([{ key: 'cardTaken', seat: 1, card: 'starter-plane-1' }]);
  });
});

describe('DASH-ROUND-05 the card left over', () => {
  it('lifts its vehicle one place', () => {
    const dash = revealed().takeAll({ but: 'starter-plane-1' });
    expect(dash.known.hierarchy).toEqual(['train', 'car', 'motorbike', 'plane', 'boat']);
    expect(dash.told).toContainEqual({ key: 'vehicleRose', vehicle: 'plane', card: 'starter-plane-1' });
  });

  it('drops its vehicle from the top to the bottom', () => {
    const dash = revealed().takeAll({ but: 'starter-train-2' });
    expect(dash.known.hierarchy).toEqual(['car', 'motorbike', 'boat', 'plane', 'train']);
    expect(dash.told).toContainEqual({ key: 'vehicleFell', vehicle: 'train', card: 'starter-train-2' });
  });

  it('stays where it lies, so that every round offers one card more than players', () => {
    const dash = revealed().takeAll({ but: 'starter-plane-1' });
    expect(dash.offer()).toContain('starter-plane-1');
    expect(dash.offer()).toHaveLength(4);
  });
});

describe('DASH-ROUND-06 the cards played', () => {
  it('move over and can be taken in the next round', () => {
    const dash = revealed().takeAll({ but: 'starter-plane-1' });
    expect(dash.offer()).toEqual(['french-car', 'italian-train', 'english-plane', 'starter-plane-1']);
    expect(dash.known.played).toEqual([null, null, null]);
  });
});

describe('DASH-ROUND-08 the fifth round', () => {
  it('ends the dash without a booster', () => {
    const dash = given({ players: ['french', 'italian'] });
    const turned: number[] = [];
    for (const vehicle of ['train', 'car', 'motorbike', 'boat', 'plane']) {
      if (vehicle !== 'plane') dash.play({ french: vehicle, italian: vehicle });
      dash.takeAll();
      if (dash.told.some(({ key }) => key === 'boosterTurned')) turned.push(dash.known.round);
      if (dash.known.stack.at(-1)?.kind === 'boost') dash.answers('italian', { do: 'decline' });
    }
    expect(turned).toEqual([1, 2, 3, 4]);
    expect(dash.known.stack).toEqual([]);
    expect(dash.told.at(-1)).toMatchObject({ key: 'dashOver' });
    expect(dash.why('french', { do: 'use' })).toMatchObject({ reason: 'over', rule: 'DASH-END-01' });
  });
});
