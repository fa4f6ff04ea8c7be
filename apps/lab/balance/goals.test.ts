import { NO_RACES } from '@race/balance';
import { describe, expect, it } from 'vitest';
import { CELLS, type MeasuredCell } from './cells.ts';
import { goalsOf, searchingGoals } from './goals.ts';

function cellCalled(name: string): MeasuredCell {
  const found = CELLS.find((cell) => cell.name === name);
  if (found === undefined) throw new Error(`no table ${name}`);
  return found;
}

const raced = { ...NO_RACES, races: 1000 };

describe('goals of single tables', () => {
  it.each([
    [{ 4: 1000 }, 'missed'],
    [{ 4: 505, 5: 495 }, 'unclear'],
    [{ 4: 500, 5: 500 }, 'met'],
  ])('ask 4.5 turns of the free paddock: %o is %s', (turns, verdict) => {
    for (const towards of ['south', 'north'])
      expect(goalsOf(cellCalled(`africa ${towards} 4 paddock:free`), { ...raced, turns })).toMatchObject([
        { bound: 'paddock', verdict },
      ]);
  });

  it.each([
    [1760, 'missed'],
    [2380, 'unclear'],
    [2400, 'met'],
  ])('ask that 60 %% of four crews arrive: %i of 4000 is %s', (arrivals, verdict) => {
    const goals = goalsOf(cellCalled('south-america north 4'), { ...raced, arrivals });
    expect(goals).toMatchObject([{ bound: 'arrivals', verdict }]);
  });

  it('ask nothing of other tables', () => {
    for (const name of ['africa south 2', 'africa south 4 leaders'])
      expect(goalsOf(cellCalled(name), raced)).toEqual([]);
  });

  it('ask five turns of the searching bots, without modules', () => {
    const turns = { 4: 1000 };
    expect(searchingGoals(cellCalled('africa south 2'), { ...raced, turns })).toMatchObject([
      { bound: 'searching', verdict: 'missed' },
    ]);
    expect(searchingGoals(cellCalled('africa south 4 leaders'), { ...raced, turns })).toEqual([]);
  });
});
