import type { Answer, Race, RacePublic, RaceRules } from '@race/great-race';
import {
  copy,
  type History,
  legalActions,
  open,
  play,
  type Seat,
  type SeatView,
  type State,
  type Stream,
  view,
} from '@race/kernel';
import type { ModuleKnowledge } from '../racer/module-knowledge.ts';
import { MOODS } from '../racer/prices.ts';
import { makeRacer } from '../racer/racer.ts';
import { compare, costOf, type MeasuredGain, type Trials } from './compare.ts';
import { type ActLine, actPlayed, lineAhead } from './line.ts';
import type { AdviceReason } from './reasons.ts';
import type { Company } from './rehearse.ts';
import { consider, type Habit, meanOf } from './search.ts';

/** What a moment is about. */
export const SUBJECTS = ['plan', 'drive', 'tile', 'card', 'repair', 'danger', 'petrol', 'timing'] as const;
export type LessonSubject = (typeof SUBJECTS)[number];

/** A decision of a seat: what it knew then, and what it chose. */
export interface Decision {
  readonly turn: number;
  /** How many answers stood before it. */
  readonly at: number;
  /** How many stood when the planning of its turn began: plans are made together. */
  readonly begins: number;
  readonly view: SeatView<Race>;
  readonly answers: readonly Answer[];
  readonly given: Answer;
}

/** A moment that cost something: what was done, what would have been better, and both played on. */
export interface Lesson extends MeasuredGain, Pick<Decision, 'turn' | 'at' | 'begins' | 'given'> {
  readonly subject: LessonSubject;
  readonly better: Answer;
  /** What would have been better by the end of the turn; null where nothing can be said. */
  readonly reason: AdviceReason | null;
  /** What everybody saw then. */
  readonly seen: RacePublic;
  /** The act as it was, and the better one with what would follow. */
  readonly played: ActLine;
  readonly line: ActLine;
}

/** How far the coach is: so many steps of so many, and which turn it reads. */
export interface CoachProgress {
  readonly done: number;
  readonly of: number;
  readonly turn: number;
}

/** How closely the coach looks. */
interface Care {
  /** Rehearsals in which a better answer is looked for. */
  readonly rehearsals: number;
  /** Worlds in which it is compared with the one that was given, and those in which the most promising are made sure of. */
  readonly firstLook: Trials;
  readonly secondLook: Trials;
  /** How many are made sure of. */
  readonly secondLooks: number;
  /** So much better must another answer seem to be looked at again. */
  readonly promising: number;
  /** So much better must it be in the end, and surely so much: less is no lesson. */
  readonly worthSaying: number;
  readonly sure: number;
  readonly mostLessons: number;
}

/** About one race in ten, rounded, is worth saying. */
const DEFAULT_CARE: Care = {
  rehearsals: 96,
  firstLook: { worlds: 24, turns: 2 },
  secondLook: { worlds: 160, turns: 3 },
  secondLooks: 8,
  promising: 0.02,
  worthSaying: 0.06,
  sure: 0.025,
  mostLessons: 3,
};
/** A better answer is looked for, and told why, by the end of the turn. */
const SEARCHED = 1;
const REASONS_FROM: Trials = { worlds: 48, turns: SEARCHED };
/** The same made-up world for every line that is played out. */
const LINE_SEED = 1935;

/** A race that is over, and whose moments are looked at. */
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

/** A decision with an answer that seems better. */
interface Suspect {
  readonly decision: Decision;
  readonly better: Answer;
  readonly difference: number;
}

/**
 * Looks at every decision of a seat once more. Where another answer looks better, both are tried in worlds that had no
 * say in choosing it: only what is clearly better there is a lesson. The dearest comes first.
 */
function* lookBack(
  { rules, history, seat, chance }: Raced,
  { sense, care }: { readonly sense: ModuleKnowledge; readonly care: Care },
): Generator<CoachProgress, Lesson[]> {
  const nature = { moods: MOODS, sense };
  const company: Company = { rules, nature, racer: makeRacer(nature), chance };
  const decisions = [...decisionsOf(rules, history, seat)];
  const of = decisions.length + care.secondLooks;
  const suspects: Suspect[] = [];
  for (const [done, decision] of decisions.entries()) {
    yield { done, of, turn: decision.turn };
    const suspect = lookAt(company, decision, care);
    if (suspect !== null) suspects.push(suspect);
  }
  const lessons: Lesson[] = [];
  const promising = suspects.sort((a, b) => b.difference - a.difference).slice(0, care.secondLooks);
  for (const [nth, { decision, better }] of promising.entries()) {
    yield { done: of - promising.length + nth, of, turn: decision.turn };
    const { given, view: seen } = decision;
    const cost = costOf(company, seen, { better, other: given, ...care.secondLook });
    if (cost.difference < care.worthSaying || cost.low < care.sure) continue;
    const { reason } = compare(company, seen, { better, other: given, ...REASONS_FROM });
    lessons.push({ ...lessonOf(company, history, { decision, better, seat }), ...cost, reason });
  }
  return dearest(lessons, care.mostLessons);
}

/** The dearest of each act, and of those the dearest. */
function dearest(lessons: readonly Lesson[], most: number): Lesson[] {
  const acts = new Set<string>();
  return lessons
    .toSorted((a, b) => b.difference - a.difference)
    .filter(({ turn, subject, played }) => {
      const act = `${turn} ${subject} ${played[0]?.from}`;
      return acts.size < acts.add(act).size;
    })
    .slice(0, most);
}

/** The decisions of a seat in which there was something to choose. */
export function* decisionsOf(
  rules: RaceRules,
  { first, standing }: Pick<History<Race>, 'first' | 'standing'>,
  seat: Seat,
): Generator<Decision> {
  const g = open<Race>(rules, copy(rules, first));
  let [begins, turn] = [0, 0];
  for (const [at, { seat: by, answer }] of standing.entries()) {
    const isPlan = kindOf(g) === 'plan';
    if (isPlan && g.public.turn !== turn) {
      turn = g.public.turn;
      begins = at;
    }
    if (by === seat) {
      const answers = legalActions(g, seat);
      if (answers.length > 1)
        yield {
          turn: g.public.turn,
          at,
          begins: isPlan ? begins : at,
          view: view<Race>(rules, g, seat),
          answers,
          given: answer,
        };
    }
    play(g, by, answer);
  }
}

const kindOf = ({ public: known }: Pick<State<Race>, 'public'>): string => known.stack.at(-1)?.kind ?? '';

const HABIT = { name: 'coach', thinksAbout: () => true, turns: SEARCHED, whim: 0 } as const;

/** The best answer that was there, where it seems clearly better than the one that was given. */
function lookAt(
  company: Company,
  decision: Decision,
  { rehearsals, firstLook, promising }: Care,
): Suspect | null {
  const { view: seen, answers, given } = decision;
  const ask = { rules: company.rules, view: seen, answers, chance: company.chance };
  const habit: Habit = { ...HABIT, rehearsals };
  const tried = consider(company, ask, { habit, instinct: given });
  const [best] = tried;
  const own = tried.find(({ answer }) => answer === given);
  if (best === undefined || own === undefined || meanOf(best) - meanOf(own) < promising) return null;
  const match = { better: best.answer, other: given, ...firstLook };
  const { difference } = costOf(company, seen, match);
  return difference < promising ? null : { decision, better: best.answer, difference };
}

interface Sentence {
  readonly decision: Decision;
  readonly better: Answer;
  readonly seat: Seat;
}

/** The moment with both lines: the act as it was played, and the better one played on. */
function lessonOf(
  company: Company,
  history: History<Race>,
  { decision, better, seat }: Sentence,
): Omit<Lesson, keyof MeasuredGain | 'reason'> {
  const { turn, at, begins, given, view: seen } = decision;
  return {
    turn,
    at,
    begins,
    given,
    better,
    subject: subjectOf(seen, given, better),
    seen: seen.public,
    played: actPlayed(company, stateAt(company.rules, history, at), {
      seat,
      answers: history.standing.slice(at).map(({ seat: by, answer }) => ({ seat: by, answer })),
    }),
    line: lineAhead(company, seen, better, { seed: LINE_SEED }),
  };
}

function stateAt(rules: RaceRules, { first, standing }: History<Race>, at: number): State<Race> {
  const g = open<Race>(rules, copy(rules, first));
  for (const { seat, answer } of standing.slice(0, at)) play(g, seat, answer);
  return g;
}

const DRIVES: ReadonlySet<string> = new Set(['drive', 'entry', 'halt']);
const SUBJECT_OF: { readonly [verb: string]: LessonSubject } = {
  plan: 'plan',
  drive: 'drive',
  lay: 'tile',
  hold: 'tile',
  place: 'tile',
  take: 'card',
  play: 'card',
  discard: 'card',
  draw: 'card',
  repair: 'repair',
  fit: 'repair',
  done: 'repair',
  split: 'danger',
  guard: 'danger',
  target: 'danger',
  pick: 'danger',
  decline: 'danger',
  clear: 'danger',
  fuel: 'petrol',
};

/** By what was done; within a drive everything is the drive, and who did too little at the time did it too late. */
export function subjectOf({ public: known }: SeatView<Race>, given: Answer, better: Answer): LessonSubject {
  if (DRIVES.has(known.stack.at(-1)?.kind ?? '')) return 'drive';
  return SUBJECT_OF[given.do] ?? (given.do === 'pass' ? 'timing' : (SUBJECT_OF[better.do] ?? 'timing'));
}
