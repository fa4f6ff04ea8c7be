import type { Race } from '@race/great-race';
import { given } from '@race/great-race/testing/given.ts';
import { fast, legalActions, open, view } from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { WORLDLY } from '../racer/modules/index.ts';
import { MOODS } from '../racer/prices.ts';
import { makeRacer } from '../racer/racer.ts';
import { chanceToWin } from './judge.ts';
import { meanChance, think } from './think.ts';

const NATURE = { moods: MOODS, sense: WORLDLY };

function thinkOf(steps: number) {
  const { rules, state } = given({ phase: 'planning', blue: { at: 'timbuktu' } });
  const chance = fast(3, 0);
  let asked = 0;
  const racer = makeRacer(NATURE);
  const counted: typeof racer = {
    name: 'counted',
    choose(ask) {
      asked += 1;
      return racer.choose(ask);
    },
  };
  const company = { rules, nature: NATURE, racer: counted, chance };
  const candidates = legalActions(open<Race>(rules, state), 0).slice(0, 16);
  const ask = { rules, view: view<Race>(rules, state, 0), answers: candidates, chance };
  const left = think(company, ask, { candidates, steps, turns: 1, judge: chanceToWin });
  return { left, asked };
}

describe('thinking', () => {
  it('leaves one answer or two, the better one first, after about so many steps', () => {
    const { left, asked } = thinkOf(6000);
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThanOrEqual(2);
    const means = left.map(meanChance);
    expect(means).toEqual(means.toSorted((a, b) => b - a));
    expect(asked).toBeLessThan(7500);
    expect(asked).toBeGreaterThan(1500);
  });

  it('comes to the same again', () => {
    const figures = () => thinkOf(2500).left.map(({ answer, total }) => ({ answer, total }));
    expect(figures()).toEqual(figures());
  });
});
