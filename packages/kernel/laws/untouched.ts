import { chooseFrom } from '../chance.ts';
import { close, copy, fallback, isOver, open, step, why, withdraw } from '../play.ts';
import { listSeats } from '../seats.ts';
import { deepFreeze } from '../testing/plain.ts';
import { view } from '../view.ts';
import { someAnswer } from './resumes.ts';
import { type Check, watchersOf } from './trial.ts';

/** Law 3: `step` and everything that only looks leave a frozen input untouched. */
export const leavesUntouched: Check = (trial, { g, dice }) => {
  if (isOver(g)) return 0;
  const { rules } = trial;
  const state = copy(rules, close(g));
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
