import type { Answer, Race, RaceRules } from '@race/great-race';
import type { SeatView } from '@race/kernel';
import type { Ask } from '../base/bots.ts';
import type { ModuleKnowledge } from '../racer/module-knowledge.ts';
import { MOODS } from '../racer/prices.ts';
import { makeRacer } from '../racer/racer.ts';
import { compare, differenceOf, tryTogether } from './compare.ts';
import { type ActLine, type LineAct, lineAhead } from './line.ts';
import type { AdviceReason } from './reasons.ts';
import type { Company } from './rehearse.ts';
import { consider, type Habit, seedFrom } from './search.ts';

/** An answer that may be advised: its act with the way it leads, and the act that is likely to follow. */
export interface AdvisedAct {
  readonly act: LineAct;
  /** Null where it hangs on what cannot be known yet. */
  readonly next: LineAct | null;
}

/** What a searching bot would do. */
export interface Advice {
  /** The best; several where nothing separates them, in no order; none where it hardly matters what is done. */
  readonly acts: readonly AdvisedAct[];
  /** What speaks for the only one, and holds. */
  readonly reason: AdviceReason | null;
}

const HABIT: Habit = { name: 'adviser', thinksAbout: () => true, rehearsals: 240, turns: 1, whim: 0 };
const WORLDS = 64;
/** So many of the best are compared with each other, and at most so many advised. */
const FINALISTS = 5;
const MOST_ADVISED = 3;
/** A difference that nobody would notice in a hundred races does not separate answers. */
const UNNOTICED = 0.01;
/** Worlds in which the next step is looked for, and in how many of them it must be the same. */
const FUTURES = 9;
const LIKELY = 6;

export type Adviser = (ask: Ask<Race, RaceRules>) => Advice;

/** Thinks about a question as the champion does, and then about the best answers once more, all in the same worlds. */
export function adviserWith(sense: ModuleKnowledge): Adviser {
  const nature = { moods: MOODS, sense };
  const racer = makeRacer(nature);
  return (ask) => {
    const company = { rules: ask.rules, nature, racer, chance: ask.chance };
    const { good, worse } = separate(company, ask, racer.choose(ask));
    const [best] = good;
    if (best === undefined || worse === null) return { acts: [], reason: null };
    const acts = good.map((answer) => actOf(company, ask.view, answer));
    if (acts.length > 1) return { acts, reason: null };
    const match = { better: best, other: worse, turns: HABIT.turns, worlds: WORLDS };
    return { acts, reason: compare(company, ask.view, match).reason };
  };
}

interface Separated {
  readonly good: readonly Answer[];
  /** The best of those that are clearly worse; null where none is. */
  readonly worse: Answer | null;
}

/** Parts the answers that nothing separates from the best from those that are clearly worse. */
function separate(company: Company, ask: Ask<Race, RaceRules>, instinct: Answer): Separated {
  const tried = consider(company, ask, { habit: HABIT, instinct, least: FINALISTS });
  const answers = withOthers(
    tried.slice(0, FINALISTS).map(({ answer }) => answer),
    ask.answers,
  );
  const chances = tryTogether(company, ask.view, { answers, turns: HABIT.turns, worlds: WORLDS });
  const ranked = answers
    .map((answer, at) => ({ answer, chances: chances[at] ?? [] }))
    .sort((a, b) => sum(b.chances) - sum(a.chances));
  const [best] = ranked;
  if (best === undefined) return { good: [], worse: null };
  const isClear = (one: (typeof ranked)[number]) => {
    const { difference, low } = differenceOf(best.chances, one.chances);
    return low > 0 && difference >= UNNOTICED;
  };
  return {
    good: ranked
      .filter((one) => !isClear(one))
      .slice(0, MOST_ADVISED)
      .map(({ answer }) => answer),
    worse: ranked.find(isClear)?.answer ?? null,
  };
}

/** The finalists, and two answers that did not come so far: where even those are as good, it hardly matters. */
function withOthers(finalists: readonly Answer[], all: readonly Answer[]): readonly Answer[] {
  const others = all.filter((answer) => !finalists.includes(answer));
  return [...finalists, ...new Set([...others.slice(0, 1), ...others.slice(-1)])];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The act with the way it would take, and what is likely to follow. */
function actOf(company: Company, view: SeatView<Race>, answer: Answer): AdvisedAct {
  const futures = Array.from({ length: FUTURES }, () =>
    lineAhead(company, view, answer, { seed: seedFrom(company.chance), most: 2 }),
  );
  const [first] = mostSeen(futures.map(([act]) => act));
  if (first === undefined) throw new Error('an answer is an act');
  const [next, times] = mostSeen(futures.map((line: ActLine) => line[1]));
  return { act: first, next: times >= LIKELY ? (next ?? null) : null };
}

/** What is there most often, and how often. */
function mostSeen(acts: readonly (LineAct | undefined)[]): readonly [LineAct | undefined, number] {
  const counts = new Map<string, { act: LineAct | undefined; times: number }>();
  for (const act of acts) {
    const key = JSON.stringify([act?.answer, act?.way]);
    const seen = counts.get(key) ?? { act, times: 0 };
    seen.times += 1;
    counts.set(key, seen);
  }
  const [most] = [...counts.values()].sort((a, b) => b.times - a.times);
  return [most?.act, most?.times ?? 0];
}
