// A drive acted out: where the vehicle is at any part of its way, and where its nose points.
import type { Parked } from '@race/atlas/draw/parking.ts';
import type { MapPoint } from './camera.ts';
import type { Leg } from './way.ts';

/** Steeper than this a vehicle keeps its nose where it was. */
const STEEP = 6;

export const looksLeft = (from: MapPoint, to: MapPoint, before: boolean): boolean =>
  Math.abs(to.x - from.x) < STEEP ? before : to.x < from.x;

export const lengthOf = (way: readonly Leg[]): number => way.reduce((sum, { time }) => sum + time, 0);

/** Where the vehicle is after a part of its time, and what is left of its way. */
export function partWay(
  from: MapPoint,
  way: readonly Leg[],
  time: number,
): { at: MapPoint; rest: readonly Leg[] } {
  let [here, left] = [from, time];
  for (const [index, leg] of way.entries()) {
    if (left < leg.time) {
      const part = left / leg.time;
      const at = { x: here.x + (leg.to.x - here.x) * part, y: here.y + (leg.to.y - here.y) * part };
      return { at, rest: [{ to: leg.to, time: leg.time - left }, ...way.slice(index + 1)] };
    }
    left -= leg.time;
    here = leg.to;
  }
  return { at: here, rest: [] };
}

/** The vehicle along its way, from one size to the other; and its nose, which turns where a leg begins. */
export function framesOf(
  from: Parked,
  way: readonly Leg[],
  to: Parked,
  before: boolean,
): { drive: Keyframe[]; turn: Keyframe[] } {
  const all = lengthOf(way);
  const drive: Keyframe[] = [
    { transform: transformOf(from), offset: 0, easing: way.length > 1 ? 'ease-in' : 'ease-in-out' },
  ];
  const turn: Keyframe[] = [];
  let [gone, left, here]: [number, boolean, MapPoint] = [0, before, from];
  for (const [index, leg] of way.entries()) {
    left = looksLeft(here, leg.to, left);
    turn.push({ transform: left ? 'scaleX(-1)' : 'none', offset: gone / all, easing: 'steps(1, end)' });
    gone += leg.time;
    const spot = index === way.length - 1 ? to : { ...leg.to, size: from.size };
    const easing = index === way.length - 2 ? 'ease-out' : 'linear';
    drive.push({ transform: transformOf(spot), offset: Math.min(1, gone / all), easing });
    here = leg.to;
  }
  turn.push({ transform: left ? 'scaleX(-1)' : 'none', offset: 1 });
  return { drive, turn };
}

export const transformOf = ({ x, y, size }: Omit<Parked, 'isCrowded'>): string =>
  `translate(${x}px, ${y}px) scale(${size})`;
