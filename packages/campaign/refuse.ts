import type { Refusal } from '@race/kernel';

/** A campaign that is not taken, and why. TABLE-02: a file is read whole or not at all. */
export const refuse = (reason: string, details: Refusal['with']): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { reason, rule: 'TABLE-02', with: details },
});
