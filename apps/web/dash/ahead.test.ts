import { given } from '@race/dash/testing/given.ts';
import { describe, expect, it } from 'vitest';
import { mostAhead } from './ahead.ts';

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
