import type { RaceEvent } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { layRail, momentsOf, nearest, type TimelineMoment } from './layout.ts';

const took = (seat: number): RaceEvent => ({ key: 'cardTaken', seat, card: 'guide' });
const passed = (seat: number): RaceEvent => ({ key: 'crewPassed', seat, guards: 0 });
const planned = (seat: number): RaceEvent => ({ key: 'planned', seat, boxes: [1, 2, 1, 1] });
const turn = (number: number): RaceEvent => ({ key: 'turnBegun', turn: number });

/** Two crews take, plan and pass; the last pass begins the second turn, in which one has taken. */
const TOLD = [
  { seat: null, events: [turn(1)] },
  { seat: 1, events: [took(1)] },
  { seat: 0, events: [took(0)] },
  { seat: 0, events: [] },
  { seat: 1, events: [planned(0), planned(1)] },
  { seat: 0, events: [passed(0)] },
  { seat: 1, events: [passed(1), turn(2)] },
  { seat: 1, events: [took(1)] },
].map((told, line) => ({ line, horizon: false, ...told }));

const moments = momentsOf(TOLD);
const rail = (openTurn: number, behind: number, width = 600) => layRail({ moments, openTurn, behind, width });

describe('the moments of a race', () => {
  it('are of the time at which they were answered', () => {
    expect(moments.map(({ turn: at, phase }) => `${at} ${phase}`)).toEqual([
      '1 bivouac',
      '1 bivouac',
      '1 bivouac',
      '1 planning',
      '1 planning',
      '1 convoy',
      '1 convoy',
      '2 bivouac',
    ]);
  });

  it('begin in the turn in which the race was forked', () => {
    const before = [[turn(1)], [planned(0), planned(1)], [passed(0)], [turn(2)], [took(1)]].map((events) => ({
      events,
    }));
    const forked = momentsOf(
      [
        { line: 0, seat: null, events: [], horizon: false },
        { line: 1, seat: 0, events: [took(0)], horizon: false },
      ],
      before,
    );
    expect(forked.map(({ turn: at, phase }) => `${at} ${phase}`)).toEqual(['2 bivouac', '2 bivouac']);
  });
});

describe('the timeline', () => {
  it('opens one turn and shows the others as bars', () => {
    const { bars, marks } = rail(1, 0);
    expect(bars.map((bar) => [bar.turn, bar.isOpen])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(bars.reduce((sum, bar) => sum + bar.width, 0)).toBe(600);
    expect(marks).toHaveLength(7);
  });

  it('gives a crew its token where its doing begins', () => {
    const { marks } = rail(1, 0);
    expect(marks.filter(({ hasToken }) => hasToken).map(({ moment }) => moment.line)).toEqual([
      1, 2, 4, 5, 6,
    ]);
  });

  it('names the phases of the open turn, side by side', () => {
    const { stretches } = rail(1, 0);
    expect(stretches.map(({ phase }) => phase)).toEqual(['bivouac', 'planning', 'convoy']);
    for (const [index, stretch] of stretches.entries())
      expect(stretch.left + stretch.width).toBe(stretches[index + 1]?.left ?? 574);
  });

  it('says what is to come of the turn that goes on, where there is room', () => {
    const { stretches } = rail(2, 0);
    expect(stretches.map(({ phase, isAhead = false }) => [phase, isAhead])).toEqual([
      ['bivouac', false],
      ['planning', true],
      ['convoy', true],
      ['maintenance', true],
    ]);
    for (const [index, stretch] of stretches.entries())
      expect(stretch.left + stretch.width).toBeCloseTo(stretches[index + 1]?.left ?? 600);
    expect(rail(2, 0, 300).stretches).toHaveLength(1);
  });

  it('TABLE-01 draws the horizon after the last answer that cannot be taken back', () => {
    const { marks, horizon } = rail(1, 4);
    const x = (line: number) => marks.find(({ moment }) => moment.line === line)?.x ?? 0;
    expect(horizon).toBeGreaterThan(x(4));
    expect(horizon).toBeLessThan(x(5));
    expect(rail(1, 0).horizon).toBeNull();
    expect(rail(2, 7).horizon).toBeGreaterThan(rail(2, 7).marks[0]?.x ?? 0);
  });

  it('finds the nearest moment, and in a bar the first of its turn', () => {
    const laid = rail(1, 0);
    const found = (x: number): TimelineMoment | undefined => nearest(laid, moments, x);
    const third = laid.marks[2];
    expect(found((third?.x ?? 0) + 3)).toBe(third?.moment);
    expect(found(599)?.line).toBe(7);
    expect(found(-5)?.line).toBe(0);
  });
});
