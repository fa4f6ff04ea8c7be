// The slowest one in a hundred of what was measured.

/** In milliseconds, in hundredths; of nothing it is null. */
export function p99(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.ceil(sorted.length * 0.99) - 1;
  const found = sorted[at];
  return found === undefined ? null : Math.round(found * 100) / 100;
}

/**
 * Whoever waits for one answer asks for no other meanwhile, so that a server that stands still for seconds is seen once
 * where it should be seen often. For each value the questions are added that would have been asked while it was waited
 * for, with what they would have waited.
 */
export function corrected(values: readonly number[], interval: number): number[] {
  const all: number[] = [];
  for (const value of values)
    for (
      let waited = value, isFirst = true;
      isFirst || waited > interval;
      waited -= interval, isFirst = false
    )
      all.push(waited);
  return all;
}
