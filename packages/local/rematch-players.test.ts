import type { BotName } from '@race/bots/names.ts';
import { describe, expect, it } from 'vitest';
import { rematchPlayers, strongerRivals } from './rematch-players.ts';

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

describe('who is suggested to somebody who has won', () => {
  const ada = { kind: 'person', name: 'Ada' } as const;
  const bot = (name: BotName) => ({ kind: 'bot', bot: name }) as const;

  it('is each bot one level up, and the strongest as they are', () => {
    expect(strongerRivals([ada, bot('beginner'), bot('veteran'), bot('champion')], 0)).toEqual([
      ada,
      bot('amateur'),
      bot('expert'),
      bot('champion'),
    ]);
  });

  it('is the next level above a bot that is not offered any more', () => {
    expect(strongerRivals([ada, bot('random'), bot('planner')], 0)).toEqual([
      ada,
      bot('beginner'),
      bot('expert'),
    ]);
  });

  it('is nobody after a race that a bot has won, or against nobody but champions', () => {
    expect(strongerRivals([ada, bot('beginner')], 1)).toBeNull();
    expect(strongerRivals([ada, bot('champion')], 0)).toBeNull();
  });
});
