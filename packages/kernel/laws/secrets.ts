import { chooseFrom, copyStreams, type Stream, streams } from '../chance.ts';
import type { Rules, State, Table, Types } from '../contract.ts';
import {
  asksInSecret,
  close,
  copy,
  fallback,
  isOver,
  legalActions,
  open,
  pending,
  play,
  why,
  withdraw,
} from '../play.ts';
import { includes, listSeats, only } from '../seats.ts';
import { heard, imagine, view } from '../view.ts';
import { happens, seedFrom } from './dice.ts';
import { type Check, type Trial, type Verdict, type Watcher, watchersOf } from './trial.ts';

/** How many answers two worlds are followed beside each other. */
const FOLLOWED = 60;
/** How many refusals are compared at each. */
const REFUSALS = 2;

/** Two worlds that differ in nothing their watcher can see. */
interface Pair<T extends Types> {
  readonly one: Table<T>;
  readonly other: Table<T>;
  readonly watcher: Watcher;
}

/**
 * Law 5: changing only what a seat cannot see changes no byte that it or a spectator receives, nor
 * how many, nor in what order. Both worlds get the same answers, as long as they are legal in both
 * and nobody shows the difference.
 */
export const keepsSecrets: Check = (trial, { g, dice }) => {
  if (trial.rules.askOnlyWhoCan || isOver(g)) return 0;
  const watcher = chooseFrom(dice, watchersOf(trial.rules));
  const twin = twinOf(trial, g, { watcher, dice });
  if (twin === null) return 0;
  const one = open(trial.rules, copy(trial.rules, close(g)), []);
  return follow(trial, { one, other: open(trial.rules, twin, []), watcher }, dice);
};

/** A twin as the game itself makes it, or a world imagined from what the watcher knows. */
function twinOf<T extends Types>(
  trial: Trial<T>,
  g: Table<T>,
  { watcher, dice }: { readonly watcher: Watcher; readonly dice: Stream },
): State<T> | null {
  const { rules } = trial;
  if (trial.twin !== undefined && happens(dice, 75)) return trial.twin(close(g), watcher, dice);
  // What others have sealed cannot be imagined alike, so only a round that nobody else has begun will do.
  if ((g.table.ready & ~(watcher === null ? 0 : only(watcher))) !== 0) return null;
  const made = streams(trial.streams, seedFrom(dice));
  const world = imagine(rules, view(rules, close(g), watcher), made);
  world.table.chance = copyStreams(g.table.chance);
  return world;
}

function follow<T extends Types>(trial: Trial<T>, pair: Pair<T>, dice: Stream): Verdict {
  const { one, other, watcher } = pair;
  for (let held = 0; ; held++) {
    const leak = leakTo(trial, pair, dice);
    if (leak !== null) return `${leak} ${nameOf(watcher)}, after ${held} further answers`;
    if (held === FOLLOWED || isOver(one)) return held + 1;
    const seat = chooseFrom(dice, listSeats(pending(trial.rules, one)));
    const answers = inBoth(legalActions(one, seat), legalActions(other, seat));
    if (answers.length === 0) return held + 1;
    const answer = trial.choose?.({ g: one, seat, answers, dice }) ?? chooseFrom(dice, answers);
    const isOut = trial.reveals?.(one, other, watcher) ?? never;
    one.events = [];
    other.events = [];
    play(one, seat, answer);
    play(other, seat, answer);
    if (JSON.stringify(one.table.chance) !== JSON.stringify(other.table.chance))
      return `chance is used otherwise in a world that differs in what ${nameOf(watcher)} cannot see`;
    if (isOut()) return held + 1;
  }
}

const never = (): boolean => false;

function inBoth<X>(some: readonly X[], others: readonly X[]): X[] {
  return some.filter((answer) => others.includes(answer));
}

const nameOf = (watcher: Watcher): string => (watcher === null ? 'a spectator' : `seat ${watcher}`);

/** What tells the two worlds apart, or null. */
function leakTo<T extends Types>(
  trial: Trial<T>,
  { one, other, watcher }: Pair<T>,
  dice: Stream,
): string | null {
  const { rules } = trial;
  if (pending(rules, one) !== pending(rules, other)) return 'who is asked shows something to';
  if (one.horizon !== other.horizon) return 'the way back shows something to';
  for (const seat of watcher === null ? [null] : [watcher, null]) {
    if (sees(one, seat) !== sees(other, seat)) return 'the view shows something to';
    if (hears(one, seat) !== hears(other, seat)) return 'what is told shows something to';
  }
  if (watcher === null) return null;
  const answers = legalActions(one, watcher);
  if (JSON.stringify(answers) !== JSON.stringify(legalActions(other, watcher)))
    return 'the answers show something to';
  if (answers.length > 0 && fallback(rules, close(one), watcher) !== fallback(rules, close(other), watcher))
    return 'the fallback shows something to';
  for (let n = 0; n < REFUSALS; n++) {
    const answer = chooseFrom(dice, trial.answers);
    if (refusal(rules, one, { watcher, answer }) !== refusal(rules, other, { watcher, answer }))
      return `the refusal of ${JSON.stringify(answer)} shows something to`;
  }
  return null;
}

const sees = <T extends Types>(g: Table<T>, watcher: Watcher): string =>
  JSON.stringify(view(g.rules, close(g), watcher));

const hears = <T extends Types>(g: Table<T>, watcher: Watcher): string =>
  JSON.stringify(heard<T>(g.events ?? [], watcher));

const refusal = <T extends Types>(
  rules: Rules<T>,
  g: Table<T>,
  of: { readonly watcher: number; readonly answer: T['answer'] },
): string => JSON.stringify(why(rules, close(g), of.watcher, of.answer));

/** Law 5 in a secret round: while it is open nobody sees what another has answered, nor whether, where that is hidden. */
export const keepsSealed: Check = (trial, { g, dice }) => {
  const { rules } = trial;
  const asked = listSeats(pending(rules, g));
  if (asked.length < 2 || !asksInSecret(rules, g)) return 0;
  const seat = chooseFrom(dice, asked);
  const answers = legalActions(g, seat);
  const [one, other] = [chooseFrom(dice, answers), chooseFrom(dice, answers)].map((answer) => {
    const world = open(rules, copy(rules, close(g)), []);
    play(world, seat, answer);
    return world;
  });
  if (one === undefined || other === undefined) return 0;
  const frame = g.public.stack.at(-1)?.kind ?? '';
  const isHidden = rules.frames[frame]?.question?.secret === 'ready is hidden';
  let held = 0;
  for (const watcher of watchersOf(rules)) {
    if (watcher === seat) continue;
    if (sees(one, watcher) !== sees(other, watcher)) return `a sealed answer shows to ${nameOf(watcher)}`;
    if (hears(one, watcher) !== '[]' || hears(other, watcher) !== '[]')
      return `a sealed answer is told to ${nameOf(watcher)}`;
    if (isHidden && sees(one, watcher) !== sees(g, watcher))
      return `${nameOf(watcher)} sees who has answered`;
    held++;
  }
  const back = withdraw(rules, close(one), seat);
  if (back === null || JSON.stringify(back) !== JSON.stringify(close(g)))
    return 'a sealed answer cannot be taken back';
  return includes(one.table.ready, seat) ? held : 'who has answered in secret is not ready';
};
