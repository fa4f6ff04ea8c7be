import type { Answer, Race, RaceRules } from '@race/great-race';
import { chooseFrom, copy, type SeatView, type Stream } from '@race/kernel';
import type { Ask, RaceBot } from '../base/bots.ts';
import type { Nature } from '../racer/outlook.ts';
import { makeRacer } from '../racer/racer.ts';
import { type Company, rehearse } from './rehearse.ts';
import { imagineWorld } from './worlds.ts';

/** How a bot searches. */
export interface Habit {
  readonly name: string;
  /** Which questions it thinks about; the others it answers as a racer. */
  readonly thinksAbout: (kind: string) => boolean;
  /** Rehearsals a question, shared among its answers. */
  readonly rehearsals: number;
  /** Turns that a rehearsal goes on for, this one included. */
  readonly turns: number;
  /** How much worse than the best a plan may look and still be taken now and then, in chances to win. */
  readonly whim: number;
}

/** An answer and the result of its rehearsals. */
export interface TriedAnswer {
  readonly answer: Answer;
  total: number;
  times: number;
}

export const meanOf = ({ total, times }: TriedAnswer): number => (times === 0 ? 0 : total / times);

/**
 * A bot that tries its answers out in worlds its view allows, every answer in the same worlds. The
 * worse half is dropped again and again, so that most rehearsals go into the choice between the best.
 */
export function makeSearcher(habit: Habit, nature: Nature): RaceBot {
  const racer = makeRacer(nature);
  return {
    name: habit.name,
    choose(ask) {
      const kind = ask.view.public.stack.at(-1)?.kind ?? '';
      const instinct = racer.choose(ask);
      if (!habit.thinksAbout(kind) || ask.answers.length === 1) return instinct;
      const company = { rules: ask.rules, nature, racer, chance: ask.chance };
      return pick(consider(company, ask, { habit, instinct }), { habit, kind, chance: ask.chance });
    },
  };
}

interface Considering {
  readonly habit: Habit;
  readonly instinct: Answer;
  /** So many are left at least; the best alone when nothing is said. */
  readonly least?: number;
}

/** The answers that were left at the end, best first, and the instinctive one in any case. */
export function consider(
  company: Company,
  { view, answers, chance }: Ask<Race, RaceRules>,
  { habit, instinct, least = 1 }: Considering,
): TriedAnswer[] {
  let left = answers.map((answer): TriedAnswer => ({ answer, total: 0, times: 0 }));
  const rounds = Math.ceil(Math.log2(left.length));
  for (let round = 0; round < rounds; round++) {
    const worlds = Math.max(1, Math.floor(habit.rehearsals / rounds / left.length));
    for (let n = 0; n < worlds; n++) tryAll(company, view, { left, seed: seedFrom(chance), habit });
    const better = left.toSorted((a, b) => meanOf(b) - meanOf(a));
    const half = Math.max(least, Math.ceil(better.length / 2));
    left = better.filter(({ answer }, place) => place < half || answer === instinct);
  }
  return left.toSorted((a, b) => meanOf(b) - meanOf(a));
}

interface Round {
  readonly left: readonly TriedAnswer[];
  readonly seed: number;
  readonly habit: Habit;
}

/** Every answer that is left, once in the same world. */
function tryAll(company: Company, view: SeatView<Race>, { left, seed, habit }: Round): void {
  const { seat } = view;
  if (seat === null) throw new Error('a spectator is asked nothing');
  const world = imagineWorld(company, view, seed);
  const until = view.public.turn + habit.turns;
  for (const tried of left) {
    tried.total += rehearse(company, copy(company.rules, world), { seat, answer: tried.answer, until });
    tried.times += 1;
  }
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte);

const BYTES_A_SEED = 3;

export function seedFrom(chance: Stream): number {
  let seed = 0;
  for (let n = 0; n < BYTES_A_SEED; n++) seed = seed * BYTES.length + chooseFrom(chance, BYTES);
  return seed;
}

/** The best; of plans, which others try to guess, any that is nearly as good. */
function pick(
  tried: readonly TriedAnswer[],
  { habit, kind, chance }: { readonly habit: Habit; readonly kind: string; readonly chance: Stream },
): Answer {
  const [best] = tried;
  if (best === undefined) throw new Error('nothing was tried');
  if (kind !== 'plan') return best.answer;
  return chooseFrom(
    chance,
    tried.filter((one) => meanOf(one) >= meanOf(best) - habit.whim),
  ).answer;
}
