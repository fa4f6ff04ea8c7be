import type { Refusal } from '@race/kernel';

/** A refusal: a key for the reader's language, the rule that says so, and what the sentence needs. */
export const no = (reason: string, rule: string, details: Refusal['with'] = {}): Refusal => ({
  reason,
  rule,
  with: details,
});
