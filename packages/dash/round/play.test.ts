import { readyShown, view } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { given } from '../testing/given.ts';

describe('DASH-ROUND-01 choosing in secret', () => {
  it('asks all at once and shows nothing until the last has chosen', () => {
    const dash = given({ players: ['french', 'italian', 'english'] });
    expect(dash.asked()).toEqual(['french', 'italian', 'english']);
    dash.play({ french: 'plane', italian: 'train' });
    expect(dash.known.played).toEqual([null, null, null]);
    expect(dash.told).toEqual([]);
    expect(readyShown(dash.rules, dash.state)).toBe(0b011);
    expect(JSON.stringify(view(dash.rules, dash.state, 2))).not.toMatch('"sealed":{');
    dash.play({ english: 'car' });
    expect(dash.told.filter(({ key }) => key === 'cardRevealed')).toEqual([
      { key: 'cardRevealed', seat: 0, card: 'french-plane' },
      { key: 'cardRevealed', seat: 1, card: 'italian-train' },
      { key: 'cardRevealed', seat: 2, card: 'english-car' },
    ]);
    expect(dash.hand('french')).not.toContain('french-plane');
  });

  it('refuses a card that is not in hand, and a second choice', () => {
    const dash = given({ players: ['french', 'italian', 'english'] });
    expect(dash.why('french', { do: 'play', card: 'swiss-car' })).toEqual({
      reason: 'play.notYours',
      rule: 'DASH-ROUND-01',
      with: { card: 'swiss-car' },
    });
    expect(dash.why('french', { do: 'play', card: 'starter-car-1' })).toMatchObject({ reason: 'play.gone' });
    expect(dash.why('french', { do: 'decline' })).toMatchObject({ reason: 'expected.play' });
    dash.play({ french: 'plane' });
    expect(dash.why('french', { do: 'play', card: 'french-car' })).toMatchObject({
      reason: 'sealed',
      rule: 'DASH-ROUND-01',
    });
  });

  it('lays the last card by itself', () => {
    const dash = given({ players: ['french', 'italian'] });
    for (const vehicle of ['train', 'car', 'motorbike', 'boat']) {
      dash.play({ french: vehicle, italian: vehicle }).takeAll();
      while (dash.known.stack.at(-1)?.kind === 'boost')
        for (const character of dash.asked()) dash.answers(character, { do: 'decline' });
    }
    expect(dash.known.round).toBe(5);
    expect(dash.known.stack.at(-1)).toEqual({ kind: 'take', next: 0 });
    expect(dash.known.hands).toEqual([[], []]);
  });
});

describe('DASH-BOOST-03 the last word', () => {
  const dash = () =>
    given({ players: ['french', 'italian', 'english'], boost: { booster: 'last-word', of: 'italian' } });

  it('chooses when all others have revealed', () => {
    const round = dash();
    expect(round.asked()).toEqual(['french', 'english']);
    expect(round.why('italian', { do: 'play', card: 'italian-car' })).toMatchObject({
      reason: 'othersReveal',
      rule: 'DASH-BOOST-03',
    });
    round.play({ french: 'plane', english: 'car' });
    expect(round.known.played).toEqual([4, null, 11]);
    expect(round.asked()).toEqual(['italian']);
    expect(round.why('italian', { do: 'use' })).toMatchObject({ reason: 'expected.follow' });
    expect(round.why('french', { do: 'play', card: 'french-car' })).toMatchObject({ reason: 'othersReveal' });
    round.play({ italian: 'train' });
    expect(round.order()).toEqual(['italian', 'english', 'french']);
  });
});
