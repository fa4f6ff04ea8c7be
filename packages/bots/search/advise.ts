import type { Answer, Race, RaceRules } from '@race/great-race';
import type { Ask } from '../base/bots.ts';
import type { ModuleKnowledge } from '../racer/module-knowledge.ts';
import { MOODS } from '../racer/prices.ts';
import { makeRacer } from '../racer/racer.ts';
import { type Compared, compare } from './compare.ts';
import { consider, type Habit } from './search.ts';

/** What a searching bot would answer, what it would answer else, and how much better the first is. */
export interface Advice extends Compared {
  readonly answer: Answer;
  readonly other: Answer;
}

const HABIT: Habit = { name: 'adviser', thinksAbout: () => true, rehearsals: 240, turns: 1, whim: 0 };
const WORLDS = 48;

export type Adviser = (ask: Ask<Race, RaceRules>) => Advice;

/** Thinks about a question as the champion does, and then about the best two answers once more. */
export function adviserWith(sense: ModuleKnowledge): Adviser {
  const nature = { moods: MOODS, sense };
  const racer = makeRacer(nature);
  return (ask) => {
    const company = { rules: ask.rules, nature, racer, chance: ask.chance };
    const [best, next] = consider(company, ask, { habit: HABIT, instinct: racer.choose(ask), least: 2 });
    if (best === undefined || next === undefined) throw new Error('there is nothing to choose');
    const { answer } = best;
    const match = { better: answer, other: next.answer, turns: HABIT.turns, worlds: WORLDS };
    const compared = compare(company, ask.view, match);
    // What looked better at first may not, the second time.
    return compared.difference >= 0
      ? { ...compared, answer, other: next.answer }
      : {
          ...compare(company, ask.view, { ...match, better: next.answer, other: answer }),
          answer: next.answer,
          other: answer,
        };
  };
}
