import { describe, expect, it } from 'vitest';
import { expeditionOf } from './expedition-of.ts';

const ENDS = Date.UTC(2026, 10, 16);

describe('the expedition that a table is a try at', () => {
  it('is today’s while the day lasts, and that day’s afterwards', () => {
    expect(expeditionOf(ENDS, ENDS - 1)).toEqual({ at: 'expedition', day: null });
    expect(expeditionOf(ENDS, ENDS)).toEqual({ at: 'expedition', day: '2026-11-15' });
  });
});
