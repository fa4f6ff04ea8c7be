import type { RunResult } from '@race/protocol';
import { describe, expect, it } from 'vitest';
import { scoreOf } from './results.ts';

const WON: RunResult = { won: true, arrived: true, prestige: 15, turns: 8, level: 60 };

describe('DAILY-03 the order of a day', () => {
  it('puts who won before who arrived, and both before who did not', () => {
    const arrived = { ...WON, won: false, prestige: 40, turns: 5 };
    const lost = { ...WON, won: false, arrived: false, prestige: 0, level: 99 };
    expect(scoreOf(WON)).toBeGreaterThan(scoreOf(arrived));
    expect(scoreOf({ ...arrived, prestige: 0, turns: 30 })).toBeGreaterThan(scoreOf(lost));
    expect(scoreOf({ ...lost, level: 0 })).toBeGreaterThan(0);
  });

  it('goes by prestige, then by fewer turns', () => {
    expect(scoreOf({ ...WON, prestige: 16, turns: 30 })).toBeGreaterThan(scoreOf(WON));
    expect(scoreOf({ ...WON, turns: 7 })).toBeGreaterThan(scoreOf(WON));
  });

  it('goes by the progression track for who did not arrive, whatever the turns', () => {
    const lost = { ...WON, won: false, arrived: false, level: 20 };
    expect(scoreOf({ ...lost, level: 21, turns: 9 })).toBeGreaterThan(scoreOf(lost));
    expect(scoreOf({ ...lost, turns: 3 })).toBe(scoreOf(lost));
  });
});
