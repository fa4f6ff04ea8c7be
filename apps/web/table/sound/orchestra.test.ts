import { describe, expect, it } from 'vitest';
import { soundsOf } from './orchestra.ts';

describe('what is heard', () => {
  it('follows what was told, each sound once', () => {
    expect(
      soundsOf([
        { key: 'spaceEntered' },
        { key: 'spaceEntered' },
        { key: 'cityEntered' },
        { key: 'cardsDrawn' },
      ]),
    ).toEqual(['motor', 'bell', 'card']);
  });

  it('is never more than can be told apart', () => {
    expect(
      soundsOf([{ key: 'cardPlayed' }, { key: 'tileLaid' }, { key: 'partFitted' }, { key: 'cityEntered' }]),
    ).toHaveLength(3);
  });

  it('is nothing where nothing moves', () => {
    expect(soundsOf([{ key: 'turnBegun' }, { key: 'planned' }])).toEqual([]);
  });

  it('has what modules add', () => {
    expect(soundsOf([{ key: 'weatherRolled' }])).toEqual([]);
    expect(soundsOf([{ key: 'weatherRolled' }], [{ weatherRolled: 'dice' }])).toEqual(['dice']);
  });
});
