import type { Answer, Race } from '@race/great-race';
import { copy, type SeatView, type State } from '@race/kernel';
import { chanceToWin } from './judge.ts';
import { type AdviceReason, Speech } from './reasons.ts';
import { type Company, raceOn } from './rehearse.ts';
import { seedFrom } from './search.ts';
import { imagineWorld } from './worlds.ts';

/** In how many worlds answers are tried, and for how many turns. */
export interface Trials {
  readonly turns: number;
  readonly worlds: number;
}

/** Two answers to one question. */
interface Match extends Trials {
  readonly better: Answer;
  readonly other: Answer;
}

/** A difference in chances to win, and where the true one lies, 95 times in 100. */
export interface MeasuredGain {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** How much better one answer is than another, in chances to win. */
export interface Compared extends MeasuredGain {
  /** The chance to win after the better answer. */
  readonly chance: number;
  readonly worlds: number;
  /** What holds at the end and counts most; null where nothing does. */
  readonly reason: AdviceReason | null;
}

/** For 95 of 100. */
const NORMAL = 1.96;

/** Tries two answers out in the same made-up worlds, so that luck is the same for both. */
export function compare(company: Company, view: SeatView<Race>, match: Match): Compared {
  const { seat } = view;
  if (seat === null) throw new Error('a spectator is asked nothing');
  const speech = new Speech(company, seat);
  const { better, other, worlds } = match;
  const [chances, others] = tryTogether(company, view, {
    answers: [better, other],
    ...match,
    onEnds: ([first, second]) => {
      if (first !== undefined && second !== undefined) speech.hear({ better: first, other: second });
    },
  });
  if (chances === undefined || others === undefined) throw new Error('two answers are compared');
  const chance = chances.reduce((sum, one) => sum + one, 0) / worlds;
  return { chance, worlds, reason: speech.loudest(), ...differenceOf(chances, others) };
}

/** How much better one answer is than another, without a reason. */
export function costOf(
  company: Company,
  view: SeatView<Race>,
  { better, other, ...trials }: Match,
): MeasuredGain {
  const [chances = [], others = []] = tryTogether(company, view, { answers: [better, other], ...trials });
  return differenceOf(chances, others);
}

interface Together extends Trials {
  readonly answers: readonly Answer[];
  readonly onEnds?: (ends: readonly State<Race>[]) => void;
}

/** The chance to win after each answer, by world; every answer in the same worlds. */
export function tryTogether(
  company: Company,
  view: SeatView<Race>,
  { answers, turns, worlds, onEnds }: Together,
): number[][] {
  const { seat } = view;
  if (seat === null) throw new Error('a spectator is asked nothing');
  const { rules, nature } = company;
  const until = view.public.turn + turns;
  const chances = answers.map((): number[] => []);
  for (let n = 0; n < worlds; n++) {
    const world = imagineWorld(company, view, seedFrom(company.chance));
    const ends = answers.map((answer) => raceOn(company, copy(rules, world), { seat, answer, until }));
    for (const [at, end] of ends.entries()) chances[at]?.push(chanceToWin(rules, end, seat, nature));
    onEnds?.(ends);
  }
  return chances;
}

/** How much better the first chances are, world by world. */
export function differenceOf(better: readonly number[], other: readonly number[]): MeasuredGain {
  const worlds = better.length;
  let [sum, squares] = [0, 0];
  for (const [world, chance] of better.entries()) {
    const gain = chance - (other[world] ?? 0);
    sum += gain;
    squares += gain * gain;
  }
  const difference = sum / worlds;
  const spread = Math.max(0, squares / worlds - difference * difference);
  const error = NORMAL * Math.sqrt(spread / Math.max(1, worlds - 1));
  return { difference, low: difference - error, high: difference + error };
}
