// The recap of what happened after a line: the steps with the state after each, played again as one seat saw them.
import type { Race } from '@race/great-race';
import { heard, type Seat, step } from '@race/kernel';
import type { DeviceTable } from '@race/local';
import type { NewStep, Recap } from './protocol.ts';

/** Null where nothing was answered since. */
export function recapSince({ rules, history }: DeviceTable, seat: Seat, after: number): Recap | null {
  const { standing } = history;
  if (!Number.isInteger(after) || after < 0 || after >= standing.length) return null;
  let state = history.first;
  let before = state.public;
  const steps: NewStep[] = [];
  for (const [at, { seat: by, answer, events }] of standing.entries()) {
    if (at === after) before = state.public;
    const stepped = step<Race>(rules, state, by, answer);
    if (!stepped.ok) return null;
    state = stepped.state;
    if (at < after) continue;
    steps.push({
      line: at + 1,
      seat: by,
      isOwn: false,
      events: heard<Race>(events, seat),
      after: state.public,
    });
  }
  return { before, steps };
}
