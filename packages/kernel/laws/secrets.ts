import { chooseFrom, copyStreams, type Stream, streams } from '../chance.ts';
import type { State, Table, Types } from '../contract.ts';
import { close, copy, fallback, isOver, lateAnswer, legalActions, open, pending, play } from '../play.ts';
import { includes, listSeats, only } from '../seats.ts';
import { imagine, view } from '../view.ts';
import { happens, seedFrom } from './dice.ts';
import { hears, isOffered, isRefused, isSent, nameOf, sees } from './receives.ts';
import { type Check, type Moment, type Trial, type Verdict, type Watcher, watchersOf } from './trial.ts';

/** How many answers two worlds are followed beside each other; and from where it is delicate. */
const FOLLOWED = 60;
const FOLLOWED_CLOSELY = 6;
/** How many twins are looked at where it is delicate. */
const TWINS = 3;
/** How many refusals are compared at each position. */
const REFUSALS = 2;
/** How often the twin is one that the game makes, where it makes any; and how often chance differs too. */
const OWN_TWINS = 60;
const OTHER_CHANCE = 20;

/** Two worlds that differ in nothing their watcher can see. */
interface Pair<T extends Types> {
  readonly one: Table<T>;
  readonly other: Table<T>;
  readonly watcher: Watcher;
  /** Whether the streams of chance are the same; else the worlds part where chance is used. */
  readonly sameChance: boolean;
  /** False where others have sealed what the watcher cannot know: the worlds part at the next answer. */
  readonly mayFollow: boolean;
}

/**
 * Law 5: changing only what a seat cannot see changes no byte that it or a spectator receives, nor
 * how many, nor in what order. Both worlds get the same answers, as long as they are legal in both
 * and nobody shows the difference.
 */
export const keepsSecrets: Check = (trial, moment) => compare(trial, moment, FOLLOWED);

/** Law 5 again, at each position where hidden things are most likely to show. */
export const keepsSecretsClosely: Check = (trial, moment) => {
  if (trial.isDelicate?.(close(moment.g)) !== true) return 0;
  let held = 0;
  for (let n = 0; n < TWINS; n++) {
    const verdict = compare(trial, moment, FOLLOWED_CLOSELY);
    if (typeof verdict === 'string') return verdict;
    held += verdict;
  }
  return held;
};

function compare<T extends Types>(trial: Trial<T>, { g, dice }: Moment<T>, longest: number): Verdict {
  if (trial.rules.askOnlyWhoCan || isOver(g)) return 0;
  const watcher = chooseFrom(dice, watchersOf(trial.rules));
  const isOwn = trial.twin !== undefined && happens(dice, OWN_TWINS);
  const twin = isOwn ? trial.twin(close(g), watcher, dice) : imagined(trial, g, { watcher, dice });
  if (twin === null) return 0;
  const sameChance = isOwn || !happens(dice, OTHER_CHANCE);
  if (sameChance) twin.table.chance = copyStreams(g.table.chance);
  const others = g.table.ready & ~(watcher === null ? 0 : only(watcher));
  const one = open(trial.rules, copy(trial.rules, close(g)), []);
  const other = open(trial.rules, twin, []);
  return follow(
    trial,
    { one, other, watcher, sameChance, mayFollow: isOwn || others === 0 },
    { dice, longest },
  );
}

/** Any world that looks the same to the watcher. */
function imagined<T extends Types>(
  { rules, streams: names }: Trial<T>,
  g: Table<T>,
  { watcher, dice }: { readonly watcher: Watcher; readonly dice: Stream },
): State<T> {
  return imagine(rules, view(rules, close(g), watcher), streams(names, seedFrom(dice)));
}

function follow<T extends Types>(
  trial: Trial<T>,
  pair: Pair<T>,
  { dice, longest }: { readonly dice: Stream; readonly longest: number },
): Verdict {
  const { one, other, watcher } = pair;
  for (let held = 0; ; held++) {
    const leak = leakTo(trial, pair, dice);
    if (leak !== null) return `${leak} ${nameOf(watcher)}, after ${held} further answers`;
    if (held === longest || isOver(one) || !pair.mayFollow) return held + 1;
    const seat = chooseFrom(dice, listSeats(pending(trial.rules, one)));
    const answers = inBoth(legalActions(one, seat), legalActions(other, seat));
    if (answers.length === 0) return held + 1;
    const answer = trial.choose?.({ g: one, seat, answers, dice }) ?? chooseFrom(dice, answers);
    const isOut = trial.reveals?.(one, other, watcher) ?? never;
    const before = JSON.stringify(one.table.chance);
    one.events = [];
    other.events = [];
    play(one, seat, answer);
    play(other, seat, answer);
    const after = JSON.stringify(one.table.chance);
    // What was laid open may send the two worlds different ways; where it is the same in both, nothing else may.
    if (isOut() && !looksAlike(pair)) return held + 1;
    if (pair.sameChance && after !== JSON.stringify(other.table.chance))
      return `chance is used otherwise in a world that differs in what ${nameOf(watcher)} cannot see`;
    if (!pair.sameChance && before !== after) return held + 1;
  }
}

const never = (): boolean => false;

/** Whether the watcher, and everybody, sees and was told the same in both worlds. */
const looksAlike = <T extends Types>({ one, other, watcher }: Pair<T>): boolean =>
  [watcher, null].every(
    (seat) => sees(one, seat) === sees(other, seat) && hears(one, seat) === hears(other, seat),
  );

function inBoth<X>(some: readonly X[], others: readonly X[]): X[] {
  return some.filter((answer) => others.includes(answer));
}

/** What tells the two worlds apart, or null. */
function leakTo<T extends Types>(trial: Trial<T>, pair: Pair<T>, dice: Stream): string | null {
  const { rules } = trial;
  const { one, other, watcher } = pair;
  if (pair.mayFollow && pending(rules, one) !== pending(rules, other))
    return 'who is asked shows something to';
  if (one.horizon !== other.horizon) return 'the way back shows something to';
  for (const seat of watcher === null ? [null] : [watcher, null]) {
    if (sees(one, seat) !== sees(other, seat)) return 'the view shows something to';
    if (hears(one, seat) !== hears(other, seat)) return 'what is told shows something to';
    if (isSent(trial, one, seat) !== isSent(trial, other, seat)) return 'what is sent shows something to';
  }
  if (watcher === null) return null;
  if (isOffered(one, watcher) !== isOffered(other, watcher)) return 'the answers show something to';
  if (
    includes(pending(rules, one), watcher) &&
    fallback(rules, close(one), watcher) !== fallback(rules, close(other), watcher)
  )
    return 'the fallback shows something to';
  if (
    includes(pending(rules, one), watcher) &&
    lateAnswer(rules, close(one), watcher) !== lateAnswer(rules, close(other), watcher)
  )
    return 'the answer when time is up shows something to';
  for (let n = 0; n < REFUSALS; n++) {
    const answer = chooseFrom(dice, trial.answers);
    if (isRefused(one, watcher, answer) !== isRefused(other, watcher, answer))
      return `the refusal of ${JSON.stringify(answer)} shows something to`;
  }
  return null;
}
