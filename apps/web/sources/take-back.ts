// Undo at any table, on this device or online.
import type { Refusal } from '@race/kernel';
import { BEHIND_THE_HORIZON } from '@race/kernel/refuse.ts';

type Refused = { readonly ok: false; readonly refusal: Refusal };

/**
 * Takes the last answer back or, with `from`, the one at this line and all that the seat answered since. Lines that the
 * seat may not take back are refused as a whole. TABLE-01.
 */
export async function takeBackTo<X extends { readonly ok: boolean }>(
  takeable: readonly number[],
  from: number | undefined,
  undoOne: () => Promise<X>,
): Promise<X | Refused> {
  const steps = from === undefined ? 1 : takeable.indexOf(from) + 1;
  let outcome: X | Refused = { ok: false, refusal: BEHIND_THE_HORIZON };
  for (let step = 0; step < steps; step++) {
    outcome = await undoOne();
    if (!outcome.ok) break;
  }
  return outcome;
}
