/** A loop: it is called for every position. */
export function sum(list: readonly number[]): number {
  let total = 0;
  for (const one of list) total += one;
  return total;
}
