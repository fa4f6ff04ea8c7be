import type { Refusal } from './contract.ts';

/** A refusal: a key for the reader's language, the rule that says so, and what the sentence needs. */
export const no = (reason: string, rule: string, details: Refusal['with'] = {}): Refusal => ({
  reason,
  rule,
  with: details,
});

/** Undo stops at the information horizon, and at the end of a game. */
export const BEHIND_THE_HORIZON = no('undo.horizon', 'TABLE-01');
export const UNDO_AFTER_THE_END = no('undo.over', 'TABLE-01');

/** A file that is not taken, and why. TABLE-02: it is read whole or not at all. */
export const refuseFile = (
  reason: string,
  details: Refusal['with'] = {},
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: no(reason, 'TABLE-02', details),
});
