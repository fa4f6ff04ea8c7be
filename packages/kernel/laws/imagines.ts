import { chooseFrom, streams } from '../chance.ts';
import type { Table, Types } from '../contract.ts';
import { close, isOver, open, play } from '../play.ts';
import { imagine, view } from '../view.ts';
import { seedFrom } from './dice.ts';
import { unoffered } from './offers.ts';
import { someAnswer } from './resumes.ts';
import { type Check, type Moment, type Trial, watchersOf } from './trial.ts';

/** Law 6: a world made up from a seat's view gives that same view, and lacks nothing. */
export const imagines: Check = (trial, moment) => {
  const { g, dice } = moment;
  const watcher = chooseFrom(dice, watchersOf(trial.rules));
  const before = JSON.stringify(view(trial.rules, close(g), watcher));
  const world = worldOf(trial, moment, watcher);
  if (JSON.stringify(view(trial.rules, close(world), watcher)) !== before)
    return 'a made-up world looks otherwise';
  const missing = trial.missing?.(close(world)) ?? null;
  if (missing !== null) return `in a made-up world ${missing}`;
  const fault = unoffered(trial, world);
  return fault === null ? 1 : `in a made-up world ${fault}`;
};

/** Law 6: a world made up from a seat's view can be played to the end. */
export const playsOn: Check = (trial, moment) => {
  const watcher = chooseFrom(moment.dice, watchersOf(trial.rules));
  const world = worldOf(trial, moment, watcher);
  let given = 0;
  for (; !isOver(world); given++) {
    if (given > trial.longest) return `a made-up world does not end within ${trial.longest} answers`;
    const { seat, answer } = someAnswer({ g: world, dice: moment.dice });
    play(world, seat, answer);
  }
  const missing = trial.missing?.(close(world)) ?? null;
  return missing === null ? 1 : `at the end of a made-up world ${missing}`;
};

function worldOf<T extends Types>(trial: Trial<T>, { g, dice }: Moment<T>, watcher: number | null): Table<T> {
  const made = streams(trial.streams, seedFrom(dice));
  return open(trial.rules, imagine(trial.rules, view(trial.rules, close(g), watcher), made));
}
