// How long what others do is shown. A drive is one motion, however many spaces it has.
import type { Race, RaceEvent } from '@race/great-race';
import { type BotPace, preferences } from '../../shell/settings/preferences.ts';
import type { TableStep } from '../../sources/messages.ts';

/** How much longer everything takes than at the default pace. */
const SLOWNESS: Record<BotPace, number> = { calm: 2, brisk: 1, quick: 0.5, atOnce: 0 };

/** In milliseconds at the default pace. */
const A_SPACE = 240;
const SHORTEST_DRIVE = 700;
const LONGEST_DRIVE = 1500;
const CAPTION = 250;
const REST = 700;
/** What is over at a glance, and what takes its time. */
const SHORT: readonly RaceEvent['key'][] = [
  'petrolBought',
  'petrolPoured',
  'cardPlayed',
  'crewPassed',
  'cardTaken',
];
const A_GLANCE = 400;
const A_DEED = 900;
/** What is done to a crew is never over at a glance. */
const A_BLOW = 1600;

export const slowness = (): number => SLOWNESS[preferences.pace.chosen.value];

/** The time a vehicle takes for a way of so many spaces; a line counts as several. */
export const driveTime = (spaces: number): number =>
  Math.max(SHORTEST_DRIVE, Math.min(A_SPACE * spaces, LONGEST_DRIVE));

const isEntered = ({ key }: RaceEvent): boolean => key === 'spaceEntered' || key === 'turnedBack';
const isDrive = (events: readonly RaceEvent[]): boolean =>
  events.some((event) => event.key === 'driveBegun' || event.key === 'lineTaken' || isEntered(event));

/** How long events are shown. */
export function timeFor(events: readonly RaceEvent[]): number {
  const entered = events.filter(isEntered).length;
  const isBlow = events.some(({ key }) => key === 'crewTargeted');
  const isShort = events.every(({ key }) => SHORT.includes(key));
  const time = entered > 0 ? driveTime(entered) + REST : isBlow ? A_BLOW : isShort ? A_GLANCE : A_DEED;
  return slowness() * time;
}

/** Acts after which a drive is over. */
const OTHER_ACTS: readonly RaceEvent['key'][] = [
  'driveBegun',
  'repairBegun',
  'tilesDrawn',
  'assistantsFunded',
  'petrolBought',
  'crewPassed',
  'crewTargeted',
  'turnBegun',
  'planned',
];

/** Whether a step goes on with the drive of the one before. */
export function goesOn(before: TableStep<Race>, next: TableStep<Race>): boolean {
  if (before.seat === null || before.seat !== next.seat || !isDrive(before.events)) return false;
  return isDrive(next.events) && !next.events.some(({ key }) => OTHER_ACTS.includes(key));
}

/** A drive is shown once all of it is known: bots answer space by space. */
export const waitFor = (events: readonly RaceEvent[]): number => (isDrive(events) ? slowness() * CAPTION : 0);
