import { describe, expect, it } from 'vitest';
import { playersAgain } from './players-again.ts';

describe('who goes on from a moment of a race', () => {
  const ada = { kind: 'person', name: 'Ada' } as const;
  const bea = { kind: 'person', name: 'Bea' } as const;
  const champion = { kind: 'bot', bot: 'champion' } as const;
  const racer = { kind: 'bot', bot: 'racer' } as const;

  it('is who takes the seat, the same bots, and a racer for everybody else', () => {
    expect(playersAgain([bea, ada, champion], 1)).toEqual([racer, ada, champion]);
  });

  it('is a person without a name where a bot, or nobody known, sat', () => {
    expect(playersAgain([ada, champion, null], 1)).toEqual([racer, { kind: 'person', name: '' }, racer]);
    expect(playersAgain([null, null], 0)).toEqual([{ kind: 'person', name: '' }, racer]);
  });
});
