// The 99th percentile.

/** In milliseconds, in hundredths; null without values. */
export function p99(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.ceil(sorted.length * 0.99) - 1;
  const found = sorted[at];
  return found === undefined ? null : Math.round(found * 100) / 100;
}

/**
 * A client that waits for one answer sends no other meanwhile, so a server that stands still for seconds would be seen
 * only once. For each value the requests are added that would have been sent meanwhile, with the time they would have
 * waited.
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
