import type { Answer } from '@race/great-race';
import type { DeviceTable } from '@race/local';
import { describe, expect, it } from 'vitest';
import { EXERCISES, type Exercise, type ExerciseId, handAfter, judge } from '../exercises.ts';
import {
  answered,
  answeredAlone,
  eventsOf,
  isAsked,
  lessonTable,
  offered,
  tryOf,
} from '../testing/lessons.ts';

const plan = (...boxes: number[]): Answer => ({ do: 'plan', boxes });
const enter = (space: number): Answer => ({ do: 'enter', space, poured: false });
const fit = (engine: number, chassis: number, part = 'bought'): Answer => ({
  do: 'fit',
  part,
  engine,
  chassis,
});
const place = (space: number): Answer => ({ do: 'place', space });
const split = (engine: number): Answer => ({ do: 'split', engine });
const ship = (cards: number): Answer => ({ do: 'line', line: 4, cards, poured: false });
const fuel = (levels: number): Answer => ({ do: 'fuel', levels });
const discard = (card: string): Answer => ({ do: 'discard', card });
const DRIVE: Answer = { do: 'drive' };
const REPAIR: Answer = { do: 'repair' };
const FUND: Answer = { do: 'fund' };
const DONE: Answer = { do: 'done' };
const GUARD: Answer = { do: 'guard' };
const PAY: Answer = { do: 'pay' };

interface Tried {
  readonly solves: readonly (readonly Answer[])[];
  readonly fails: readonly (readonly Answer[])[];
}

/** The solution of each exercise, and plausible mistakes. */
const TRIED: Readonly<Record<ExerciseId, Tried>> = {
  planning: {
    solves: [
      [
        plan(0, 2, 0, 3),
        FUND,
        REPAIR,
        fit(0, 1),
        fit(0, 1),
        fit(0, 1),
        fit(0, 1),
        DONE,
        DRIVE,
        enter(70),
        enter(77),
      ],
      [
        plan(1, 4, 0, 0),
        REPAIR,
        fit(0, 1),
        fit(0, 1),
        fit(0, 1),
        fit(0, 1),
        fit(1, 0),
        DRIVE,
        enter(70),
        enter(77),
      ],
    ],
    // No assistant was planned for the repair; or no money was left for it.
    fails: [
      [plan(0, 1, 0, 4), FUND, DRIVE, enter(70), enter(77)],
      [plan(0, 2, 3, 0), REPAIR, fit(1, 0), DONE, DRIVE, enter(70), enter(77)],
    ],
  },
  ways: {
    solves: [
      [DRIVE, enter(59), split(0), discard('saboteur'), enter(47)],
      [fuel(1), DRIVE, enter(59), split(1), enter(47)],
    ],
    // The first route the page shows.
    fails: [
      [DRIVE, enter(46), enter(47)],
      [fuel(1), DRIVE, enter(46), enter(47)],
    ],
  },
  guards: {
    solves: [
      [DRIVE, enter(59), GUARD, enter(68), enter(69), discard('saboteur')],
      [DRIVE, enter(59), GUARD, enter(60), enter(69), discard('spare-parts')],
    ],
    // The danger was paid; or the wrong card was discarded.
    fails: [
      [DRIVE, enter(59), PAY, split(2), enter(68), enter(69)],
      [DRIVE, enter(59), GUARD, enter(68), enter(69), discard('repairman')],
    ],
  },
  lines: {
    solves: [
      [plan(0, 1, 0, 4), FUND, DRIVE, ship(1)],
      [plan(0, 2, 0, 3), FUND, DRIVE, ship(1)],
    ],
    // No assistant is left to drive; or there is too little money.
    fails: [
      [plan(0, 0, 0, 5), FUND],
      [plan(0, 3, 0, 2), FUND],
    ],
  },
  finish: {
    solves: [
      [
        plan(2, 2, 1, 0),
        { do: 'lay' },
        { do: 'hold', tile: '2p-stop' },
        place(107),
        place(102),
        { do: 'lay' },
        { do: 'hold', tile: '1p1d' },
        place(122),
        place(101),
        REPAIR,
        fit(0, 1),
        fit(1, 1, 'toolbox'),
        fuel(5),
        DRIVE,
        enter(122),
      ],
    ],
    // First at the finish, but worn out.
    fails: [[plan(0, 2, 0, 3), fuel(5), DRIVE, enter(122)]],
  },
};

const isOpen = (exercise: Exercise, table: DeviceTable): boolean =>
  isAsked(table) && judge(exercise, tryOf(table)) === 'open';

/** Plays these answers, drives on to the finish if the drive goes on, and ends the turn. */
function tried(exercise: Exercise, answers: readonly Answer[]): DeviceTable {
  let table = lessonTable(exercise.id);
  for (const answer of answers) if (isOpen(exercise, table)) table = answered(table, answer);
  while (isOpen(exercise, table)) table = answered(table, onwards(table));
  return table;
}

const TO_CAPE_TOWN = [124, 126];
const ONWARDS = ['split', 'enter', 'pay', 'stop', 'done', 'discard', 'pass'];

/** The default answer: along the coast to Cape Town, or the end of the turn. */
function onwards(table: DeviceTable): Answer {
  const answers = offered(table);
  const found = ONWARDS.map((verb) =>
    answers.find((one) => one.do === verb && (one.do !== 'enter' || TO_CAPE_TOWN.includes(one.space))),
  ).find((one) => one !== undefined);
  if (found === undefined) throw new Error('nothing to answer');
  return found;
}

describe('a try that cannot be solved any more', () => {
  it('is judged when the last assistant has acted, and not at the end of the turn', () => {
    const [exercise] = EXERCISES.filter(({ id }) => id === 'lines');
    if (exercise === undefined) throw new Error('there is no such exercise');
    const planned = answered(lessonTable('lines'), plan(0, 0, 0, 5));
    expect(judge(exercise, tryOf(planned))).toBe('open');
    const funded = answeredAlone(planned, FUND);
    expect(funded.history.state.public.turn).toBe(exercise.turn);
    expect(judge(exercise, tryOf(funded))).toBe('failed');
  });
});

describe.each(EXERCISES)('the exercise $id', (exercise) => {
  it('begins open, in the turn in which it has to be done', () => {
    const now = tryOf(lessonTable(exercise.id));
    expect(now.publicState.turn).toBe(exercise.turn);
    expect(judge(exercise, now)).toBe('open');
    expect(exercise.conditions(now).every(({ isMet }) => isMet)).toBe(false);
  });

  it.each(TRIED[exercise.id].solves.map((answers) => [answers]))('can be solved (%#)', (answers) => {
    expect(judge(exercise, tryOf(tried(exercise, answers)))).toBe('solved');
  });

  it.each(TRIED[exercise.id].solves.map((answers) => [answers]))(
    'is judged at the answer that solves it, before anybody else goes on (%#)',
    (answers) => {
      let table = lessonTable(exercise.id);
      const given = [...answers];
      for (let answer = given.shift(); ; answer = given.shift()) {
        const before = tryOf(table);
        const alone = answeredAlone(table, answer ?? onwards(table));
        // The page sees the hand again with the next question.
        const since = eventsOf(alone).slice(before.events.length);
        const now = { ...tryOf(alone), own: handAfter(before.own, since, before) };
        if (judge(exercise, now) !== 'open') return expect(judge(exercise, now)).toBe('solved');
        table = answered(table, answer ?? onwards(table));
        expect(judge(exercise, tryOf(table))).toBe('open');
      }
    },
  );

  it.each(TRIED[exercise.id].fails.map((answers) => [answers]))(
    'can be missed, and says by what (%#)',
    (answers) => {
      const now = tryOf(tried(exercise, answers));
      expect(judge(exercise, now)).toBe('failed');
      expect(exercise.conditions(now).some(({ isMet }) => !isMet)).toBe(true);
    },
  );
});
