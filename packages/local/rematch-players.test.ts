import { describe, expect, it } from 'vitest';
import { rematchPlayers } from './rematch-players.ts';

describe('who goes on from a moment of a race', () => {
  const ada = { kind: 'person', name: 'Ada' } as const;
  const bea = { kind: 'person', name: 'Bea' } as const;
  const champion = { kind: 'bot', bot: 'champion' } as const;
  const racer = { kind: 'bot', bot: 'racer' } as const;

  it('is who takes the seat, the same bots, and a racer for everybody else', () => {
    expect(rematchPlayers([bea, ada, champion], 1)).toEqual([racer, ada, champion]);
  });

  it('is a person without a name where a bot, or nobody known, sat', () => {
    expect(rematchPlayers([ada, champion, null], 1)).toEqual([racer, { kind: 'person', name: '' }, racer]);
    expect(rematchPlayers([null, null], 0)).toEqual([{ kind: 'person', name: '' }, racer]);
  });
});
