import { exactly, isStranger, wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 7;

/** Characters are drawn, or chosen in seat order. DASH-SETUP-04. */
export const WAYS_TO_CAST = ['drawn', 'chosen'] as const;

/** What a table agrees on before a dash. */
export interface DashOptions {
  readonly players: number;
  readonly characters: (typeof WAYS_TO_CAST)[number];
  /** The version of the cards; released ones stay. */
  readonly data: number;
}

const DEFAULTS: DashOptions = { players: 4, characters: 'drawn', data: 1 };

export interface DashOptionFault {
  readonly option: string;
  readonly reason: 'unknown' | 'notAllowed';
}

export type ReadDashOptions =
  | { readonly ok: true; readonly options: DashOptions }
  | { readonly ok: false; readonly fault: DashOptionFault };

const OPTIONS: v.GenericSchema<unknown, DashOptions> = exactly({
  players: v.optional(wholeFrom(FEWEST_PLAYERS, MOST_PLAYERS), DEFAULTS.players),
  characters: v.optional(v.picklist(WAYS_TO_CAST), DEFAULTS.characters),
  data: v.optional(v.literal(DEFAULTS.data), DEFAULTS.data),
});

/** Reads options that came from outside; what is left out has its default. */
export function readDashOptions(from: unknown): ReadDashOptions {
  const read = v.safeParse(OPTIONS, from);
  if (read.success) return { ok: true, options: read.output };
  const [issue] = read.issues;
  return fault(v.getDotPath(issue) ?? 'options', isStranger(issue) ? 'unknown' : 'notAllowed');
}

const fault = (option: string, reason: DashOptionFault['reason']): ReadDashOptions => ({
  ok: false,
  fault: { option, reason },
});
