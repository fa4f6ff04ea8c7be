export const meanOf = (values: readonly number[]): number =>
  values.reduce((all, one) => all + one, 0) / Math.max(1, values.length);

/** The slope of the least-squares line through these points; 0 for fewer than two. */
export function slopeOf(xs: readonly number[], ys: readonly number[]): number {
  const [middleX, middleY] = [meanOf(xs), meanOf(ys)];
  let together = 0;
  let spread = 0;
  for (const [at, x] of xs.entries()) {
    together += (x - middleX) * ((ys[at] ?? middleY) - middleY);
    spread += (x - middleX) ** 2;
  }
  return spread === 0 ? 0 : together / spread;
}
