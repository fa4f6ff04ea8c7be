import { describe, expect, it } from 'vitest';
import { messages } from '../words/texts/en/index.ts';
import { messages as modules } from '../words/texts/en/modules/index.ts';
import { messages as solo } from '../words/texts/en/solo/index.ts';
import { RULES } from './rules.ts';
import { ruleOfTold } from './told.ts';

/** A part of a sentence, and no event of its own. */
const NO_EVENT = ['tileThere'];

const events = Object.keys({ ...messages, ...modules, ...solo })
  .flatMap((key) => /^events\.(\w+)$/.exec(key)?.[1] ?? [])
  .filter((key) => !NO_EVENT.includes(key));

describe('whatever can be told of a race', () => {
  it('has a rule to read', () => {
    const known = new Set<string | null>(RULES.map(({ id }) => id));
    expect(events.length).toBeGreaterThan(70);
    expect(events.filter((key) => !known.has(ruleOfTold({ key })))).toEqual([]);
  });

  it('leads to the card that was played', () => {
    expect(ruleOfTold({ key: 'cardPlayed', card: 'con-artist' })).toBe('CARD-CON-ARTIST');
    expect(ruleOfTold({ key: 'cardDiscarded', card: 'con-artist' })).toBe('BASE-HAND-01');
  });

  it('leads nowhere where nothing is known of it', () => {
    expect(ruleOfTold({ key: 'elephantSeen' })).toBeNull();
  });
});
