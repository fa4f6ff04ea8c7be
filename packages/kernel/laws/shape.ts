import { close } from '../play.ts';
import { view } from '../view.ts';
import { type Check, watchersOf } from './trial.ts';

/** A view holds what everybody knows and the seat's own things; nothing more. */
export const holdsNothingElse: Check = (trial, { g }) => {
  let held = 0;
  for (const watcher of watchersOf(trial.rules)) {
    const seen = view(trial.rules, close(g), watcher);
    const keys = Object.keys(seen).sort().join();
    if (keys !== 'own,public,ready,seat') return `a view has the parts ${keys}`;
    if ((seen.own === null) !== (watcher === null)) return 'only a seat has something of its own';
    const misplaced = trial.misplaced?.(seen) ?? null;
    if (misplaced !== null) return misplaced;
    held++;
  }
  return held;
};
