import { chooseFrom } from '../chance.ts';
import type { Types } from '../contract.ts';
import { close, copy, isOver, legalActions, open, pending, play } from '../play.ts';
import { load, save } from '../save.ts';
import { listSeats } from '../seats.ts';
import { notPlainAt } from './plain.ts';
import type { Check, Moment } from './trial.ts';

/** How many answers a loaded game is followed beside the one it was saved from. */
const FOLLOWED = 12;

/** Law 2: saved as JSON and loaded anywhere, the game goes on the same. */
export const resumes: Check = (trial, { g, dice }) => {
  const { rules } = trial;
  const hole = notPlainAt(close(g));
  if (hole !== null) return `${hole} is not plain`;
  const text = save(rules, close(g));
  const loaded = load(rules, text);
  if (!loaded.ok) return `a saved position is refused: ${loaded.refusal.reason}`;
  if (save(rules, loaded.value) !== text) return 'a loaded position is another one';
  const one = open(rules, copy(rules, close(g)), []);
  const other = open(rules, loaded.value, []);
  let held = 1;
  for (; held <= FOLLOWED && !isOver(one); held++) {
    const { seat, answer } = someAnswer({ g: one, dice });
    if (!legalActions(other, seat).includes(answer))
      return `after loading, ${JSON.stringify(answer)} is not offered`;
    play(one, seat, answer);
    play(other, seat, answer);
  }
  if (JSON.stringify(one.events) !== JSON.stringify(other.events))
    return 'after loading, other things are told';
  if (JSON.stringify(close(one)) !== JSON.stringify(close(other)))
    return 'a loaded position goes on otherwise';
  return held;
};

/** Any answer of any seat that is asked. */
export function someAnswer<T extends Types>({ g, dice }: Moment<T>) {
  const seat = chooseFrom(dice, listSeats(pending(g.rules, g)));
  return { seat, answer: chooseFrom(dice, legalActions(g, seat)) };
}
