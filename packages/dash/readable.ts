import { areAnswersSound, copy, hasStateFields, open, type State } from '@race/kernel';
import type { DashCard } from './cards/card.ts';
import { makeDash } from './dash.ts';
import type { DashOptions } from './options.ts';
import type { Dash, DashRules, ReadableDash } from './state.ts';

/** The rules for one table, for programs that also load dashes that were saved. */
export function makeReadableDash(options: DashOptions, cards?: readonly DashCard[]): ReadableDash {
  const rules = makeDash(options, cards);
  return Object.assign(rules, { readState: (from: unknown) => readDashState(rules, from) });
}

/**
 * A dash that was saved while it waited for somebody or was over, its answers the game's own values; null when it has
 * another shape. Whether the rules could have led to it is not checked: no dash is taken from strangers.
 */
function readDashState(rules: DashRules, from: unknown): State<Dash> | null {
  if (!hasStateFields<Dash>(rules.fields, rules.seats, from)) return null;
  const state = copy<Dash>(rules, from);
  for (const own of state.seats) if (own.sealed !== null) own.sealed = rules.readAnswer(own.sealed);
  return areAnswersSound<Dash>(open<Dash>(rules, state)) ? state : null;
}
