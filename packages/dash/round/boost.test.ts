import { describe, expect, it } from 'vitest';
import type { BoosterId } from '../boosters.ts';
import { given } from '../testing/given.ts';

const PLAYERS = ['french', 'italian', 'english'] as const;

/** The end of a first round in which the English were last with their plane, which has this booster. */
function turned(booster: BoosterId) {
  const dash = given({ players: PLAYERS, printed: { 'english-plane': { booster } } });
  return dash.play({ french: 'car', italian: 'train', english: 'plane' }).takeAll();
}

describe('DASH-ROUND-06 the booster', () => {
  it('is for who played the lowest card, and nobody else', () => {
    const dash = turned('fastest');
    expect(dash.asked()).toEqual(['english']);
    expect(dash.told).toContainEqual({
      key: 'boosterTurned',
      seat: 2,
      card: 'english-plane',
      booster: 'fastest',
    });
    expect(dash.why('french', { do: 'use' })).toMatchObject({
      reason: 'notYourBooster',
      rule: 'DASH-ROUND-06',
    });
    expect(dash.why('english', { do: 'take', card: 'french-car' })).toMatchObject({
      reason: 'expected.boost',
    });
  });
});

describe('DASH-ROUND-07 the lowest card', () => {
  it('is the last in order, in one row the slowest', () => {
    const dash = given({ players: PLAYERS })
      .play({ french: 'car', italian: 'car', english: 'car' })
      .takeAll();
    expect(dash.asked()).toEqual(['english']);
  });

  it('is the slowest of all where speed comes first', () => {
    const dash = given({ players: PLAYERS, boost: { booster: 'speed-first', of: 'french' } });
    dash.play({ french: 'plane', italian: 'boat', english: 'train' }).takeAll();
    expect(dash.asked()).toEqual(['english']);
  });
});

describe('DASH-BOOST-01 and DASH-BOOST-08 the summit', () => {
  it('puts a vehicle on top once the hierarchy has moved; the others close up', () => {
    const dash = turned('summit');
    const before = dash.known.hierarchy.slice();
    dash.answers('english', { do: 'raise', vehicle: 'boat' });
    expect(dash.known.hierarchy).toEqual(['boat', ...before.filter((vehicle) => vehicle !== 'boat')]);
    expect(dash.known.round).toBe(2);
    expect(dash.known.boost).toBeNull();
  });

  it('offers no vehicle that is there already', () => {
    const dash = turned('summit');
    const [top = 'train'] = dash.known.hierarchy;
    expect(dash.why('english', { do: 'raise', vehicle: top })).toMatchObject({
      reason: 'raise.onTop',
      rule: 'DASH-BOOST-01',
    });
    expect(dash.why('english', { do: 'use' })).toMatchObject({
      reason: 'boost.other',
      rule: 'DASH-BOOST-01',
    });
  });
});

describe('DASH-BOOST-06 the swap', () => {
  it('gives a card of the course for one of the hand', () => {
    const dash = turned('swap');
    const [taken = ''] = dash.course('english');
    dash.answers('english', { do: 'swap', course: taken, hand: 'english-boat' });
    expect(dash.course('english')).toEqual(['english-boat']);
    expect(dash.hand('english')).toContain(taken);
    expect(dash.hand('english')).not.toContain('english-boat');
    expect(dash.told[0]).toEqual({ key: 'cardsSwapped', seat: 2, course: taken, hand: 'english-boat' });
  });

  it('never gives the train, nor what one does not have', () => {
    const dash = turned('swap');
    const [taken = ''] = dash.course('english');
    const rule = 'DASH-BOOST-06';
    expect(dash.why('english', { do: 'swap', course: taken, hand: 'english-train' })).toMatchObject({
      reason: 'swap.train',
      rule,
    });
    expect(dash.why('english', { do: 'swap', course: taken, hand: 'french-boat' })).toMatchObject({
      reason: 'swap.notInHand',
      rule,
    });
    expect(dash.why('english', { do: 'swap', course: 'french-car', hand: 'english-boat' })).toMatchObject({
      reason: 'swap.notInCourse',
      rule,
    });
  });

  it('asks nothing of who holds only a train', () => {
    const dash = given({
      players: ['french', 'italian'],
      hierarchy: ['train', 'car', 'motorbike', 'boat', 'plane'],
      printed: { 'italian-boat': { booster: 'swap' } },
    });
    for (const vehicle of ['car', 'motorbike', 'plane', 'boat']) {
      dash.play({ french: vehicle, italian: vehicle }).takeAll();
      if (dash.known.stack.at(-1)?.kind === 'boost') dash.answers('italian', { do: 'decline' });
    }
    expect(dash.told).toContainEqual({ key: 'boosterIdle', seat: 1, booster: 'swap' });
    expect(dash.known.round).toBe(5);
  });
});

describe('DASH-BOOST-07 using a booster', () => {
  it('is optional', () => {
    const dash = turned('fastest').answers('english', { do: 'decline' });
    expect(dash.known.boost).toBeNull();
    expect(dash.told[0]).toEqual({ key: 'boosterDeclined', seat: 2, booster: 'fastest' });
    expect(dash.why('english', { do: 'use' })).toMatchObject({ reason: 'expected.play' });
  });

  it('lasts one round', () => {
    const dash = turned('fastest').answers('english', { do: 'use' });
    expect(dash.known.boost).toEqual({ booster: 'fastest', seat: 2 });
    dash.play({ french: 'motorbike', italian: 'car', english: 'motorbike' });
    expect(dash.order()).toEqual(['italian', 'english', 'french']);
    dash.takeAll();
    expect(dash.known.boost).toBeNull();
  });
});

describe('DASH-BOOST-09 cards that change hands', () => {
  it('are played like one’s own, booster included', () => {
    const dash = given({
      players: ['french', 'italian'],
      printed: { 'italian-car': { booster: 'swap' }, 'french-train': { booster: 'last-word' } },
    });
    dash.play({ french: 'train', italian: 'plane' }).takeAll().answers('italian', { do: 'decline' });
    dash
      .play({ french: 'car', italian: 'car' })
      .take('french', 'italian-plane')
      .take('italian', 'french-train');
    dash.answers('italian', { do: 'swap', course: 'french-train', hand: 'italian-boat' });
    dash.known.hierarchy = ['car', 'motorbike', 'boat', 'plane', 'train'];
    dash.play({ french: 'boat', italian: 'french-train' }).takeAll();
    expect(dash.told).toContainEqual({
      key: 'boosterTurned',
      seat: 1,
      card: 'french-train',
      booster: 'last-word',
    });
  });

  it('have no booster if they are starters', () => {
    const dash = given({ players: ['french', 'italian'], printed: { 'italian-plane': { booster: 'swap' } } });
    dash.play({ french: 'train', italian: 'plane' }).takeAll();
    const [starter = ''] = dash.course('italian');
    dash.answers('italian', { do: 'swap', course: starter, hand: 'italian-boat' });
    dash.known.hierarchy = ['car', 'motorbike', 'boat', 'plane', 'train'];
    dash.play({ french: 'car', italian: starter }).takeAll();
    expect(starter).toMatch(/^starter-train/);
    expect(dash.told).toContainEqual({ key: 'boosterMissing', seat: 1, card: starter });
    expect(dash.known.round).toBe(3);
  });
});
