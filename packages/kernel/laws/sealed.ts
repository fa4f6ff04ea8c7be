import { chooseFrom } from '../chance.ts';
import type { Seat, Table, Types } from '../contract.ts';
import { asksInSecret, close, copy, legalActions, open, pending, play, withdraw } from '../play.ts';
import { includes, listSeats } from '../seats.ts';
import { hears, isOffered, isSent, nameOf, sees } from './receives.ts';
import { type Check, type Trial, type Watcher, watchersOf } from './trial.ts';

/** Law 5 in a secret round: while it is open nobody sees what another has answered, nor whether, where that is hidden. */
export const keepsSealed: Check = (trial, { g, dice }) => {
  const { rules } = trial;
  const asked = listSeats(pending(rules, g));
  if (asked.length < 2 || !asksInSecret(rules, g)) return 0;
  const seat = chooseFrom(dice, asked);
  const answers = legalActions(g, seat);
  const one = answered(g, seat, chooseFrom(dice, answers));
  const other = answered(g, seat, chooseFrom(dice, answers));
  let held = 0;
  for (const watcher of watchersOf(rules)) {
    if (watcher === seat) continue;
    const leak = sealedLeak(trial, { g, one, other }, watcher);
    if (leak !== null) return `${leak} ${nameOf(watcher)}`;
    held++;
  }
  const back = withdraw(rules, close(one), seat);
  if (back === null || JSON.stringify(back) !== JSON.stringify(close(g)))
    return 'a sealed answer cannot be taken back';
  return includes(one.table.ready, seat) ? held : 'who has answered in secret is not ready';
};

function answered<T extends Types>(g: Table<T>, seat: Seat, answer: T['answer']): Table<T> {
  const world = open(g.rules, copy(g.rules, close(g)), []);
  play(world, seat, answer);
  return world;
}

function sealedLeak<T extends Types>(
  trial: Trial<T>,
  { g, one, other }: { readonly g: Table<T>; readonly one: Table<T>; readonly other: Table<T> },
  watcher: Watcher,
): string | null {
  if (sees(one, watcher) !== sees(other, watcher)) return 'a sealed answer shows to';
  if (isSent(trial, one, watcher) !== isSent(trial, other, watcher)) return 'a sealed answer is sent to';
  if (hears(one, watcher) !== '[]' || hears(other, watcher) !== '[]') return 'a sealed answer is told to';
  if (watcher !== null && isOffered(one, watcher) !== isOffered(other, watcher))
    return 'a sealed answer shows in what is offered to';
  const kind = g.public.stack.at(-1)?.kind ?? '';
  if (trial.rules.frames[kind]?.question?.secret !== 'ready is hidden') return null;
  const quiet = open(g.rules, close(g), []);
  const isUnchanged =
    sees(one, watcher) === sees(g, watcher) && isSent(trial, one, watcher) === isSent(trial, quiet, watcher);
  return isUnchanged ? null : 'who has answered shows to';
}
