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
    expect(found.reason).toBe('way');
    const turned = compare(company, seen, { ...match, better: guards, other: drives });
    expect(turned.high).toBeLessThan(0);
  });
});

describe('advice', () => {
  it('is one of the answers, with another one that it is compared with', () => {
    const { rules, answers, seen } = planning();
    const advice = adviserWith(WORLDLY)({ rules, view: seen, answers, chance: chance() });
    expect(answers).toContain(advice.answer);
    expect(answers).toContain(advice.other);
    expect(advice.answer).not.toBe(advice.other);
    expect(advice.difference).toBeGreaterThan(-0.01);
    expect(advice.chance).toBeGreaterThan(0);
    expect(advice.chance).toBeLessThan(1);
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
      const advice = advise({ rules, view: seen, answers, chance: chance() });
      expect(answers).toContain(advice.answer);
      // A judge that is always sure has nothing to say.
      expect(advice.chance).toBeLessThan(1);
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
const CARE = { rehearsals: 60, firstLook: 6, secondLook: 24 };

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
    for (const { low, difference, given: made, better } of lessons) {
      expect(low).toBeGreaterThan(0);
      expect(difference).toBeGreaterThan(low);
      expect(better).not.toBe(made);
    }
    expect(history.standing[lesson?.begins ?? -1]?.answer).toMatchObject({ do: 'plan' });
    for (const { done, of } of steps) expect(done).toBeLessThan(of);
  });
});
