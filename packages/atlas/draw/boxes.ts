// What is written on the map as boxes, in its units: by them signs, flags and names keep off each other.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxAround = ({ x, y }: Spot, halfWidth: number, halfHeight: number): Bounds => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

export const shifted = ({ left, top, right, bottom }: Bounds, { x, y }: Spot): Bounds => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** How much of some boxes lies under others. */
export function covered(boxes: readonly Bounds[], others: readonly Bounds[]): number {
  let area = 0;
  for (const box of boxes)
    for (const other of others) {
      const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (width > 0 && height > 0) area += width * height;
    }
  return area;
}

/** The first of these choices that covers nothing, else the one that covers least. */
export function freest<X>(choices: readonly X[], coverage: (choice: X) => number): X | undefined {
  let [best, least] = [choices[0], Number.POSITIVE_INFINITY];
  for (const choice of choices) {
    const area = coverage(choice);
    if (area < least) [best, least] = [choice, area];
    if (least === 0) break;
  }
  return best;
}
