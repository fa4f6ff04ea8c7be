import type { Answer, Race, RaceRules } from '@race/great-race';
import { copy, type Seat, type SeatView, type State } from '@race/kernel';
import type { Ask, RaceBot } from '../base/bots.ts';
import type { Nature } from '../racer/outlook.ts';
import { type Company, raceOn } from './rehearse.ts';
import { seedFrom } from './search.ts';
import { imagineWorld } from './worlds.ts';

/** How likely a seat is to win from a position. */
export type Judge = (rules: RaceRules, state: State<Race>, seat: Seat, nature: Nature) => number;

export interface Thought {
  /** The answers that are tried. */
  readonly candidates: readonly Answer[];
  /** How much is tried, in answers that are given in rehearsals; a rehearsal itself counts for some. */
  readonly steps: number;
  /** Turns that a rehearsal goes on for, this one included. */
  readonly turns: number;
  readonly judge: Judge;
}

/** An answer, and what came of it in each world. */
export interface RehearsedAnswer {
  readonly answer: Answer;
  readonly chances: number[];
  total: number;
}

/** To copy a world and to judge its end takes as long as so many answers. */
const STEPS_A_REHEARSAL = 6;
/** After so many worlds it is looked for the first time who is clearly worse. */
const FIRST_LOOK = 8;
/** Clearly worse: by so many standard errors. */
const CLEARLY = 3;

export const meanChance = ({ total, chances }: RehearsedAnswer): number =>
  total / Math.max(1, chances.length);

/**
 * Tries answers out in worlds that the view allows, every answer in the same ones. The worse half is dropped again and
 * again, and at any time what is clearly worse than the best: most rehearsals go into the choice between the best ones.
 * How long it takes is counted in steps, so that it is about the same for every question and the same on any machine.
 * Gives those that were left, best first.
 */
export function think(
  company: Company,
  { view, chance }: Ask<Race, RaceRules>,
  thought: Thought,
): RehearsedAnswer[] {
  const { seat } = view;
  if (seat === null) throw new Error('a spectator is asked nothing');
  const stepping = countSteps(company.racer);
  const trial = { company: { ...company, racer: stepping.bot }, view, seat, thought };
  let left = thought.candidates.map((answer): RehearsedAnswer => ({ answer, chances: [], total: 0 }));
  const rounds = Math.ceil(Math.log2(left.length));
  for (let round = 1; round <= rounds && left.length > 1; round++) {
    const until = (thought.steps * round) / rounds;
    do {
      const before = stepping.steps();
      tryAll(trial, left, seedFrom(chance));
      stepping.add(left.length * STEPS_A_REHEARSAL);
      left = withoutTheClearlyWorse(left);
      // A world is not begun that would be far too much.
      if (stepping.steps() + (stepping.steps() - before) / 2 > until) break;
    } while (left.length > 1);
    if (round < rounds) left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left;
}

interface TrialOf {
  readonly company: Company;
  readonly view: SeatView<Race>;
  readonly seat: Seat;
  readonly thought: Thought;
}

/** Every answer that is left, once in the same world. */
function tryAll(
  { company, view, seat, thought }: TrialOf,
  left: readonly RehearsedAnswer[],
  seed: number,
): void {
  const { rules, nature } = company;
  const world = imagineWorld(company, view, seed);
  const until = view.public.turn + thought.turns;
  for (const tried of left) {
    const end = raceOn(company, copy(rules, world), { seat, answer: tried.answer, until });
    const chance = thought.judge(rules, end, seat, nature);
    tried.chances.push(chance);
    tried.total += chance;
  }
}

/** Best first, without those that are clearly worse than the best in the same worlds. */
function withoutTheClearlyWorse(left: readonly RehearsedAnswer[]): RehearsedAnswer[] {
  const sorted = left.toSorted((a, b) => b.total - a.total);
  const [best] = sorted;
  if (best === undefined || best.chances.length < FIRST_LOOK) return sorted;
  return sorted.filter((one) => one === best || !isClearlyWorse(one, best));
}

function isClearlyWorse(one: RehearsedAnswer, best: RehearsedAnswer): boolean {
  const worlds = one.chances.length;
  const mean = (best.total - one.total) / worlds;
  let squares = 0;
  for (let n = 0; n < worlds; n++) {
    const off = (best.chances[n] as number) - (one.chances[n] as number) - mean;
    squares += off * off;
  }
  // One world that differs is no proof, however sure the others are.
  return mean * mean * worlds * (worlds - 1) > CLEARLY * CLEARLY * (squares + mean * mean);
}

/** The same bot, with a counter of its answers. */
function countSteps(bot: RaceBot) {
  let steps = 0;
  return {
    bot: {
      name: bot.name,
      choose(ask: Ask<Race, RaceRules>) {
        steps += 1;
        return bot.choose(ask);
      },
    },
    steps: () => steps,
    add(more: number) {
      steps += more;
    },
  };
}
