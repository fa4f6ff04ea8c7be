import { NO_RACES } from '@race/balance';
import { describe, expect, it } from 'vitest';
import { CELLS, type MeasuredCell } from './cells.ts';
import { goalsOf, openingGoal, paceGoals, searchingGoals, skillGoal } from './goals.ts';
import { OTHER_TABLES, risingFindings } from './other-games.ts';

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

  it.each([
    ['africa south 4 leaders', { 5: 1000 }, 'met'],
    ['africa south 4 leaders', { 7: 1000 }, 'missed'],
    ['africa south 4 season:hard', { 6: 990, 5: 10 }, 'missed'],
    ['africa south 4 season:hard', { 7: 1000 }, 'met'],
  ])('ask of %s what its rulebook says of time: %o is %s', (name, turns, verdict) => {
    const plain = { ...raced, turns: { 6: 1000 } };
    expect(paceGoals(cellCalled(name), { ...raced, turns }, plain)).toMatchObject([
      { bound: 'pace', verdict },
    ]);
  });

  it('ask nothing about time where no rulebook does, or nothing was measured', () => {
    expect(paceGoals(cellCalled('africa south 4 village'), raced, raced)).toEqual([]);
    expect(paceGoals(cellCalled('africa south 4'), raced, raced)).toEqual([]);
    expect(paceGoals(cellCalled('africa south 4 leaders'), raced, undefined)).toEqual([]);
  });

  it('ask that skill decides most pairs, and that five on funding win no more than half', () => {
    expect(skillGoal({ better: 300, worse: 10, dealt: 90 }).verdict).toBe('met');
    expect(skillGoal({ better: 90, worse: 10, dealt: 300 }).verdict).toBe('missed');
    expect(openingGoal({ better: 90, worse: 90, dealt: 20 }).verdict).toBe('met');
    expect(openingGoal({ better: 5, worse: 4, dealt: 9 }).verdict).toBe('unclear');
    expect(openingGoal({ better: 160, worse: 20, dealt: 20 })).toMatchObject({
      value: 0.85,
      verdict: 'missed',
    });
  });
});

describe('René', () => {
  const [road] = OTHER_TABLES.map(({ name }) => name.replace(/ level.*/, ''));
  const wins = (counts: readonly number[]) =>
    Object.fromEntries(
      ['level 1', 'level 2', 'level 3', 'level 3, all powers'].map((rival, nth) => [
        `${road} ${rival}`,
        { racer: { games: 1000, wins: counts[nth] ?? 0 } },
      ]),
    );

  it('is to become harder step by step', () => {
    const verdicts = (counts: readonly number[]) =>
      risingFindings(wins(counts)).map(({ verdict }) => verdict);
    expect(verdicts([700, 400, 200, 50])).toEqual(['met', 'met', 'met']);
    expect(verdicts([700, 400, 405, 500])).toEqual(['met', 'unclear', 'missed']);
  });

  it('is raced by the champion too, with all powers', () => {
    const best = OTHER_TABLES.filter(({ bound }) => bound === 'legend');
    expect(best.map(({ bot, allowed }) => [bot, allowed.low])).toEqual(Array(4).fill(['champion', 0.2]));
  });
});
