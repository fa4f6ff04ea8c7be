import type { DashCard } from './cards/card.ts';
import { makeDash } from './dash.ts';
import type { DashOptions } from './options.ts';
import { readDashState } from './read-state.ts';
import type { ReadableDash } from './state.ts';

/** The rules for one table, for programs that also take up positions from outside. */
export function makeReadableDash(options: DashOptions, cards?: readonly DashCard[]): ReadableDash {
  const rules = makeDash(options, cards);
  return Object.assign(rules, { readState: (from: unknown) => readDashState(rules, from) });
}
