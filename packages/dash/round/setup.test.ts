import { isOver, legalActions, open, start, step, streams, why } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { CHARACTERS, VEHICLES } from '../cards/card.ts';
import { makeDash } from '../dash.ts';
import { STREAMS } from '../state.ts';
import { given } from '../testing/given.ts';

describe('DASH-SETUP-01 characters', () => {
  it('come with their five race cards', () => {
    const dash = given({ players: ['swiss', 'french'] });
    expect(dash.hand('swiss')).toEqual(VEHICLES.map((vehicle) => `swiss-${vehicle}`));
    expect(dash.hand('french')).toEqual(VEHICLES.map((vehicle) => `french-${vehicle}`));
  });
});

describe('DASH-SETUP-02 the hierarchy', () => {
  it('goes train, car, motorbike, boat, plane', () => {
    expect(given({ players: ['swiss', 'french'] }).known.hierarchy).toEqual([
      'train',
      'car',
      'motorbike',
      'boat',
      'plane',
    ]);
  });
});

describe('DASH-SETUP-03 starters', () => {
  it.each([2, 3, 4, 5, 6, 7])('for %i players are laid open, one more than players', (players) => {
    const rules = makeDash({ players, characters: 'drawn', data: 1 });
    for (let seed = 0; seed < 5; seed++) {
      const { offer } = start(rules, streams(STREAMS, seed)).public;
      expect(offer).toHaveLength(players + 1);
      expect(offer.every((card) => rules.cards[card]?.character === null)).toBe(true);
    }
  });

  it('are shuffled first', () => {
    const rules = makeDash({ players: 2, characters: 'drawn', data: 1 });
    const laid = Array.from({ length: 30 }, (_, seed) =>
      start(rules, streams(STREAMS, seed)).public.offer.join(),
    );
    expect(new Set(laid).size).toBeGreaterThan(10);
  });
});

describe('DASH-SETUP-04 who plays whom', () => {
  it('is drawn, each character as likely at each seat', () => {
    const rules = makeDash({ players: 2, characters: 'drawn', data: 1 });
    const first = Array.from(
      { length: 200 },
      (_, seed) => start(rules, streams(STREAMS, seed)).public.characters[0],
    );
    expect(new Set(first).size).toBe(CHARACTERS.length);
  });

  it('is chosen in seat order if the host says so, and only then are the starters laid', () => {
    const rules = makeDash({ players: 3, characters: 'chosen', data: 1 });
    let state = start(rules, streams(STREAMS, 1));
    for (const [seat, character] of (['italian', 'french', 'american'] as const).entries()) {
      expect(state.public.offer).toEqual([]);
      const answer = rules.readAnswer({ do: 'cast', character });
      if (answer === null) throw new Error('no such character');
      const stepped = step(rules, state, seat, answer);
      if (!stepped.ok) throw new Error(stepped.refusal.reason);
      state = stepped.state;
    }
    expect(state.public.characters).toEqual(['italian', 'french', 'american']);
    expect(state.public.offer).toHaveLength(4);
    expect(isOver(state)).toBe(false);
  });

  it('takes nobody twice, and asks nobody out of turn', () => {
    const rules = makeDash({ players: 3, characters: 'chosen', data: 1 });
    const first = start(rules, streams(STREAMS, 1));
    const [french, italian] = rules.answers.cast;
    if (french === undefined || italian === undefined) throw new Error('no characters');
    const stepped = step(rules, first, 0, french);
    if (!stepped.ok) throw new Error(stepped.refusal.reason);
    expect(why(rules, stepped.state, 1, french)).toEqual({
      reason: 'cast.taken',
      rule: 'DASH-SETUP-01',
      with: { character: 'french' },
    });
    expect(why(rules, stepped.state, 2, italian)).toMatchObject({
      reason: 'notAsked',
      rule: 'DASH-SETUP-04',
    });
    expect(legalActions(open(rules, stepped.state), 1)).toHaveLength(6);
    expect(why(rules, stepped.state, 1, rules.answers.use)).toMatchObject({ reason: 'expected.cast' });
  });
});
