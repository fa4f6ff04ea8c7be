import type { Crew } from '@race/great-race';
import { MECHANICS } from '@race/great-race/crew/crews.ts';
import { at } from './numbers.ts';
import { levelsLeft, type Outlook } from './outlook.ts';
import type { Drive } from './reach.ts';
import { terrainOf } from './terrain.ts';

/** Whether a drive ends at the destination over known ground, so that nothing can come between. */
export const arrives = (o: Outlook, drive: Drive | null): boolean =>
  drive !== null && drive.end === o.rules.board.destination && drive.blanks === 0;

/** Whether one drive could end there at all: by land over so many spaces as the engine has levels, or by a line. */
export function mayArrive({ rules: { board }, me }: Outlook): boolean {
  const { steps, linesFrom } = terrainOf(board);
  return at(steps, me.at) <= me.engine || at(linesFrom, me.at) < at(linesFrom, me.at + 1);
}

/**
 * Whether a crew that could arrive first mends and raises money: each level and each 50 F is a point,
 * and arriving ends it all. Not when somebody might arrive before it, and not when nobody else can
 * arrive in this convoy at all: then being in is winning.
 */
export function pointsComeFirst(o: Outlook): boolean {
  const rivals = o.known.crews.filter((crew, seat) => seat !== o.seat && isDangerous(crew));
  if (rivals.some((crew) => levelsLeft(o, crew) <= crew.engine)) return false;
  return o.lastConvoy || rivals.some((crew) => levelsLeft(o, crew) <= crew.engine * drivesLeft(crew));
}

const isDangerous = (crew: Crew): boolean => !crew.passed && crew.arrived === 0 && drivesLeft(crew) > 0;

/** Drives a crew may still make in this convoy; a card in hand may be one. */
const drivesLeft = (crew: Crew): number => at(crew.boxes, MECHANICS) + (crew.cards > 0 ? 1 : 0);
