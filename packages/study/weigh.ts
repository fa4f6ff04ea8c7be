// Answers to one question, tried out in the same made-up worlds.

import { type Company, rehearse } from '@race/bots/search/rehearse.ts';
import { seedFrom } from '@race/bots/search/search.ts';
import { imagineWorld } from '@race/bots/search/worlds.ts';
import type { Answer, Race } from '@race/great-race';
import { copy, type SeatView } from '@race/kernel';

/** How an answer fared: the mean chance to win after it, and what it costs against the best one. */
export interface WeighedAnswer {
  readonly answer: Answer;
  readonly chance: number;
  readonly loss: number;
  /** Its loss is hardly less than this: 95 times in 100. */
  readonly least: number;
}

/** How closely answers are weighed. */
export interface Care {
  readonly worlds: number;
  /** After so many worlds only those go on that may still be among the best. */
  readonly firstLook: number;
  /** The turns that everybody races on for, this one included. */
  readonly turns: number;
}

const NORMAL = 1.64;
/** An answer that is worse by so many standard errors is taken to be worse. */
const SURELY = 3.5;

interface Trials {
  readonly answer: Answer;
  readonly chances: number[];
}

/** The answers, best first. Those that were given up after the first look keep what was found until then. */
export function weigh(
  company: Company,
  view: SeatView<Race>,
  answers: readonly Answer[],
  { worlds, firstLook, turns }: Care,
): WeighedAnswer[] {
  const trials = answers.map((answer): Trials => ({ answer, chances: [] }));
  let left = trials;
  for (let n = 0; n < worlds; n++) {
    tryAll(company, view, left, view.public.turn + turns);
    if ((n + 1) % firstLook === 0) left = stillPossible(left);
  }
  const best = bestOf(left);
  return trials
    .map(({ answer, chances }) => ({ answer, chance: mean(chances), ...lossOf(chances, best.chances) }))
    .sort((a, b) => a.loss - b.loss);
}

function tryAll(company: Company, view: SeatView<Race>, left: readonly Trials[], until: number): void {
  const { seat } = view;
  if (seat === null) throw new Error('a spectator is asked nothing');
  const world = imagineWorld(company, view, seedFrom(company.chance));
  for (const { answer, chances } of left)
    chances.push(rehearse(company, copy(company.rules, world), { seat, answer, until }));
}

function stillPossible(left: readonly Trials[]): Trials[] {
  const best = bestOf(left);
  return left.filter((one) => {
    const { loss, least } = lossOf(one.chances, best.chances);
    return one === best || loss - ((loss - least) / NORMAL) * SURELY <= 0;
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function bestOf(trials: readonly Trials[]): Trials {
  const [best] = trials.toSorted((a, b) => mean(b.chances) - mean(a.chances));
  if (best === undefined) throw new Error('there is nothing to choose');
  return best;
}

/** What is lost against the best answer in the worlds in which both were tried. */
function lossOf(chances: readonly number[], best: readonly number[]): { loss: number; least: number } {
  const losses = chances.map((chance, n) => (best[n] ?? 0) - chance);
  const loss = mean(losses);
  const spread = mean(losses.map((one) => (one - loss) ** 2));
  const error = Math.sqrt(spread / Math.max(1, losses.length - 1));
  return { loss, least: loss - NORMAL * error };
}
