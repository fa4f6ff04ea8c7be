import { streams } from '../chance.ts';
import type { Rules, Seat, State, Types } from '../contract.ts';
import { canonical, fingerprint } from '../fingerprint.ts';
import { asksInSecret, fallback, isOver, legalActions, open, pending, step, why, withdraw } from '../play.ts';
import { load, save } from '../save.ts';
import { includes, listSeats } from '../seats.ts';
import { heard, imagine, view } from '../view.ts';
import { deepFreeze, notPlainAt } from './plain.ts';
import {
  firstState,
  lastState,
  type Moment,
  mustStep,
  positions,
  type Reached,
  randomGame,
  type Trial,
} from './random-game.ts';

/**
 * What every game on the kernel must keep. A law plays one random game and says how it was broken,
 * or null. The numbers are those of the architecture.
 */
export type Law = <T extends Types>(trial: Trial<T>, seed: number) => string | null;

/** Law 1: a decision offers its deciders at least one answer, and everyone else none. */
export const offersAnswers: Law = (trial, seed) => {
  for (const state of positions(trial, seed)) {
    const breach = offersBreach(trial.rules, state);
    if (breach !== null) return breach;
  }
  return null;
};

function offersBreach<T extends Types>(rules: Rules<T>, state: State<T>): string | null {
  const asked = pending(rules, state);
  if ((asked === 0) !== isOver(state)) return 'a game waits for somebody exactly until it is over';
  if (asked >> rules.seats !== 0) return 'somebody is asked who is not at the table';
  for (let seat = 0; seat < rules.seats; seat++) {
    const answers = legalActions(open(rules, state), seat);
    if (!includes(asked, seat) && answers.length > 0) return `seat ${seat} is not asked and may answer`;
    if (!includes(asked, seat)) continue;
    if (answers.length === 0) return `seat ${seat} is asked and has no answer`;
    if (new Set(answers).size !== answers.length) return `seat ${seat} is offered an answer twice`;
    if (answers.some((answer) => why(rules, state, seat, answer) !== null))
      return 'an answer offered is refused';
    if (!answers.includes(fallback(rules, state, seat))) return `the fallback of seat ${seat} is not legal`;
    if (answers.some((answer) => rules.readAnswer(JSON.parse(JSON.stringify(answer))) !== answer)) {
      return 'an answer does not come back from the wire as the game’s own value';
    }
  }
  return null;
}

/** Law 2: saved as JSON and loaded anywhere, the game goes on the same. */
export const goesOnFromASave: Law = (trial, seed) => {
  const { rules } = trial;
  for (const { state, seat, answer, stepped } of randomGame(trial, seed)) {
    const hole = notPlainAt(stepped.state);
    if (hole !== null) return `${hole} is not plain`;
    const loaded = load(rules, save(rules, state));
    if (!loaded.ok) return `a saved position is refused: ${loaded.refusal.reason}`;
    const again = step(rules, loaded.value, seat, answer);
    if (canonical(again) !== canonical(stepped)) return 'a loaded position goes on otherwise';
  }
  const last = lastState(trial, seed);
  const loaded = load(rules, save(rules, last));
  return loaded.ok && canonical(loaded.value) === canonical(last) ? null : 'the last position is not kept';
};

/** Law 3: `step` leaves a frozen input untouched. */
export const leavesItsInput: Law = (trial, seed) => {
  const { rules } = trial;
  try {
    for (const { state, seat } of randomGame(trial, seed, deepFreeze)) {
      fallback(rules, state, seat);
      for (const ready of listSeats(state.table.ready)) withdraw(rules, state, ready);
    }
  } catch (error) {
    if (error instanceof TypeError) return `the input is written to: ${error.message}`;
    throw error;
  }
  return null;
};

/** Law 4: same options, seed and answers: the same game. */
export const isTheSameAgain: Law = (trial, seed) => {
  let state = firstState(trial, seed);
  const played = [...randomGame(trial, seed)];
  for (const { seat, answer, stepped } of played) {
    const again = step(trial.rules, state, seat, answer);
    if (!again.ok) return `played again, an answer is refused: ${again.refusal.reason}`;
    if (fingerprint(again) !== fingerprint(stepped)) return 'played again, it is another game';
    state = again.state;
  }
  return null;
};

/**
 * Law 5: changing only what a seat cannot see changes nothing that it receives. Each position is
 * held beside one made up from what the seat knows. Where an answer reveals something the two
 * must part; so only answers that reveal nothing are followed.
 */
export const tellsNoSecrets: Law = (trial, seed) => {
  if (trial.rules.askOnlyWhoCan) return null;
  let moment = 0;
  for (const played of randomGame(trial, seed)) {
    for (const watcher of watchers(trial.rules)) {
      const breach = secretBreach(trial, played, { watcher, seed: seed + ++moment });
      if (breach !== null) return `${breach}, to ${watcher === null ? 'a spectator' : `seat ${watcher}`}`;
    }
  }
  return null;
};

interface Watch {
  readonly watcher: Seat | null;
  readonly seed: number;
}

function secretBreach<T extends Types>(trial: Trial<T>, moment: Moment<T>, watch: Watch): string | null {
  const { rules } = trial;
  const { state, seat, answer, stepped } = moment;
  const { watcher } = watch;
  const twin = imagine(rules, view(rules, state, watcher), streams(trial.streams, watch.seed));
  const before = receives(trial, { state, events: [] }, watcher);
  if (receives(trial, { state: twin, events: [] }, watcher) !== before) return 'a hidden difference shows';
  if (stepped.horizon) return null;
  const after = receives(trial, stepped, watcher);
  if (why(rules, twin, seat, answer) === null) {
    const elsewhere = mustStep(rules, { state: twin, seat, answer });
    const differs = !elsewhere.horizon && receives(trial, elsewhere, watcher) !== after;
    if (differs) return 'an answer shows a hidden difference';
  }
  if (seat === watcher || !asksInSecret(rules, state)) return null;
  if (isReadyHidden(rules, state) && after !== before) return 'it shows who has answered';
  for (const other of legalActions(open(rules, state), seat)) {
    const otherwise = mustStep(rules, { state, seat, answer: other });
    if (receives(trial, otherwise, watcher) !== after) return 'a sealed answer shows';
  }
  return null;
}

const watchers = <T extends Types>(rules: Rules<T>): (Seat | null)[] => [
  null,
  ...Array.from({ length: rules.seats }, (_, seat) => seat),
];

const isReadyHidden = <T extends Types>(rules: Rules<T>, state: State<T>): boolean =>
  rules.frames[state.public.stack.at(-1)?.kind ?? '']?.question?.secret === 'ready is hidden';

/** Everything a seat is sent when a position is reached. */
function receives<T extends Types>(trial: Trial<T>, reached: Reached<T>, seat: Seat | null): string {
  const { rules } = trial;
  const { state, events } = reached;
  const answers = seat === null ? [] : legalActions(open(rules, state), seat);
  const sent = trial.sent?.(reached, seat) ?? null;
  return canonical({ view: view(rules, state, seat), answers, told: heard<T>(events, seat), sent });
}

/** Law 6: a world made up from a seat's view gives that same view, and can be played on. */
export const imaginesItsView: Law = (trial, seed) => {
  const { rules } = trial;
  let made = 0;
  for (const state of positions(trial, seed)) {
    for (const watcher of watchers(rules)) {
      const known = view(rules, state, watcher);
      const world = imagine(rules, known, streams(trial.streams, seed + ++made));
      if (canonical(view(rules, world, watcher)) !== canonical(known))
        return 'a made-up world looks otherwise';
      const breach = offersBreach(rules, world);
      if (breach !== null) return `in a made-up world ${breach}`;
    }
  }
  return null;
};

/** Law 8: a random game ends. */
export const ends: Law = (trial, seed) =>
  isOver(lastState(trial, seed)) ? null : `no end after ${trial.longest} answers`;

export const LAWS = {
  'law 1: a decision offers its deciders at least one answer and everyone else none': offersAnswers,
  'law 2: saved and loaded, the game goes on the same': goesOnFromASave,
  'law 3: a step leaves its input untouched': leavesItsInput,
  'law 4: the same seed and answers give the same game': isTheSameAgain,
  'law 5: nobody receives what they cannot see': tellsNoSecrets,
  'law 6: a world made up from a view gives that view': imaginesItsView,
  'law 8: a random game ends': ends,
} satisfies { readonly [law: string]: Law };
