/** How often each number came up. Small, and two of them add up to one. */
export type Spread = { [value: number]: number };

export function count(spread: Spread, value: number, times = 1): void {
  spread[value] = (spread[value] ?? 0) + times;
}

export interface Summary {
  readonly mean: number;
  readonly least: number;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
  readonly most: number;
}

export function summary(spread: Spread): Summary {
  const sorted = Object.entries(spread)
    .map(([value, times]) => [Number(value), times] as const)
    .sort(([a], [b]) => a - b);
  let all = 0;
  let sum = 0;
  for (const [value, times] of sorted) {
    all += times;
    sum += value * times;
  }
  const at = (share: number): number => {
    let seen = 0;
    for (const [value, times] of sorted) {
      seen += times;
      if (seen >= share * all) return value;
    }
    return 0;
  };
  return {
    mean: all === 0 ? 0 : sum / all,
    least: at(0),
    p5: at(0.05),
    p50: at(0.5),
    p95: at(0.95),
    most: at(1),
  };
}
