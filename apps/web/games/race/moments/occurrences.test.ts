import type { RaceEvent } from '@race/great-race';
import { describe, expect, it } from 'vitest';
import { lastsFor } from './follow.ts';
import { type Occurrence, occurrencesFrom, reasonOf, type TurnEnd } from './occurrences.ts';

const level = (seat: number, to: number): RaceEvent => ({ key: 'levelReached', seat, level: to });
const OPENING: RaceEvent[] = [
  { key: 'orderDrawn', order: [0, 1, 2] },
  { key: 'turnBegun', turn: 1 },
];

describe('what everybody should see', () => {
  it('is each plan at the reveal', () => {
    const plans = [0, 1].map((seat): RaceEvent => ({ key: 'planned', seat, boxes: [1, 2, 1, 1] }));
    expect(occurrencesFrom(1, [OPENING, plans])).toMatchObject([
      { kind: 'reveal', line: 1, plans: [{ seat: 0 }, { seat: 1, boxes: [1, 2, 1, 1] }] },
    ]);
  });

  it('is the end of a turn, with levels, payments and the order before', () => {
    const end: RaceEvent[] = [
      { key: 'crewPassed', seat: 2, guards: 0 },
      { key: 'orderChanged', order: [1, 0, 2] },
      { key: 'bonusPaid', seat: 1, francs: 20 },
      { key: 'turnBegun', turn: 2 },
    ];
    expect(occurrencesFrom(3, [OPENING, [level(0, 3)], [level(1, 5)], end])).toEqual([
      {
        kind: 'turn',
        line: 3,
        turn: 1,
        order: [1, 0, 2],
        before: [0, 1, 2],
        levels: [3, 5, 0],
        paid: [{ seat: 1, francs: 20 }],
      },
    ]);
  });

  it('is an arrival in its turn, and an attack that was stopped', () => {
    const arrived: RaceEvent = { key: 'crewArrived', seat: 1, place: 1 };
    const stopped: RaceEvent = { key: 'cardStopped', seat: 1, card: 'saboteur', by: 0, with: 'guard' };
    expect(occurrencesFrom(1, [OPENING, [arrived], [stopped]])).toMatchObject([
      { kind: 'arrival', seat: 1, place: 1, turn: 1 },
      { kind: 'foiled', by: 0, attacker: 1, shield: 'guard' },
    ]);
    expect(occurrencesFrom(2, [OPENING, [arrived], [{ key: 'crewPassed', seat: 0, guards: 0 }]])).toEqual([]);
  });
});

const turn = (order: number[], before: number[], levels: number[]): TurnEnd => ({
  kind: 'turn',
  turn: 1,
  order,
  before,
  levels,
  paid: [],
});

describe('the reason for an order', () => {
  it('is a tie, where one changed the order or concerns the reader', () => {
    expect(reasonOf(turn([1, 0, 2], [0, 1, 2], [4, 4, 1]), 0)).toEqual({
      why: 'tie',
      first: 1,
      second: 0,
      level: 4,
    });
    expect(reasonOf(turn([0, 1, 2], [0, 1, 2], [4, 4, 1]), 2)).toBeNull();
  });

  it('is who passed whom, the reader first', () => {
    expect(reasonOf(turn([2, 1, 0], [0, 1, 2], [1, 2, 3]), 0)).toEqual({
      why: 'passed',
      first: 1,
      second: 0,
    });
    expect(reasonOf(turn([0, 1, 2], [0, 1, 2], [3, 2, 1]), 0)).toBeNull();
  });
});

describe('how long a paper lies', () => {
  const arrival: Occurrence = { kind: 'arrival', seat: 1, place: 1, turn: 5 };
  const reveal: Occurrence = { kind: 'reveal', plans: [] };
  const foiled: Occurrence = { kind: 'foiled', by: 1, attacker: 2, card: 'saboteur', shield: 'guard' };
  const slow = { isFast: false, isReplay: false };

  it('is until the reader takes it away for the reader’s own arrival, and a while for others', () => {
    expect(lastsFor(arrival, { reader: 1, isFast: true, isReplay: false })).toBeNull();
    expect(lastsFor(arrival, { reader: 0, ...slow })).toBe(3000);
    expect(lastsFor(reveal, { reader: 0, ...slow })).toBe(2000);
    expect(lastsFor(foiled, { reader: 1, ...slow })).toBe(2500);
    expect(lastsFor(foiled, { reader: 0, ...slow })).toBeUndefined();
  });

  it('is nothing at full speed but for the end of a turn, in short', () => {
    expect(lastsFor(arrival, { reader: 0, isFast: true, isReplay: false })).toBeUndefined();
    expect(lastsFor(reveal, { reader: 0, isFast: true, isReplay: false })).toBeUndefined();
    expect(lastsFor(turn([0, 1], [0, 1], [0, 0]), { reader: 0, isFast: true, isReplay: false })).toBe(1500);
  });
});
