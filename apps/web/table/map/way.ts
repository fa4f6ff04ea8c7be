// The drive of a vehicle in one moment: its route as spots on the map, and its motion along it. Fetched before the first drive.
import { groundOf, type Parked } from '@race/atlas/draw/parking.ts';
import type { RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { BoardSheet } from '../model/board-sheet.ts';
import { driveTime, slowness } from '../model/pace.ts';
import type { MapPoint } from './camera.ts';
import { looksLeft, transformOf } from './vehicles.tsx';

export interface Leg {
  readonly to: MapPoint;
  /** In units of the time for one space. */
  readonly time: number;
  /** What carries the crew, where it does not drive. */
  readonly by?: 'sea' | 'air';
}

const BY_LINE = 3.4;
const LOOKS_IN = 0.45;

/** The route of a crew in a moment, leg by leg; empty when it stayed. */
export function wayOf(sheet: BoardSheet, events: readonly RaceEvent[], seat: Seat, from: MapPoint): Leg[] {
  const legs: Leg[] = [];
  let here = from;
  let line = -1;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.key === 'lineTaken') line = event.line;
    if (event.key === 'turnedBack') legs.push(...lookIn(here, groundOf(sheet, event.space)));
    if (event.key !== 'spaceEntered') continue;
    const there = groundOf(sheet, event.space);
    legs.push(...(line < 0 ? [{ to: there, time: 1 }] : over(sheet, line, here, there)));
    here = there;
    line = -1;
  }
  return legs;
}

/** Halfway into a space that cannot be paid, and back. */
function lookIn(here: MapPoint, there: MapPoint): Leg[] {
  const half = { x: here.x + (there.x - here.x) * LOOKS_IN, y: here.y + (there.y - here.y) * LOOKS_IN };
  return [
    { to: half, time: 0.7 },
    { to: half, time: 0.5 },
    { to: here, time: 0.7 },
  ];
}

/** Along the curve of a line. */
function over({ board, geometry }: BoardSheet, line: number, here: MapPoint, there: MapPoint): Leg[] {
  const ends = board.lines[line];
  const [a, b] = [board.spaces[ends?.from ?? 0], board.spaces[ends?.to ?? 0]];
  const bend = geometry.lines[line]?.bend ?? 0;
  const by = ends?.kind ?? 'sea';
  if (a === undefined || b === undefined) return [{ to: there, time: BY_LINE, by }];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const over = {
    x: (a.x + b.x) / 2 + ((b.y - a.y) / length) * bend,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / length) * bend,
  };
  const parts = 12;
  return Array.from({ length: parts }, (_, part) => {
    const t = (part + 1) / parts;
    const along = (from: number, way: number, to: number) =>
      (1 - t) ** 2 * from + 2 * t * (1 - t) * way + t ** 2 * to;
    return {
      to: { x: along(here.x, over.x, there.x), y: along(here.y, over.y, there.y) },
      time: BY_LINE / parts,
      by,
    };
  });
}

// The animation of a drive: where the vehicle is at any time, and where its nose points.
export const lengthOf = (way: readonly Leg[]): number => way.reduce((sum, { time }) => sum + time, 0);

/** Where the vehicle is after a part of its time, and the rest of its route. */
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
      return { at, rest: [{ ...leg, time: leg.time - left }, ...way.slice(index + 1)] };
    }
    left -= leg.time;
    here = leg.to;
  }
  return { at: here, rest: [] };
}

/** The keyframes of the vehicle along its route, from one size to the other, and of its nose, which turns with each leg. */
export function framesOf(
  from: Parked,
  way: readonly Leg[],
  to: Parked,
  before: boolean,
): { drive: Keyframe[]; turn: Keyframe[] } {
  const all = lengthOf(way);
  const drive: Keyframe[] = [{ transform: transformOf(from), offset: 0 }];
  const turn: Keyframe[] = [];
  let [gone, left, here]: [number, boolean, MapPoint] = [0, before, from];
  for (const [index, leg] of way.entries()) {
    left = looksLeft(here, leg.to, left);
    turn.push({ transform: left ? 'scaleX(-1)' : 'none', offset: gone / all, easing: 'steps(1, end)' });
    gone += leg.time;
    const spot = index === way.length - 1 ? to : { ...leg.to, size: from.size };
    drive.push({ transform: transformOf(spot), offset: Math.min(1, gone / all) });
    here = leg.to;
  }
  turn.push({ transform: left ? 'scaleX(-1)' : 'none', offset: 1 });
  return { drive, turn };
}

/** When the vehicle is aboard: its keyframes show the vessel, and hide the vehicle itself. */
export function aboardOf(way: readonly Leg[]): { vessel: Keyframe[]; body: Keyframe[] } | null {
  if (way.every(({ by }) => by === undefined)) return null;
  const all = lengthOf(way);
  let gone = 0;
  const vessel = way.map(({ by, time }): Keyframe => {
    const frame = { opacity: by === undefined ? 0 : 1, offset: gone / all, easing: 'steps(1, end)' };
    gone += time;
    return frame;
  });
  vessel.push({ opacity: 0, offset: 1 });
  return { vessel, body: vessel.map((frame) => ({ ...frame, opacity: 1 - Number(frame.opacity) })) };
}

export interface Driven {
  readonly from: Parked;
  readonly way: readonly Leg[];
  readonly motion: Animation;
}

/** The own vehicle drives even where bots are not waited for. */
const FASTEST = 0.5;

interface Drawn {
  readonly vehicle: SVGGElement;
  readonly body: SVGGElement;
  readonly vessel: SVGGElement | null;
  /** The drive that may still be under way. */
  readonly driven: { current: Driven | null };
}

interface Drive {
  readonly from: Parked;
  readonly spot: Parked;
  readonly way: readonly Leg[];
  readonly wasLeft: boolean;
  readonly hurry: number;
}

/** Drives a vehicle along a route. One that comes while it is still driving is added to the rest. */
export function drive(
  { vehicle, body, vessel, driven }: Drawn,
  { from, spot, way, wasLeft, hurry }: Drive,
): void {
  const before = driven.current;
  const { at, rest } = stillToDrive(before, from);
  const all = [...rest, ...way];
  const { drive: moving, turn } = framesOf({ ...from, ...at }, all, spot, wasLeft);
  const duration = (driveTime(lengthOf(all)) * Math.max(slowness(), FASTEST)) / hurry;
  const timing = { duration, easing: 'cubic-bezier(.3,0,.4,1)' };
  before?.motion.cancel();
  const motion = vehicle.animate(moving, timing);
  const turning = [body.animate(turn, timing)];
  const aboard = aboardOf(all);
  if (aboard !== null && vessel !== null)
    turning.push(vessel.animate(aboard.vessel, timing), body.animate(aboard.body, timing));
  driven.current = { from: { ...from, ...at }, way: all, motion };
  vehicle.classList.add('driving');
  const park = () => {
    if (driven.current?.motion !== motion) return;
    driven.current = null;
    vehicle.classList.remove('driving');
  };
  motion.onfinish = park;
  motion.oncancel = () => {
    for (const one of turning) one.cancel();
  };
}

/** Where a vehicle is now, and the rest of its route. */
function stillToDrive(driven: Driven | null, from: Parked) {
  const done = driven?.motion.effect?.getComputedTiming().progress;
  if (driven === null || driven.motion.playState !== 'running' || typeof done !== 'number')
    return { at: { x: from.x, y: from.y }, rest: [] };
  return partWay(driven.from, driven.way, done * lengthOf(driven.way));
}
