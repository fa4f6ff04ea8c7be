import { type Answered, fast, type Rules, type Types } from '@race/kernel';
import { type LawId, noChecks, seedFrom, type Tried, tryGame } from '@race/kernel/laws/index.ts';
import type { LabGame } from '../games/game.ts';
import { gameOf } from '../games/index.ts';

/** Random games until so many decisions are made; the last one is played to its end. */
export interface LawsJob {
  readonly game: string;
  readonly modules: readonly string[];
  readonly seed: number;
  readonly nth: number;
  readonly decisions: number;
}

/** A game that broke a law, with everything needed to repeat it. */
export interface Violation {
  readonly game: string;
  readonly law: LawId;
  readonly how: string;
  readonly after: number;
  readonly options: unknown;
  readonly hurry: number;
  readonly seed: number;
  readonly lines: readonly Answered[];
}

export interface LawsDone {
  readonly games: number;
  readonly decisions: number;
  readonly checks: Record<LawId, number>;
  readonly violations: readonly Violation[];
}

export function tryGames(job: LawsJob): LawsDone {
  return gameOf(job.game).open((game) => tryGamesOf(game, job));
}

export function tryGamesOf<T extends Types, R extends Rules<T>>(game: LabGame<T, R>, job: LawsJob): LawsDone {
  const dice = fast(job.seed, job.nth);
  const checks = noChecks();
  const violations: Violation[] = [];
  let games = 0;
  let decisions = 0;
  while (decisions < job.decisions) {
    const { options, hurry } = game.random(dice, job.modules);
    const rules = game.make(options);
    const tried: Tried<T> = tryGame(game.trial(rules, hurry), seedFrom(dice));
    games += 1;
    decisions += tried.decisions;
    for (const [law, count] of Object.entries(tried.checks)) checks[law as LawId] += count;
    if (tried.breach === null) continue;
    const { seed, lines } = tried;
    violations.push({ game: job.game, ...tried.breach, options, hurry, seed, lines });
    // A rule that fails at the first question would never reach the number of decisions.
    if (violations.length >= MOST_VIOLATIONS) break;
  }
  return { games, decisions, checks, violations };
}

const MOST_VIOLATIONS = 3;
