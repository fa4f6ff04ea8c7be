import { describe, expect, it } from 'vitest';
import { playersAgain } from './players.ts';

describe('who races again from a lesson', () => {
  it('is who learns, the same bots, and a racer for everybody else', () => {
    const ada = { kind: 'person', name: 'Ada' } as const;
    const bea = { kind: 'person', name: 'Bea' } as const;
    const champion = { kind: 'bot', bot: 'champion' } as const;
    expect(playersAgain([bea, ada, champion], 1)).toEqual([{ kind: 'bot', bot: 'racer' }, ada, champion]);
  });
});
