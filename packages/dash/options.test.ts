import { describe, expect, it } from 'vitest';
import { readDashOptions } from './options.ts';

describe('the options of a dash', () => {
  it('have default values', () => {
    expect(readDashOptions({})).toEqual({
      ok: true,
      options: { players: 4, characters: 'drawn', data: 1 },
    });
  });

  it.each([
    [{ players: 1 }, 'players', 'notAllowed'],
    [{ players: 8 }, 'players', 'notAllowed'],
    [{ players: 2.5 }, 'players', 'notAllowed'],
    [{ characters: 'stolen' }, 'characters', 'notAllowed'],
    [{ data: 2 }, 'data', 'notAllowed'],
    [{ board: 'africa' }, 'board', 'unknown'],
    [{ toString: 1 }, 'toString', 'unknown'],
    [null, 'options', 'notAllowed'],
    [[], 'options', 'notAllowed'],
  ])('refuse %j', (from, option, reason) => {
    expect(readDashOptions(from)).toEqual({ ok: false, fault: { option, reason } });
  });
});
