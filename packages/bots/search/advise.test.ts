import { type Answer, type Race, type RaceRules, STREAMS } from '@race/great-race';
import { makeSolo } from '@race/great-race/modules/solo/index.ts';
import { readSolo } from '@race/great-race/modules/solo/options.ts';
import { given } from '@race/great-race/testing/given.ts';
import {
  begin,
  fast,
  type History,
  legalActions,
  listSeats,
  open,
  pending,
  type State,
  streams,
  view,
  write,
} from '@race/kernel';
import { describe, expect, it } from 'vitest';
import { BOTS, seatChoice } from '../index.ts';
import { WORLDLY } from '../racer/modules/index.ts';
import { MOODS } from '../racer/prices.ts';
import { makeRacer } from '../racer/racer.ts';
import { questions, raceWith } from '../testing/tables.ts';
import { adviserWith } from './advise.ts';
import { type CoachProgress, coachWith, type Lesson } from './coach.ts';
import { compare } from './compare.ts';

const nature = { moods: MOODS, sense: WORLDLY };
const chance = () => fast(7, 0);

/** Blue's plan, with four ways to place all five assistants on one box. */
function planning() {
  const { rules, state } = given({ phase: 'planning', blue: { at: 'timbuktu', petrol: 5, francs: 120 } });
  const answers = legalActions(open<Race>(rules, state), 0);
  const plan = (...boxes: number[]): Answer => {
    const found = answers.find((one) => one.do === 'plan' && one.boxes.every((n, box) => n === boxes[box]));
    if (found === undefined) throw new Error('no such plan');
    return found;
  };
  const company = { rules, nature, racer: makeRacer(nature), chance: chance() };
  return { rules, answers, plan, company, seen: view<Race>(rules, state, 0) };
}

describe('two answers compared', () => {
  const match = { turns: 1, worlds: 40 };

  it('differ by nothing when they are one', () => {
    const { company, plan, seen } = planning();
    const same = plan(1, 2, 1, 1);
    const { difference, low, high } = compare(company, seen, { ...match, better: same, other: same });
    expect(Math.abs(difference)).toBeLessThan(0.02);
    expect(low).toBeLessThanOrEqual(difference);
    expect(high).toBeGreaterThanOrEqual(difference);
  });

  it('show which is better, by how much, and what speaks for it', () => {
    const { company, plan, seen } = planning();
    const [drives, guards] = [plan(1, 2, 1, 1), plan(0, 0, 5, 0)];
    const found = compare(company, seen, { ...match, better: drives, other: guards });
    expect(found.low).toBeGreaterThan(0);
    expect(found.high).toBeGreaterThan(found.low);
    expect(found.reason?.is).toBe('levels');
    expect(found.reason?.count).toBeGreaterThan(0);
    const turned = compare(company, seen, { ...match, better: guards, other: drives });
    expect(turned.high).toBeLessThan(0);
  });
});

describe('advice', () => {
  const advised = (rules: RaceRules, state: State<Race>, offered?: readonly Answer[]) => {
    const answers = offered ?? legalActions(open<Race>(rules, state), 0);
    const seen = view<Race>(rules, state, 0);
    return adviserWith(WORLDLY)({ rules, view: seen, answers, chance: chance() });
  };

  it('is one of the answers, or a few that nothing separates', () => {
    const { rules, answers, seen } = planning();
    const { acts } = adviserWith(WORLDLY)({ rules, view: seen, answers, chance: chance() });
    expect(acts.length).toBeGreaterThan(0);
    expect(acts.length).toBeLessThanOrEqual(3);
    for (const { act } of acts) expect(answers).toContain(act.answer);
  });

  it('is a drive with its whole way, a reason that holds, and what is likely to follow', () => {
    const { rules, state } = given({
      blue: { at: 'timbuktu', petrol: 6, boxes: { pathfinder: 0, mechanics: 2, funding: 0 } },
      tiles: { 'e of timbuktu': '1p', 'se of timbuktu': '1p' },
    });
    const { answers } = rules;
    const { acts, reason } = advised(rules, state, [answers.drive, answers.pass]);
    expect(acts.map(({ act }) => act.answer)).toEqual([answers.drive]);
    expect(acts[0]?.act.way.length).toBeGreaterThan(0);
    expect(reason?.count).toBeGreaterThan(0);
  });

  it('is nothing where it hardly matters', () => {
    const { rules, state } = given({ blue: { at: 'timbuktu', hand: ['jerrycan', 'jerrycan'] } });
    const { pass } = rules.answers;
    expect(advised(rules, state, [pass, pass])).toEqual({ acts: [], reason: null });
  });
});

describe('advice against René', () => {
  it.each([
    ['with him', {}],
    ['with modules', { modules: ['leaders', 'season:normal'] }],
    ['alone, against the calendar', { rival: null, turns: 9 }],
  ])('can be had %s', (_how, options) => {
    const read = readSolo({ board: 'africa', towards: 'south', ...options });
    if (!read.ok) throw new Error(read.fault.option);
    const rules = makeSolo(read.options);
    const advise = adviserWith(WORLDLY);
    let asked = 0;
    for (const { state, seat } of questions(rules, BOTS.racer, { seed: 3, most: 60 })) {
      const answers = legalActions(open<Race>(rules, state), seat);
      if (answers.length < 2 || asked++ % 20 !== 0) continue;
      const seen = view<Race>(rules, state, seat);
      const { acts } = advise({ rules, view: seen, answers, chance: chance() });
      for (const { act } of acts) expect(answers).toContain(act.answer);
    }
    expect(asked).toBeGreaterThan(12);
  });
});

/** A race of racers in which one plan of blue's is another. */
function raced(rules: RaceRules, odd: { readonly turn: number; readonly boxes: readonly number[] } | null) {
  let history: History<Race> = begin<Race>(rules, streams(STREAMS, 4));
  const dice = fast(9, 9);
  while (pending<Race>(rules, history.state) !== 0) {
    const [seat = 0] = listSeats(pending<Race>(rules, history.state));
    const { public: known } = history.state;
    const isOdd = seat === 0 && known.stack.at(-1)?.kind === 'plan' && known.turn === odd?.turn;
    const answer = isOdd
      ? rules.readAnswer({ do: 'plan', boxes: odd.boxes })
      : seatChoice<Race, RaceRules>(rules, history.state, { bot: BOTS.racer, chance: dice, seat });
    const written = answer === null ? null : write<Race>(history, { seat, answer });
    if (written === null || !written.ok) throw new Error('refused');
    history = written.history;
  }
  return history;
}

/** Enough to see what is plain. */
const CARE = {
  rehearsals: 60,
  firstLook: { worlds: 6, turns: 1 },
  secondLook: { worlds: 24, turns: 1 },
  secondLooks: 4,
  promising: 0.02,
  worthSaying: 0.05,
  sure: 0,
  mostLessons: 3,
};

function coached(rules: RaceRules, history: History<Race>): { lessons: Lesson[]; steps: CoachProgress[] } {
  const looking = coachWith(WORLDLY, CARE)({ rules, history, seat: 0, chance: chance() });
  const steps: CoachProgress[] = [];
  for (;;) {
    const step = looking.next();
    if (step.done === true) return { lessons: step.value, steps };
    steps.push(step.value);
  }
}

describe('the coach', () => {
  const rules = raceWith({ crews: 2 });

  it('finds the turn that was thrown away, and tells how far it is', () => {
    const foolish = [0, 0, 5, 0];
    const history = raced(rules, { turn: 3, boxes: foolish });
    const { lessons, steps } = coached(rules, history);
    const lesson = lessons.find(({ turn }) => turn === 3);
    expect(lesson?.given).toEqual({ do: 'plan', boxes: foolish });
    expect(lesson?.low).toBeGreaterThan(0);
    expect(lessons.length).toBeLessThanOrEqual(3);
    expect(lesson?.subject).toBe('plan');
    expect(lesson?.played[0]?.answer).toEqual({ do: 'plan', boxes: foolish });
    for (const { low, difference, given: made, better, line } of lessons) {
      expect(low).toBeGreaterThan(0);
      expect(difference).toBeGreaterThan(low);
      expect(better).not.toBe(made);
      expect(line[0]?.answer).toBe(better);
    }
    const costs = lessons.map(({ difference }) => difference);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(history.standing[lesson?.begins ?? -1]?.answer).toMatchObject({ do: 'plan' });
    for (const { done, of } of steps) expect(done).toBeLessThan(of);
  });
});
