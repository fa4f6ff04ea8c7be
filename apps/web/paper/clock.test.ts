import type { RaceEvent } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { BEFORE_THE_START, timeOf, timeOfSilence } from './clock.ts';

const TOLD: readonly RaceEvent[] = [
  { key: 'orderDrawn', order: [0, 1] },
  { key: 'turnBegun', turn: 1 },
  { key: 'cardTaken', seat: 1, card: 'guide' },
  { key: 'planned', seat: 0, boxes: [1, 2, 1, 1] },
  { key: 'planned', seat: 1, boxes: [1, 2, 1, 1] },
  { key: 'crewPassed', seat: 0, guards: 1 },
  { key: 'orderChanged', order: [0, 1] },
  { key: 'bonusPaid', seat: 0, francs: 20 },
  { key: 'turnBegun', turn: 2 },
];

describe('the time of the race', () => {
  it('is told by what happens', () => {
    let time = BEFORE_THE_START;
    const seen = TOLD.map((event) => {
      time = timeOf(event, time);
      return `${time.turn} ${time.phase}`;
    });
    expect(seen).toEqual([
      '0 setup',
      '1 bivouac',
      '1 bivouac',
      '1 planning',
      '1 planning',
      '1 convoy',
      '1 maintenance',
      '1 maintenance',
      '2 bivouac',
    ]);
  });

  it('knows a plan that lies face down', () => {
    expect(timeOfSilence({ turn: 3, phase: 'bivouac' })).toEqual({ turn: 3, phase: 'planning' });
    expect(timeOfSilence({ turn: 3, phase: 'convoy' })).toEqual({ turn: 3, phase: 'convoy' });
  });
});
