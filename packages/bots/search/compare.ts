import type { Answer, Race } from '@race/great-race';
import { copy, type SeatView } from '@race/kernel';
import { chanceToWin } from './judge.ts';
import { type AdviceReason, hear, loudest, type Speech } from './reasons.ts';
import { type Company, raceOn } from './rehearse.ts';
import { seedFrom } from './search.ts';
import { imagineWorld } from './worlds.ts';

/** Two answers to one question, and in how many worlds both are tried. */
interface Match {
  readonly better: Answer;
  readonly other: Answer;
  readonly turns: number;
  readonly worlds: number;
}

/** How much better one answer is than another, in chances to win. */
export interface Compared {
  /** The chance to win after the better answer. */
  readonly chance: number;
  readonly difference: number;
  /** Where the true difference lies, 95 times in 100. */
  readonly low: number;
  readonly high: number;
  readonly worlds: number;
  readonly reason: AdviceReason;
}

/** For 95 of 100. */
const NORMAL = 1.96;

/** Tries two answers out in the same made-up worlds, so that luck is the same for both. */
export function compare(company: Company, view: SeatView<Race>, match: Match): Compared {
  const { seat } = view;
  if (seat === null) throw new Error('a spectator is asked nothing');
  const { rules, nature } = company;
  const until = view.public.turn + match.turns;
  const speech: Speech = new Map();
  let [chances, sum, squares] = [0, 0, 0];
  for (let n = 0; n < match.worlds; n++) {
    const world = imagineWorld(company, view, seedFrom(company.chance));
    const other = raceOn(company, copy(rules, world), { seat, answer: match.other, until });
    const better = raceOn(company, world, { seat, answer: match.better, until });
    const chance = chanceToWin(rules, better, seat, nature);
    const gain = chance - chanceToWin(rules, other, seat, nature);
    chances += chance;
    sum += gain;
    squares += gain * gain;
    hear(company, speech, seat, { better, other });
  }
  const difference = sum / match.worlds;
  const spread = Math.max(0, squares / match.worlds - difference * difference);
  const error = NORMAL * Math.sqrt(spread / (match.worlds - 1));
  return {
    chance: chances / match.worlds,
    difference,
    low: difference - error,
    high: difference + error,
    worlds: match.worlds,
    reason: loudest(speech),
  };
}
