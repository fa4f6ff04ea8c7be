import type { Roads } from '@race/local';
import { routeAlong } from '@race/local/drive-routes.ts';

/**
 * The way a hand has drawn when it comes to a space: a legal one makes it longer, one it has passed already
 * makes it shorter, and over any other it waits.
 */
export function drawnTo(roads: Roads, drawn: readonly number[], space: number): readonly number[] {
  if (space === roads.from) return [];
  const passed = drawn.indexOf(space);
  if (passed >= 0) return drawn.slice(0, passed + 1);
  const longer = [...drawn, space];
  return routeAlong(roads, longer) === null ? drawn : longer;
}
