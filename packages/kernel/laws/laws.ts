import { fast } from '../chance.ts';
import type { Answered, Types } from '../contract.ts';
import { isOver, legalActions, play } from '../play.ts';
import { conserves } from './conserves.ts';
import { answerRandom, beginRandom, type RandomGame, repeats } from './game.ts';
import { keepsOneHistory } from './history.ts';
import { imagines, playsOn } from './imagines.ts';
import { offers, reads, refuses } from './offers.ts';
import { resumes } from './resumes.ts';
import { keepsSealed } from './sealed.ts';
import { keepsSecrets, keepsSecretsClosely } from './secrets.ts';
import { holdsNothingElse } from './shape.ts';
import { type Check, LAW_IDS, type LawId, type Moment, type Trial, type Verdict } from './trial.ts';
import { closesTheWayBack } from './undo.ts';
import { leavesUntouched } from './untouched.ts';

interface Sampled {
  readonly law: LawId;
  /** It is checked at one position in so many. Primes, so that no two checks fall in step with each other or the game. */
  readonly every: number;
  readonly check: Check;
}

/**
 * The laws that are checked while a game goes on. What is cheap is checked everywhere; a pair of
 * worlds is followed for up to sixty answers, so one in a hundred still compares half of all positions.
 */
const CHECKS: readonly Sampled[] = [
  { law: '1', every: 1, check: offers },
  { law: '2', every: 53, check: resumes },
  { law: '3', every: 29, check: leavesUntouched },
  { law: '5', every: 61, check: keepsSecrets },
  { law: '5', every: 1, check: keepsSecretsClosely },
  { law: '5', every: 3, check: keepsSealed },
  { law: '6', every: 23, check: imagines },
  { law: '6', every: 4999, check: playsOn },
  { law: '7', every: 1, check: conserves },
  { law: 'undo', every: 7, check: closesTheWayBack },
  { law: 'why', every: 17, check: refuses },
  { law: 'wire', every: 31, check: reads },
  { law: 'shape', every: 59, check: holdsNothingElse },
];

/** The laws that are checked once a game is over. */
const WHOLE = [
  { law: '4', check: repeats },
  { law: '11', check: keepsOneHistory },
] as const;

export interface Breach {
  readonly law: LawId;
  readonly how: string;
  /** After how many answers. */
  readonly after: number;
}

/** What became of a random game under the laws. */
export interface Tried<T extends Types> {
  readonly seed: number;
  readonly lines: readonly Answered<T>[];
  readonly decisions: number;
  readonly checks: Readonly<Record<LawId, number>>;
  readonly breach: Breach | null;
}

export interface Trying {
  /** Which laws; all when left out. */
  readonly laws?: readonly LawId[];
  /** Checks everything at every position. Slow: for toys, and to look closely at one game. */
  readonly closely?: boolean;
}

/** Far from the streams of the game and its players. */
const CHECKERS = 2_000_003;

/** Plays a random game to its end under the laws; stops at the first breach. */
export function tryGame<T extends Types>(trial: Trial<T>, seed: number, trying: Trying = {}): Tried<T> {
  const checks = noChecks();
  const game = beginRandom(trial, seed);
  const tried = (breach: Breach | null): Tried<T> => ({
    seed,
    lines: game.lines,
    decisions: game.decisions,
    checks,
    breach,
  });
  const inspect = inspector(trial, game, { trying, checks });
  for (;;) {
    const breach = inspect() ?? (isOver(game.g) ? inspectWhole(trial, game, { trying, checks }) : null);
    if (breach !== null || isOver(game.g)) return tried(breach);
    if (game.lines.length >= trial.longest)
      return tried({ law: '8', how: `no end within ${trial.longest} answers`, after: game.lines.length });
    try {
      answerRandom(trial, game);
    } catch (error) {
      return tried({ law: '8', how: `a game breaks off: ${messageOf(error)}`, after: game.lines.length });
    }
  }
}

export const noChecks = (): Record<LawId, number> =>
  Object.fromEntries(LAW_IDS.map((law) => [law, 0])) as Record<LawId, number>;

interface Inspection {
  readonly trying: Trying;
  readonly checks: Record<LawId, number>;
}

function inspector<T extends Types>(trial: Trial<T>, game: RandomGame<T>, inspection: Inspection) {
  const { laws = LAW_IDS, closely = false } = inspection.trying;
  const moment: Moment<T> = { g: game.g, dice: fast(game.seed, CHECKERS) };
  const due = [...CHECKS, ...(trial.promises ?? [])]
    .filter(({ law }) => laws.includes(law))
    .map(({ law, every, check }) => ({ law, every: closely ? 1 : every, check }));
  // Each game begins elsewhere in the rhythm, so that short games are looked at all over too.
  let at = Math.abs(game.seed) % 4999;
  return (): Breach | null => {
    at += 1;
    for (const { law, every, check } of due) {
      if (at % every !== 0) continue;
      const breach = judge({ law, after: game.lines.length }, () => check(trial, moment), inspection.checks);
      if (breach !== null) return breach;
    }
    return null;
  };
}

/** Laws 4, 8 and 11 look at the game as a whole. */
function inspectWhole<T extends Types>(
  trial: Trial<T>,
  game: RandomGame<T>,
  inspection: Inspection,
): Breach | null {
  const { laws = LAW_IDS } = inspection.trying;
  if (laws.includes('8')) inspection.checks['8'] += 1;
  for (const { law, check } of WHOLE) {
    if (!laws.includes(law)) continue;
    const breach = judge({ law, after: game.lines.length }, () => check(trial, game), inspection.checks);
    if (breach !== null) return breach;
  }
  return null;
}

function judge(
  at: { readonly law: LawId; readonly after: number },
  check: () => Verdict,
  checks: Record<LawId, number>,
): Breach | null {
  try {
    const verdict = check();
    if (typeof verdict === 'string') return { ...at, how: verdict };
    checks[at.law] += verdict;
    return null;
  } catch (error) {
    return { ...at, how: `a check breaks off: ${messageOf(error)}` };
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const LOOKS = 100;

/** Follows the answers of a game as far as they are legal, and looks at one law again and again where they lead. */
export function lookClosely<T extends Types>(
  trial: Trial<T>,
  {
    seed,
    lines,
    law,
  }: { readonly seed: number; readonly lines: readonly Answered<T>[]; readonly law: LawId },
): Breach | null {
  const { g } = beginRandom(trial, seed);
  let after = 0;
  for (const { seat, answer } of lines) {
    if (!legalActions(g, seat).includes(answer)) break;
    play(g, seat, answer);
    after++;
  }
  const checks = [...CHECKS, ...(trial.promises ?? [])].filter((one) => one.law === law);
  for (let look = 0; look < LOOKS; look++)
    for (const { check } of checks) {
      const moment = { g, dice: fast(look, CHECKERS) };
      const breach = judge({ law, after }, () => check(trial, moment), noChecks());
      if (breach !== null) return breach;
    }
  return null;
}
