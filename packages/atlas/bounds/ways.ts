// Ways by land over a board: steps, cost, and ways that really differ.
import type { SpaceData } from '@race/great-race/board/data.ts';

export interface Way {
  readonly spaces: readonly number[];
  readonly cost: number;
}

/** Land steps from one space to every other; infinite where no land way leads. */
export function stepsFrom(spaces: readonly SpaceData[], origin: number): number[] {
  const steps = spaces.map(() => Number.POSITIVE_INFINITY);
  steps[origin] = 0;
  const queue = [origin];
  for (const at of queue) {
    for (const next of spaces[at]?.near ?? []) {
      if (Number.isFinite(steps[next])) continue;
      steps[next] = (steps[at] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** The cheapest way by land, where entering a space costs what `price` says. */
export function cheapestWay(
  spaces: readonly SpaceData[],
  ends: readonly [number, number],
  price: (space: number) => number,
): Way {
  const cost = spaces.map(() => Number.POSITIVE_INFINITY);
  const before = spaces.map(() => -1);
  const open = new Set<number>([ends[0]]);
  cost[ends[0]] = 0;
  while (open.size > 0) {
    const at = cheapest(open, cost);
    open.delete(at);
    for (const next of spaces[at]?.near ?? []) {
      const total = (cost[at] ?? 0) + price(next);
      if (total >= (cost[next] ?? 0) - 1e-9) continue;
      cost[next] = total;
      before[next] = at;
      open.add(next);
    }
  }
  return { spaces: traced(before, ends[1]), cost: cost[ends[1]] ?? Number.POSITIVE_INFINITY };
}

function cheapest(open: ReadonlySet<number>, cost: readonly number[]): number {
  let best = -1;
  for (const space of open) {
    if (best < 0 || (cost[space] ?? 0) < (cost[best] ?? 0)) best = space;
  }
  return best;
}

function traced(before: readonly number[], end: number): number[] {
  const way = [end];
  for (let at = before[end] ?? -1; at >= 0; at = before[at] ?? -1) way.unshift(at);
  return way;
}

/** The share of a way's inner spaces that another way uses too. */
export function overlap(a: Way, b: Way): number {
  const inner = a.spaces.slice(1, -1);
  const other = new Set(b.spaces);
  return inner.filter((space) => other.has(space)).length / Math.max(1, inner.length);
}

/**
 * Ways that pairwise share fewer than `share` of their spaces, cheapest first. Each search makes the
 * spaces of the ways already found dearer, more and more, until a way keeps clear of them.
 */
export function differentWays(
  spaces: readonly SpaceData[],
  ends: readonly [number, number],
  { price, share, count }: { price: (space: number) => number; share: number; count: number },
): Way[] {
  const found: Way[] = [];
  while (found.length < count) {
    const next = nextWay(spaces, ends, { price, share, found });
    if (!next) return found;
    found.push(next);
  }
  return found;
}

function nextWay(
  spaces: readonly SpaceData[],
  ends: readonly [number, number],
  { price, share, found }: { price: (space: number) => number; share: number; found: readonly Way[] },
): Way | null {
  const used = new Map<number, number>();
  for (const way of found) for (const space of way.spaces) used.set(space, (used.get(space) ?? 0) + 1);
  for (let surcharge = 0; surcharge <= 4; surcharge += 0.1) {
    const way = cheapestWay(spaces, ends, (space) => price(space) + surcharge * (used.get(space) ?? 0));
    if (found.some((other) => overlap(way, other) >= share)) continue;
    return { spaces: way.spaces, cost: way.spaces.slice(1).reduce((sum, space) => sum + price(space), 0) };
  }
  return null;
}
