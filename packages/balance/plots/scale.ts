/** As many steps as a small plot has room for. */
const MOST_STEPS = 4;
const ROUND = [1, 2, 5, 10];

/** Round values from nothing up to at least the most there is. */
export function scaleTo(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most / MOST_STEPS));
  const step = power * (ROUND.find((times) => times * power * MOST_STEPS >= most) ?? 10);
  const steps = Math.ceil(most / step);
  return Array.from({ length: steps + 1 }, (_, at) => at * step);
}
