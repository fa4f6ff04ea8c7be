// A game while it is played. Which answers stand, and which can be taken back, is decided here and nowhere else.
import type {
  Answered,
  AppliedStep,
  PublicState,
  Refusal,
  Rules,
  Seat,
  State,
  Step,
  Types,
  Visibility,
} from './contract.ts';
import { applied, isOver, why, withdraw } from './play.ts';
import { BEHIND_THE_HORIZON } from './refuse.ts';

/** A line of the log. Never rewritten. */
export type Entry<T extends Types = Types> = Answered<T> | Undo;

/** That a seat took its last answer back; with `to`, that by consent of all only the first `to` answers still stand. */
export interface Undo {
  readonly seat: Seat;
  readonly undo: true;
  readonly to?: number;
}

/**
 * A game in play: its position, and the steps that stand as far as its owner holds them. A device holds all of them; a
 * server holds those since the information horizon, and reads the rest from its store.
 */
export interface GameInPlay<T extends Types> {
  readonly rules: Rules<T>;
  readonly holdsAll: boolean;
  state: State<T>;
  /** The last steps that stand: at least all since the horizon. */
  standing: AppliedStep<T>[];
  /** How many steps stand before these. */
  earlier: number;
}

/** A game before its first answer. It is played on this very state: copy it first if others hold it. */
export const openGame = <T extends Types>(
  rules: Rules<T>,
  state: State<T>,
  holdsAll: boolean,
): GameInPlay<T> => ({
  rules,
  holdsAll,
  state,
  standing: [],
  earlier: 0,
});

/** Plays an answer in place. Trusts that it is legal. */
export function advance<T extends Types>(game: GameInPlay<T>, given: Answered<T>): AppliedStep<T> {
  const step = applied(game.rules, game.state, given);
  game.standing.push(step);
  if (step.horizon && !game.holdsAll) {
    game.earlier += game.standing.length;
    game.standing = [];
  }
  return step;
}

/** What has to be known of a step to say who may take it back; without a visibility it is open. */
type Undoable = Pick<Step, 'seat' | 'horizon'> & { readonly visibility?: Visibility };

/** A position, and its last steps that stand: at least all since the horizon. */
interface Past {
  readonly state: { readonly public: PublicState };
  readonly standing: readonly Undoable[];
}

/** Which of the last steps a seat may take back by itself, or -1. Nothing is taken back in a finished game. TABLE-01. */
export const undoable = ({ state, standing }: Past, seat: Seat): number =>
  isOver(state) ? -1 : lastUndoable(standing, seat);

/** The same for a line of a log: older records have undos after the end. */
function lastUndoable(standing: readonly Undoable[], seat: Seat): number {
  const given = standing.findLastIndex((step) => step.seat === seat);
  const since = standing.slice(given);
  if (given < 0 || since.some((step) => step.horizon)) return -1;
  // Until the reveal nobody has built on a sealed answer, so it comes out from under the later ones.
  return since.length === 1 || isSealed(since[0]) ? given : -1;
}

/** Which of the last steps a seat may take back one after the other, the last one first. TABLE-01. */
export function takeable(past: Past, seat: Seat): number[] {
  const { standing } = past;
  const last = undoable(past, seat);
  if (last < 0) return [];
  // A sealed answer can be taken back from below later ones, but only by itself.
  if (last < standing.length - 1) return [last];
  const others = standing.findLastIndex((step) => step.seat !== seat || step.horizon);
  return standing.slice(others + 1).map((_, step) => last - step);
}

export const isSealed = ({ visibility = 'open' }: { visibility?: Visibility } = {}): boolean =>
  visibility !== 'open';

export type TakenBack =
  /** A sealed answer, at this place among the held steps, is gone. */
  | { readonly how: 'withdrawn'; readonly at: number }
  /** The answers that remain have to be played again, from the first position. */
  | { readonly how: 'again' }
  | { readonly how: 'refused'; readonly refusal: Refusal };

/** Takes answers back, as far as that can be done without those before them. */
export function takeBack<T extends Types>(game: GameInPlay<T>, { seat, to }: Undo): TakenBack {
  const { rules, state, standing, earlier } = game;
  // All have agreed to go back behind the horizon. TABLE-03.
  if (to !== undefined)
    return Number.isInteger(to) && to >= 0 && to < earlier + standing.length ? { how: 'again' } : REFUSED;
  const at = lastUndoable(standing, seat);
  if (at < 0) return REFUSED;
  const withdrawn = isSealed(standing[at]) ? withdraw(rules, state, seat) : null;
  if (withdrawn === null) return { how: 'again' };
  game.state = withdrawn;
  game.standing = standing.toSpliced(at, 1);
  return { how: 'withdrawn', at };
}

const REFUSED = { how: 'refused', refusal: BEHIND_THE_HORIZON } as const;

/** The answers that remain after an undo. */
export const remaining = <A extends { readonly seat: Seat }>(
  standing: readonly A[],
  { seat, to }: Undo,
): A[] =>
  to === undefined
    ? standing.toSpliced(
        standing.findLastIndex((past) => past.seat === seat),
        1,
      )
    : standing.slice(0, to);

/** The answers of a log that stand. Every line was legal when it was written. */
export function standingIn<L extends Entry>(log: readonly L[]): Exclude<L, Undo>[] {
  let standing: Exclude<L, Undo>[] = [];
  for (const line of log) {
    if (isAnswer(line)) standing.push(line);
    else if ('undo' in line) standing = remaining(standing, line);
  }
  return standing;
}

const isAnswer = <L extends Entry>(line: L): line is Exclude<L, Undo> => !('undo' in line);

/** A line without what its reader knows of it besides. */
export function bare<T extends Types>(entry: Entry<T>): Entry<T> {
  const { seat } = entry;
  if (!('undo' in entry)) return { seat, answer: entry.answer };
  return entry.to === undefined ? { seat, undo: true } : { seat, undo: true, to: entry.to };
}

/** Plays answers that stood, in place and one by one; whatever else is known of them comes with their steps. */
export function* playAgain<T extends Types, A extends Answered<T>>(
  game: GameInPlay<T>,
  answers: readonly A[],
): Generator<A & AppliedStep<T>, void> {
  for (const given of answers) {
    const refusal = why(game.rules, game.state, given.seat, given.answer);
    if (refusal !== null) throw new Error(`an answer that stood is refused: ${refusal.reason}`);
    yield { ...given, ...advance(game, given) };
  }
}

/** Runs a generator to its end. */
export function finish<X>(work: Generator<unknown, X>): X {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}
