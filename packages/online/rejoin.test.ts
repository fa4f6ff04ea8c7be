import { makeRace, readOptions, STREAMS } from '@race/great-race';
import {
  chooseFrom,
  copy,
  fast,
  legalActions,
  listSeats,
  open,
  pending,
  play,
  start,
  streams,
} from '@race/kernel';
import { difference } from '@race/protocol';
import { describe, expect, it } from 'vitest';

function raceWith(modules: readonly string[]) {
  const read = readOptions({ crews: 4, modules });
  if (!read.ok) throw new Error(read.fault.option);
  return makeRace(read.options);
}

/** Every list of numbers and every leaf of a position, by its path. */
function* leavesOf(value: object, way: readonly string[] = []): Generator<readonly string[]> {
  for (const [key, part] of Object.entries(value)) {
    if (typeof part === 'object' && part !== null) yield* leavesOf(part, [...way, key]);
    else yield [...way, key];
  }
}

function change(value: object, way: readonly string[]): void {
  const [key = '', ...rest] = way;
  const branch = value as { [key: string]: unknown };
  const part = branch[key];
  if (rest.length > 0) change(part as object, rest);
  else branch[key] = typeof part === 'number' ? part + 1 : 'other';
}

describe('rejoining a copy', () => {
  it.each([[[]], [['patronage', 'village']]])(
    'changes no patch of a whole race, with modules %j',
    (modules) => {
      const rules = raceWith(modules);
      const chance = fast(3, 3);
      const state = start(rules, streams(STREAMS, 5));
      for (let at = 0; at < 400; at++) {
        const seat = listSeats(pending(rules, state))[0];
        if (seat === undefined) break;
        const before = copy(rules, state).public;
        const whole = copy(rules, state).public;
        const g = open(rules, state);
        play(g, seat, chooseFrom(chance, legalActions(g, seat)));
        rules.rejoin?.(before, state.public);
        expect(difference(before, state.public)).toEqual(difference(whole, state.public));
      }
    },
  );

  it('hides no change, wherever it is', () => {
    const rules = raceWith([]);
    const state = start(rules, streams(STREAMS, 5));
    for (const way of leavesOf(state.public)) {
      const before = copy(rules, state).public;
      change(before, way);
      rules.rejoin?.(before, state.public);
      expect(difference(before, state.public).text, way.join('.')).not.toBe('');
    }
  });

  it('knows a hand that has changed from one that has not', () => {
    const rules = raceWith([]);
    const [own] = start(rules, streams(STREAMS, 5)).seats;
    if (own === undefined) throw new Error('nobody sits there');
    own.drawn = [1, 2];
    expect(rules.isSameSeat?.(rules.copySeat(own), own)).toBe(true);
    for (const way of leavesOf(own)) {
      const before = rules.copySeat(own);
      change(before, way);
      expect(rules.isSameSeat?.(before, own), way.join('.')).toBe(false);
    }
  });
});
