import { describe, expect, it } from 'vitest';
import { concerns, dispatchesOf } from './dispatches.ts';

const passed = (seat: number) => ({ key: 'crewPassed', seat, guards: 0 }) as const;
const bonus = (seat: number) => ({ key: 'bonusPaid', seat, francs: 10 }) as const;
const convoy = { turn: 1, phase: 'convoy' } as const;

describe('the newspaper', () => {
  it('prints what one crew does without a break as one dispatch', () => {
    const all = dispatchesOf([
      { ...convoy, events: [passed(0)] },
      { ...convoy, events: [passed(0)] },
      { ...convoy, events: [passed(1)] },
      { ...convoy, turn: 2, events: [passed(1)] },
    ]);
    expect(all.map(({ from, seat, events }) => [from, seat, events.length])).toEqual([
      [0, 0, 2],
      [2, 1, 1],
      [3, 1, 1],
    ]);
  });

  it('gives what happens to all at once to nobody', () => {
    const [all] = dispatchesOf([{ ...convoy, events: [bonus(0), bonus(1)] }]);
    expect(all?.seat).toBeNull();
  });

  it('finds a crew that something is done to', () => {
    const [one] = dispatchesOf([
      { ...convoy, events: [{ key: 'crewTargeted', seat: 0, card: 'saboteur', target: 2 }] },
    ]);
    expect(one && [0, 1, 2].map((seat) => concerns(one, seat))).toEqual([true, false, true]);
  });

  it('prints the end of a turn apart from the answer that brought it', () => {
    const all = dispatchesOf([
      {
        turn: 2,
        phase: 'bivouac',
        events: [passed(0), { key: 'orderChanged', order: [0, 1] }, bonus(0), { key: 'turnBegun', turn: 2 }],
      },
    ]);
    expect(all.map(({ turn, phase, seat }) => [turn, phase, seat])).toEqual([
      [1, 'convoy', 0],
      [1, 'maintenance', null],
      [2, 'bivouac', null],
    ]);
  });
});
