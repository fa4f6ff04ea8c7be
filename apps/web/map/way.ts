// The way a vehicle takes in one moment, as spots on the map.

import { groundOf } from '@race/atlas/draw/parking.ts';
import type { RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { MapPoint } from './camera.ts';
import type { BoardSheet } from './sheet.ts';

export interface Leg {
  readonly to: MapPoint;
  /** In the time of one space. */
  readonly time: number;
}

const BY_LINE = 3.4;
const LOOKS_IN = 0.45;

/** What a crew drove in a moment, leg by leg; empty when it stayed. */
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

/** Half into a space that cannot be paid, and back. */
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
  if (a === undefined || b === undefined) return [{ to: there, time: BY_LINE }];
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
    };
  });
}
