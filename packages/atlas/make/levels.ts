// The progression track: bands of equal land distance to the destination.
import type { SpaceData } from '@race/great-race/board/data.ts';
import { stepsFrom } from '../bounds/ways.ts';
import { nearestCell } from './grid.ts';

/** The start and all that lies farther back is level 0; the destination is the highest. */
export function levelsTo(spaces: readonly SpaceData[], start: number, destination: number): number[] {
  const steps = stepsFrom(spaces, destination);
  const mainland = [...spaces.keys()].filter((space) => Number.isFinite(steps[space]));
  const whole = steps[start] ?? 0;
  return spaces.map((space, index) => {
    const own = steps[index] ?? Number.POSITIVE_INFINITY;
    return Math.max(0, whole - (Number.isFinite(own) ? own : stepsOfNearest(space)));
  });

  /** An island lies in the band of the mainland space nearest to it. */
  function stepsOfNearest({ x, y }: SpaceData): number {
    const candidates = mainland.map((index) => ({
      index,
      x: spaces[index]?.x ?? 0,
      y: spaces[index]?.y ?? 0,
    }));
    return steps[nearestCell(candidates, [x, y]).index] ?? 0;
  }
}
