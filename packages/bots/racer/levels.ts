import { levelsLeft, type Outlook } from './outlook.ts';

/** What a level of the engine is worth, by how many are left above none: no engine, no drive. */
const ENGINE = [140, 46, 34, 27, 24];
/** A chassis only carries cards. */
const CHASSIS = [30, 26, 25, 24, 23];
/** At the destination every level is a point, and a point is worth as much as 50 F. BASE-END-04. */
const A_POINT = 42;
/** So near the end points begin to count more than anything a level could still do. */
const FINISH = 6;

/** What it is worth to have this level of engine. */
export function engineWorth(o: Outlook, level: number): number {
  return Math.max(ENGINE[level - 1] ?? ENGINE.at(-1) ?? 0, pointWorth(o));
}

/** What it is worth to have this level of chassis. */
export function chassisWorth(o: Outlook, level: number): number {
  return Math.max(CHASSIS[level - 1] ?? CHASSIS.at(-1) ?? 0, pointWorth(o));
}

const pointWorth = (o: Outlook): number => (levelsLeft(o, o.me) <= FINISH ? A_POINT : 0);
