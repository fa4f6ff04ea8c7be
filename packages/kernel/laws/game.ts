import { chooseFrom, fast, type Stream, streams } from '../chance.ts';
import type { Answered, State, Table, Types } from '../contract.ts';
import { fingerprint } from '../fingerprint.ts';
import { close, isOver, legalActions, open, pending, play, start, step } from '../play.ts';
import { listSeats } from '../seats.ts';
import type { Trial, Verdict } from './trial.ts';

/** A random game in the making: its table, its players' dice, and all that was answered. */
export interface RandomGame<T extends Types> {
  readonly g: Table<T>;
  readonly seed: number;
  readonly players: Stream;
  readonly lines: Answered<T>[];
  /** How many of the answers had an alternative. */
  decisions: number;
  /** What each answer told, and what some positions were, to be compared when it is played again. */
  readonly told: string[];
  readonly prints: Map<number, string>;
}

/** Far from the streams that the games themselves take from the same seed. */
const PLAYERS = 1_000_003;
/** How often the position itself is noted. */
const NOTED = 41;

const firstState = <T extends Types>(trial: Trial<T>, seed: number): State<T> =>
  start(trial.rules, streams(trial.streams, seed));

export function beginRandom<T extends Types>(trial: Trial<T>, seed: number): RandomGame<T> {
  return {
    g: open(trial.rules, firstState(trial, seed), []),
    seed,
    players: fast(seed, PLAYERS),
    lines: [],
    decisions: 0,
    told: [],
    prints: new Map(),
  };
}

/** Lets one of those who are asked answer. */
export function answerRandom<T extends Types>(trial: Trial<T>, game: RandomGame<T>): void {
  const { g, players: dice } = game;
  const seat = chooseFrom(dice, listSeats(pending(trial.rules, g)));
  const answers = legalActions(g, seat);
  const answer = trial.choose?.({ g, seat, answers, dice }) ?? chooseFrom(dice, answers);
  if (answers.length > 1) game.decisions += 1;
  game.lines.push({ seat, answer });
  g.events = [];
  play(g, seat, answer);
  game.told.push(JSON.stringify(g.events));
  if (game.lines.length % NOTED === 0 || isOver(g)) game.prints.set(game.lines.length, fingerprint(close(g)));
}

/** Law 4: same options, seed and answers: the same game. It is played again by pure steps. */
export function repeats<T extends Types>(trial: Trial<T>, game: RandomGame<T>): Verdict {
  let state = firstState(trial, game.seed);
  for (const [at, { seat, answer }] of game.lines.entries()) {
    const stepped = step(trial.rules, state, seat, answer);
    if (!stepped.ok) return `played again, answer ${at + 1} is refused: ${stepped.refusal.reason}`;
    state = stepped.state;
    if (JSON.stringify(stepped.events) !== game.told[at])
      return `played again, answer ${at + 1} tells other things`;
    const print = game.prints.get(at + 1);
    if (print !== undefined && print !== fingerprint(state))
      return `played again, answer ${at + 1} gives another position`;
  }
  return game.lines.length;
}
