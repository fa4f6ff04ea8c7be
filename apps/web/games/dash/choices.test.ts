import { readPlayers } from '@race/local';
import { describe, expect, it } from 'vitest';
import { HOSTED_DASH } from '../../sources/device/dash.ts';
import { botOfAll, DEFAULT_CHOICES, optionsOf, playersOf, withBots, withPlayers } from './choices.ts';

const defaultName = (seat: number) => `Player ${seat + 1}`;

describe('who sits down to a dash', () => {
  it('are bots like the last one where seats are added, and fewer from the end', () => {
    const seven = withPlayers({ ...DEFAULT_CHOICES, sitters: ['person', 'rookie', 'ace', 'person'] }, 7);
    expect(seven.sitters).toEqual(['person', 'rookie', 'ace', 'person', 'ace', 'ace', 'ace']);
    expect(withPlayers(seven, 2).sitters).toEqual(['person', 'rookie']);
    expect(optionsOf(seven, null)).toEqual({ players: 7, characters: 'drawn', data: 1 });
    expect(optionsOf(seven, 'swiss').characters).toBe('chosen');
  });

  it('share a strength or not, and get one with one choice, people excepted', () => {
    const mixed = { ...DEFAULT_CHOICES, sitters: ['person', 'rookie', 'person', 'ace'] as const };
    expect(botOfAll(DEFAULT_CHOICES)).toBe('driver');
    expect(botOfAll(mixed)).toBe('mixed');
    expect(botOfAll({ ...mixed, sitters: ['person', 'person'] })).toBeUndefined();
    expect(withBots(mixed, 'ace').sitters).toEqual(['person', 'ace', 'person', 'ace']);
  });

  it('have the default name where none is written', () => {
    const players = playersOf({ ...DEFAULT_CHOICES, names: ['  Ada ', '', '', ''] }, defaultName);
    expect(players[0]).toEqual({ kind: 'person', name: 'Ada' });
    expect(playersOf(DEFAULT_CHOICES, defaultName)[0]).toEqual({ kind: 'person', name: 'Player 1' });
    expect(players[1]).toEqual({ kind: 'bot', bot: 'driver' });
  });
});

describe('players from outside', () => {
  it('are one for each seat, people with a name or bots that exist', () => {
    const players = playersOf(DEFAULT_CHOICES, defaultName);
    const readFor = (count: number, from: unknown) =>
      readPlayers(from, { ...optionsOf(DEFAULT_CHOICES, null), players: count }, HOSTED_DASH);
    expect(readFor(4, players)).toEqual(players);
    expect(readFor(3, players)).toBeNull();
    expect(readFor(1, [{ kind: 'bot', bot: 'racer' }])).toBeNull();
    expect(readFor(1, [{ kind: 'person', name: 'x'.repeat(500) }])).toBeNull();
    expect(readFor(0, 'nobody')).toBeNull();
  });
});
