// Races of champions for the coach: one as it was driven, and the same one with a blunder in it.
import { BOTS, seatChoice } from '@race/bots';
import { WORLDLY } from '@race/bots/racer/modules/index.ts';
import { MOODS } from '@race/bots/racer/prices.ts';
import { makeRacer } from '@race/bots/racer/racer.ts';
import {
  coachWith,
  type Decision,
  decisionsOf,
  type Lesson,
  type LessonSubject,
  SUBJECTS,
  subjectOf,
} from '@race/bots/search/coach.ts';
import { costOf, type MeasuredGain } from '@race/bots/search/compare.ts';
import type { Company } from '@race/bots/search/rehearse.ts';
import { type Answer, makeRace, type Race, type RaceRules, STREAMS } from '@race/great-race';
import { randomModules, randomOptions } from '@race/great-race/laws/options.ts';
import {
  type Answered,
  begin,
  chooseFrom,
  fast,
  type History,
  isOver,
  lowest,
  pending,
  type Seat,
  type Stream,
  streams,
  write,
} from '@race/kernel';

export interface CoachJob {
  readonly seed: number;
  readonly nth: number;
}

/** What the coach said about one race, and how long it took him. */
interface Review {
  readonly lessons: number;
  readonly cpuSeconds: number;
}

/** What he said about a race without a planted blunder. */
interface CleanReview extends Review {
  /** Moments in which the referee sees nothing better. */
  readonly unfounded: number;
}

/** A blunder and whether the coach found it. */
interface Planted extends Review {
  readonly subject: LessonSubject;
  /** What it costs, in chances to win, by the referee. */
  readonly cost: number;
  readonly isFound: boolean;
}

export interface CoachDone {
  readonly crews: number;
  readonly clean: CleanReview;
  /** Null where no blunder could be planted. */
  readonly planted: Planted | null;
}

/** One race in so many has modules. */
const MODULAR = 4;
const NATURE = { moods: MOODS, sense: WORLDLY };
const SEAT: Seat = 0;
/** Far from the streams of the race itself. */
const PLAYERS = 3_000_017;
const REFEREE = 5_000_011;
const COACH = 7_000_003;

export function reviewRaces({ seed, nth }: CoachJob): CoachDone {
  const dice = fast(seed, nth);
  const rules = makeRace(randomOptions(dice, nth % MODULAR === 0 ? randomModules(dice) : []));
  const own = seed * 10_007 + nth;
  const clean = raceFrom(rules, begin<Race>(rules, streams(STREAMS, own)), fast(own, PLAYERS));
  const { lessons, cpuSeconds } = review(rules, clean, own);
  const unfounded = lessons.filter((lesson) => !isConfirmed(rules, clean, { lesson, seed: own })).length;
  const blunder = findBlunder(rules, clean, { dice, nth, seed: own });
  return {
    crews: rules.seats,
    clean: { lessons: lessons.length, unfounded, cpuSeconds },
    planted: blunder === null ? null : plant(rules, clean, { blunder, seed: own }),
  };
}

/** Champions race on to the end. */
function raceFrom(rules: RaceRules, from: History<Race>, chance: Stream): History<Race> {
  let history = from;
  while (!isOver(history.state)) {
    const seat = lowest(pending<Race>(rules, history.state));
    const answer = seatChoice<Race, RaceRules>(rules, history.state, { bot: BOTS.champion, chance, seat });
    history = written(history, { seat, answer });
  }
  return history;
}

function written(history: History<Race>, answered: Answered<Race>): History<Race> {
  const next = write<Race>(history, answered);
  if (!next.ok) throw new Error(`refused: ${next.refusal.reason}`);
  return next.history;
}

/** What the coach says about the seat, and the CPU he needs. */
function review(
  rules: RaceRules,
  history: History<Race>,
  seed: number,
): { lessons: readonly Lesson[]; cpuSeconds: number } {
  const before = process.threadCpuUsage();
  const looking = coachWith(WORLDLY)({ rules, history, seat: SEAT, chance: fast(seed, COACH) });
  let step = looking.next();
  while (step.done !== true) step = looking.next();
  const { user, system } = process.threadCpuUsage(before);
  return { lessons: step.value, cpuSeconds: (user + system) / 1e6 };
}

interface Told {
  readonly lesson: Lesson;
  readonly seed: number;
}

/** Whether the referee, too, sees that the better answer was better. */
function isConfirmed(rules: RaceRules, history: History<Race>, { lesson, seed }: Told): boolean {
  const company = refereeOf(rules, seed);
  const decision = [...decisionsOf(rules, history, SEAT)].find(({ at }) => at === lesson.at);
  if (decision === undefined) return false;
  const better = { ...decision, given: lesson.better };
  return judged(company, { decision: better, answer: lesson.given }, SURE_WORLDS).low > 0;
}

const refereeOf = (rules: RaceRules, seed: number): Company => ({
  rules,
  nature: NATURE,
  racer: makeRacer(NATURE),
  chance: fast(seed, REFEREE),
});

interface Blunder {
  readonly decision: Decision;
  readonly answer: Answer;
  readonly subject: LessonSubject;
  readonly cost: number;
}

/** A blunder costs at least one race in ten. */
const COSTLY = 0.1;
const TRIES = 24;
const FIRST_WORLDS = 60;
const SURE_WORLDS = 240;

interface Hunt {
  readonly dice: Stream;
  readonly nth: number;
  readonly seed: number;
}

/**
 * A random answer to a random question that is really costly. The referee races on to the end of the race, so that he
 * does not judge as the coach does; another subject comes first from race to race.
 */
function findBlunder(rules: RaceRules, history: History<Race>, { dice, nth, seed }: Hunt): Blunder | null {
  const company = refereeOf(rules, seed);
  const decisions = [...decisionsOf(rules, history, SEAT)];
  for (let n = 0; n < TRIES; n++) {
    const wanted = SUBJECTS[(nth + Math.floor(n / 3)) % SUBJECTS.length];
    const slips = decisions.flatMap((decision) => {
      const answer = chooseFrom(dice, decision.answers);
      const subject = subjectOf(decision.view, answer, decision.given);
      return answer === decision.given || subject !== wanted ? [] : [{ decision, answer, subject }];
    });
    if (slips.length === 0) continue;
    const slip = chooseFrom(dice, slips);
    if (judged(company, slip, FIRST_WORLDS).difference < COSTLY) continue;
    const { difference, low } = judged(company, slip, SURE_WORLDS);
    if (difference >= COSTLY && low > 0) return { ...slip, cost: difference };
  }
  return null;
}

/** The referee's judgment: how many races an answer costs, raced on to the end. */
const judged = (
  company: Company,
  { decision, answer }: Pick<Blunder, 'decision' | 'answer'>,
  worlds: number,
): MeasuredGain =>
  costOf(company, decision.view, {
    better: decision.given,
    other: answer,
    turns: Number.POSITIVE_INFINITY,
    worlds,
  });

function plant(
  rules: RaceRules,
  clean: History<Race>,
  { blunder, seed }: { readonly blunder: Blunder; readonly seed: number },
): Planted {
  const { decision, answer, subject, cost } = blunder;
  let history: History<Race> = begin<Race>(rules, streams(STREAMS, seed));
  for (const { seat, answer: given } of clean.standing.slice(0, decision.at))
    history = written(history, { seat, answer: given });
  history = raceFrom(rules, written(history, { seat: SEAT, answer }), fast(seed, PLAYERS + 1));
  const { lessons, cpuSeconds } = review(rules, history, seed);
  const isFound = lessons.some(
    (lesson) => lesson.at === decision.at || (lesson.turn === decision.turn && lesson.subject === subject),
  );
  return { subject, cost, isFound, lessons: lessons.length, cpuSeconds };
}
