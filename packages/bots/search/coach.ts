import type { Answer, Race, RaceRules } from '@race/great-race';
import {
  copy,
  type History,
  legalActions,
  open,
  play,
  type Seat,
  type SeatView,
  type Stream,
  view,
} from '@race/kernel';
import type { ModuleKnowledge } from '../racer/module-knowledge.ts';
import { MOODS } from '../racer/prices.ts';
import { makeRacer } from '../racer/racer.ts';
import { type Compared, compare } from './compare.ts';
import type { Company } from './rehearse.ts';
import { consider, type Habit } from './search.ts';

/** A plan that was made: what its seat knew then, and what it chose. */
interface Planned {
  readonly turn: number;
  /** How many answers stood when the planning of this turn began. */
  readonly begins: number;
  readonly view: SeatView<Race>;
  readonly answers: readonly Answer[];
  readonly given: Answer;
}

/** A turn in which a better plan was there. */
export interface Lesson extends Compared, Pick<Planned, 'turn' | 'begins' | 'given'> {
  readonly better: Answer;
}

/** How far the coach is: so many steps of so many. */
export interface CoachProgress {
  readonly done: number;
  readonly of: number;
}

/** How closely the coach looks. */
interface Care {
  /** Rehearsals in which a better plan is looked for. */
  readonly rehearsals: number;
  /** Worlds in which it is compared with the one that was made, and those in which the most promising are made sure of. */
  readonly firstLook: number;
  readonly secondLook: number;
}

const DEFAULT_CARE: Care = { rehearsals: 200, firstLook: 24, secondLook: 160 };
const PLAN = 'plan';
const TURNS = 1;
const SECOND_LOOKS = 5;
/** A difference that one would not notice is no lesson. */
const WORTH_SAYING = 0.01;
const MOST_LESSONS = 3;

/** The plans of a seat, each with what the seat knew. */
function* plansOf(rules: RaceRules, { first, standing }: History<Race>, seat: Seat): Generator<Planned> {
  const g = open<Race>(rules, copy(rules, first));
  let begins = 0;
  let turn = 0;
  for (const [at, { seat: by, answer }] of standing.entries()) {
    const isPlan = g.public.stack.at(-1)?.kind === PLAN;
    if (isPlan && g.public.turn !== turn) {
      turn = g.public.turn;
      begins = at;
    }
    if (isPlan && by === seat) {
      const answers = legalActions(g, seat);
      yield { turn, begins, view: view<Race>(rules, g, seat), answers, given: answer };
    }
    play(g, by, answer);
  }
}

/** A race that is over, and whose plans are looked at. */
interface Raced {
  readonly rules: RaceRules;
  readonly history: History<Race>;
  readonly seat: Seat;
  readonly chance: Stream;
}

export type Coach = (raced: Raced) => Generator<CoachProgress, Lesson[]>;

export const coachWith =
  (sense: ModuleKnowledge, care: Care = DEFAULT_CARE): Coach =>
  (raced) =>
    lookBack(raced, { sense, care });

/**
 * Looks at every plan of a seat once more. Where another one looks better, both are tried in worlds that had no say
 * in choosing it: only what is clearly better there is a lesson. Tells how far it is on the way.
 */
function* lookBack(
  { rules, history, seat, chance }: Raced,
  { sense, care }: { readonly sense: ModuleKnowledge; readonly care: Care },
): Generator<CoachProgress, Lesson[]> {
  const nature = { moods: MOODS, sense };
  const company: Company = { rules, nature, racer: makeRacer(nature), chance };
  const plans = [...plansOf(rules, history, seat)];
  const of = plans.length + SECOND_LOOKS;
  const found: Lesson[] = [];
  for (const [done, planned] of plans.entries()) {
    yield { done, of };
    const lesson = lookAt(company, planned, care);
    if (lesson !== null && lesson.difference >= WORTH_SAYING) found.push(lesson);
  }
  const sure: Lesson[] = [];
  const promising = found.sort((a, b) => b.difference - a.difference).slice(0, SECOND_LOOKS);
  for (const [nth, lesson] of promising.entries()) {
    yield { done: of - promising.length + nth, of };
    const planned = plans.find(({ turn }) => turn === lesson.turn);
    if (planned !== undefined) sure.push(between(company, planned, { ...lesson, worlds: care.secondLook }));
  }
  return sure
    .filter(({ low, difference }) => low > 0 && difference >= WORTH_SAYING)
    .sort((a, b) => b.difference - a.difference)
    .slice(0, MOST_LESSONS)
    .sort((a, b) => a.turn - b.turn);
}

/** The best plan that was there, against the one that was made; null when it was that one. */
function lookAt(company: Company, planned: Planned, { rehearsals, firstLook }: Care): Lesson | null {
  const ask = { rules: company.rules, view: planned.view, answers: planned.answers, chance: company.chance };
  const habit: Habit = { name: 'coach', thinksAbout: () => true, rehearsals, turns: TURNS, whim: 0 };
  const [best] = consider(company, ask, { habit, instinct: planned.given });
  if (best === undefined || best.answer === planned.given) return null;
  return between(company, planned, { better: best.answer, worlds: firstLook });
}

function between(
  company: Company,
  { turn, begins, given, view: seen }: Planned,
  { better, worlds }: { readonly better: Answer; readonly worlds: number },
): Lesson {
  const compared = compare(company, seen, { better, other: given, turns: TURNS, worlds });
  return { ...compared, turn, begins, given, better };
}
