import { chooseFrom } from '../chance.ts';
import type { State, Table, Types } from '../contract.ts';
import { close, fallback, isOver, open, step, why, withdraw } from '../play.ts';
import { listSeats } from '../seats.ts';
import { view } from '../view.ts';
import { deepFreeze } from './plain.ts';
import { someAnswer } from './resumes.ts';
import { type Check, watchersOf } from './trial.ts';

/** Law 3: `step` and everything that only looks leave a frozen input untouched. */
export const leavesUntouched: Check = (trial, { g, dice }) => {
  if (isOver(g)) return 0;
  const { rules } = trial;
  const state = cloneOf(g);
  const before = JSON.stringify(state);
  deepFreeze(state);
  const { seat, answer } = someAnswer({ g: open(rules, state), dice });
  try {
    step(rules, state, seat, answer);
    fallback(rules, state, seat);
    why(rules, state, seat, chooseFrom(dice, trial.answers));
    for (const watcher of watchersOf(rules)) view(rules, state, watcher);
    for (const ready of listSeats(state.table.ready)) withdraw(rules, state, ready);
  } catch (error) {
    if (error instanceof TypeError) return `the input is written to: ${error.message}`;
    throw error;
  }
  return JSON.stringify(state) === before ? 1 : 'the input has changed';
};

/** A copy that owes nothing to the game's own way of copying; sealed answers stay the game's own values. */
function cloneOf<T extends Types>(g: Table<T>): State<T> {
  const clone: State<T> = JSON.parse(JSON.stringify(close(g)));
  for (const [seat, own] of clone.seats.entries()) own.sealed = g.seats[seat]?.sealed ?? null;
  return clone;
}
