// How a race came out for somebody, as the store keeps it.
import { FATES, type Fate, type Leaves } from '@race/protocol';
import type { PlacingRow } from '@race/store';

export interface KeptOutcome {
  readonly place: number;
  readonly arrived: boolean;
  readonly fate: Fate;
  readonly before: number;
  readonly after: number;
}

export const outcomeText = (outcome: KeptOutcome): string => JSON.stringify(outcome);

export function readOutcome({ outcome }: Pick<PlacingRow, 'outcome'>): KeptOutcome {
  const stored: KeptOutcome = JSON.parse(outcome);
  return { ...stored, fate: FATES.find((one) => one === stored.fate) ?? 'raced' };
}

/** The races that are looked at, and how many of them make a pattern. */
export const LOOKED_AT = 10;
const PATTERN = 3;

/** RATE-05: somebody who leaves again and again, by their last races; never for one, and finishing races mends it. */
export function leavesOf(last: readonly Pick<KeptOutcome, 'fate'>[]): Leaves | null {
  const counted = last.filter(({ fate }) => fate !== 'excused').slice(0, LOOKED_AT);
  const left = counted.filter(({ fate }) => fate === 'left').length;
  return left < PATTERN ? null : { left, of: counted.length };
}
