/** A network of one hidden layer that gives a crew one figure for its prospects. */
export interface ValueNetwork {
  readonly inputs: number;
  readonly hidden: number;
  /** By hidden unit: its weights, its bias, and what it counts for. */
  readonly weights: readonly number[];
  readonly biases: readonly number[];
  readonly counts: readonly number[];
}

/** Hidden units, kept for training. */
export function activate(
  { inputs, hidden, weights, biases }: ValueNetwork,
  traits: ArrayLike<number>,
): number[] {
  const units = new Array<number>(hidden);
  for (let unit = 0; unit < hidden; unit++) {
    let sum = biases[unit] ?? 0;
    const base = unit * inputs;
    for (let i = 0; i < inputs; i++) sum += (weights[base + i] ?? 0) * (traits[i] ?? 0);
    units[unit] = Math.max(0, sum);
  }
  return units;
}

export function prospect(network: ValueNetwork, units: readonly number[]): number {
  let sum = 0;
  for (let unit = 0; unit < network.hidden; unit++) sum += (units[unit] ?? 0) * (network.counts[unit] ?? 0);
  return sum;
}

/** What prospects say of who will win: a chance for each, all of them 1 together. */
export function chancesFrom(prospects: readonly number[]): number[] {
  const highest = Math.max(...prospects);
  const odds = prospects.map((one) => Math.exp(one - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}
