// Law 11: a device and a server make the same history of the same entries.
import { chooseFrom, fast, type Stream } from '../chance.ts';
import type { Answered, Types } from '../contract.ts';
import {
  advance,
  type Entry,
  finish,
  type GameInPlay,
  openGame,
  playAgain,
  standingIn,
  takeable,
  takeBack,
} from '../game-in-play.ts';
import { beginAt, type Fork, type History, write } from '../history.ts';
import { close, copy, isOver, legalActions, open, pending, why } from '../play.ts';
import { listSeats } from '../seats.ts';
import { below, happens, seedFrom } from './dice.ts';
import type { RandomGame } from './game.ts';
import type { Keep, Keeper, Trial, Verdict, Watcher } from './trial.ts';

/** A device: holds the whole history. */
export const onDevice = <T extends Types>(...[trial, origin]: Parameters<Keep<T>>): Keeper<T> => {
  let history = begun(trial, origin);
  return {
    write(entry) {
      const written = write(history, entry);
      if (!written.ok) return written.refusal;
      history = written.history;
      return null;
    },
    state: () => history.state,
    steps: () => ({ standing: history.standing, earlier: 0 }),
    answers: () => history.standing,
  };
};

/** A server: plays in place, holds the steps since the horizon, and has the log as text. It may be opened anew from that. */
export const onServer =
  <T extends Types>(opensEvery = Number.POSITIVE_INFINITY): Keep<T> =>
  (trial, origin) => {
    const { rules } = trial;
    const { first } = begun(trial, origin);
    const stored: string[] = [];
    const answers = () => standingIn(stored.map((text) => readLine(trial, text)));
    const opened = (): GameInPlay<T> => {
      const again = openGame(rules, copy(rules, first), false);
      finish(playAgain(again, answers()));
      return again;
    };
    let game = opened();
    return {
      write(entry) {
        const refusal = 'undo' in entry ? null : why(rules, game.state, entry.seat, entry.answer);
        if (refusal !== null) return refusal;
        const taken = 'undo' in entry ? takeBack(game, entry) : null;
        if (taken?.how === 'refused') return taken.refusal;
        stored.push(JSON.stringify(entry));
        if (taken?.how === 'again' || stored.length % opensEvery === 0) game = opened();
        else if (!('undo' in entry)) advance(game, entry);
        return null;
      },
      state: () => game.state,
      steps: () => game,
      answers,
    };
  };

function begun<T extends Types>(...[{ rules, streams }, origin]: Parameters<Keep<T>>): History<T> {
  const begins = beginAt<T>(rules, streams, origin);
  if (!begins.ok) throw new Error(`a game cannot begin: ${begins.refusal.reason}`);
  return begins.history;
}

function readLine<T extends Types>({ rules }: Pick<Trial<T>, 'rules'>, text: string): Entry<T> {
  const line: Entry<T> = JSON.parse(text);
  return 'undo' in line ? line : { seat: line.seat, answer: rules.readAnswer(line.answer) };
}

/** Far from the streams of the game, its players and the other checks. */
const KEEPERS = 3_000_017;
/** How many lines are written before and after a fork. */
const LINES = 40;
/** How often a line is an undo, going back by consent, or an answer that need not be legal. */
const UNDONE = 15;
const AGREED = 4;
const WILD = 4;

/** Writes the same random lines for all keepers: some from a moment of the game, and some from a fork of that. */
export function keepsOneHistory<T extends Types>(trial: Trial<T>, game: RandomGame<T>): Verdict {
  const dice = fast(game.seed, KEEPERS);
  const keeps = trial.keeps ?? [onDevice<T>, onServer<T>(), onServer<T>(3)];
  const entries = game.lines.slice(0, below(dice, game.lines.length));
  const fork: Fork = { seed: game.seed, entries, seat: someWatcher(trial, dice) };
  const origin = { seed: seedFrom(dice), ...(entries.length === 0 ? {} : { fork }) };
  const keepers = keeps.map((keep) => keep(trial, origin));
  const before = writeAll(trial, keepers, dice);
  const [first] = keepers;
  if (typeof before === 'string' || first === undefined || isOver(first.state())) return before;
  const seat = someWatcher(trial, dice);
  const seed = seedFrom(dice);
  const forked = keeps.map((keep, at) =>
    keep(trial, { seed, fork: { ...origin, entries: keepers[at]?.answers() ?? [], seat } }),
  );
  const after = writeAll(trial, forked, dice);
  return typeof after === 'string' ? `after a fork, ${after}` : before + after;
}

const someWatcher = <T extends Types>({ rules }: Trial<T>, dice: Stream): Watcher =>
  chooseFrom(dice, [null, ...Array.from({ length: rules.seats }, (_, seat) => seat)]);

function writeAll<T extends Types>(trial: Trial<T>, keepers: readonly Keeper<T>[], dice: Stream): Verdict {
  const [first, ...others] = keepers;
  if (first === undefined) return 0;
  let held = 0;
  for (let line = 0; line < LINES; line++) {
    const entry = someEntry(trial, first, dice);
    const [one, ...rest] = keepers.map((keeper) => JSON.stringify(keeper.write(entry)));
    const name = `after ${line} lines ${JSON.stringify(entry)}`;
    if (rest.some((refusal) => refusal !== one)) return `${name} is refused to one and not to another`;
    const fault = others.map((other) => difference(trial, first, other)).find((found) => found !== null);
    if (fault != null) return `${name} ${fault}`;
    held += others.length;
  }
  return held;
}

function someEntry<T extends Types>(trial: Trial<T>, keeper: Keeper<T>, dice: Stream): Entry<T> {
  const { rules, answers } = trial;
  const state = keeper.state();
  const asked = listSeats(pending(rules, state));
  const any = below(dice, rules.seats);
  const { standing, earlier } = keeper.steps();
  // One more than stand, and one less than none, are refused.
  if (happens(dice, AGREED))
    return { seat: any, undo: true, to: below(dice, earlier + standing.length + 3) - 1 };
  if (asked.length === 0 || happens(dice, UNDONE)) return { seat: any, undo: true };
  if (happens(dice, WILD)) return { seat: any, answer: chooseFrom(dice, answers) };
  const seat = chooseFrom(dice, asked);
  const g = open(rules, state);
  const offered = legalActions(g, seat);
  return { seat, answer: trial.choose?.({ g, seat, answers: offered, dice }) ?? chooseFrom(dice, offered) };
}

/** In what a keeper differs from one that holds everything; null for nothing. */
function difference<T extends Types>({ rules }: Trial<T>, whole: Keeper<T>, other: Keeper<T>): string | null {
  if (JSON.stringify(close(open(rules, whole.state()))) !== JSON.stringify(close(open(rules, other.state()))))
    return 'gives another position';
  const { standing: all } = whole.steps();
  const { standing: held, earlier } = other.steps();
  if (JSON.stringify(all.slice(earlier)) !== JSON.stringify(held)) return 'leaves other steps standing';
  if (JSON.stringify(whole.answers().map(answered)) !== JSON.stringify(other.answers().map(answered)))
    return 'leaves other answers standing';
  for (let seat = 0; seat < rules.seats; seat++) {
    const back = takeable({ state: other.state(), standing: held }, seat).map((at) => at + earlier);
    const wholeBack = takeable({ state: whole.state(), standing: all }, seat);
    if (`${back}` !== `${wholeBack}`) return `lets seat ${seat} take other answers back`;
    if (wholeBack.length > 0 && isOver(whole.state())) return `lets seat ${seat} take back after the end`;
  }
  return null;
}

const answered = <T extends Types>({ seat, answer }: Answered<T>): Answered<T> => ({ seat, answer });
