import { chooseFrom, fast, streams } from '../chance.ts';
import type { Answered, Rules, State, Types } from '../contract.ts';
import { isOver, legalActions, open, pending, type Stepped, start, step } from '../play.ts';
import { listSeats } from '../seats.ts';

/** A game on trial: its rules, and what they need to be played. */
export interface Trial<T extends Types> {
  readonly rules: Rules<T>;
  readonly streams: readonly string[];
  /** No game takes more answers than this. */
  readonly longest: number;
}

export type Taken<T extends Types> = Extract<Stepped<T>, { ok: true }>;

/** An answer of a random game: the position it was given in, and what became of it. */
export interface Moment<T extends Types> extends Answered<T> {
  readonly state: State<T>;
  readonly stepped: Taken<T>;
}

/** Far from the streams that the games themselves take from the same seed. */
const PLAYERS = 1_000_003;

const firstState = <T extends Types>(trial: Trial<T>, seed: number): State<T> =>
  start(trial.rules, streams(trial.streams, seed));

/** Plays at random, to the end of the game, or up to the limit of answers. */
export function* randomGame<T extends Types>(trial: Trial<T>, seed: number): Generator<Moment<T>, State<T>> {
  const { rules, longest } = trial;
  const dice = fast(seed, PLAYERS);
  let state = firstState(trial, seed);
  for (let given = 0; given < longest && !isOver(state); given++) {
    const asked = listSeats(pending(rules, state));
    if (asked.length === 0) return state;
    const seat = chooseFrom(dice, asked);
    const answers = legalActions(open(rules, state), seat);
    if (answers.length === 0) return state;
    const answer = chooseFrom(dice, answers);
    const stepped = mustStep(rules, { state, seat, answer });
    yield { state, seat, answer, stepped };
    state = stepped.state;
  }
  return state;
}

/** The position a random game comes to. */
export function lastState<T extends Types>(trial: Trial<T>, seed: number): State<T> {
  const game = randomGame(trial, seed);
  for (;;) {
    const next = game.next();
    if (next.done === true) return next.value;
  }
}

/** Every position of a random game, the first and the last included. */
export function* positions<T extends Types>(trial: Trial<T>, seed: number): Generator<State<T>> {
  yield firstState(trial, seed);
  for (const { stepped } of randomGame(trial, seed)) yield stepped.state;
}

/** Steps where a refusal would be a mistake. */
export function mustStep<T extends Types>(
  rules: Rules<T>,
  { state, seat, answer }: Pick<Moment<T>, 'state' | 'seat' | 'answer'>,
): Taken<T> {
  const stepped = step(rules, state, seat, answer);
  if (!stepped.ok) throw new Error(`refused to seat ${seat}: ${stepped.refusal.reason}`);
  return stepped;
}
