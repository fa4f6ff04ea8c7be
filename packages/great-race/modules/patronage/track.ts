import type { Seat } from '@race/kernel';
import { slotIn, slotOf } from '../../slots.ts';
import { crewIn, type Game, type RacePublic } from '../../state.ts';

/** Where the patrons' markers stand. */
export interface PatronageSlot {
  /** By seat: the start is 0, OFF the track is a crew that has arrived. */
  markers: number[];
}

/** PATRON-02: what is under each space of the track, the start first. Our own design. */
export const SUMS: readonly number[] = [0, 10, 20, 30, 40, 60, 80, 100, 120, 150, 180, 210, 250];

const START = 0;
const OFF = -1;

const markersOf = (known: RacePublic): number[] => slotIn(known, 'patronage').markers;

export const markerOf = (known: RacePublic, seat: Seat): number => markersOf(known)[seat] ?? OFF;

/** What a crew would get for its marker where it stands. */
export const sumUnder = (known: RacePublic, seat: Seat): number => SUMS[markerOf(known, seat)] ?? 0;

/** The space so many free ones on; steps beyond the last free space are lost. PATRON-03, PATRON-05. */
export function spaceAfter(known: RacePublic, seat: Seat, steps: number): number {
  const markers = markersOf(known);
  let at = markerOf(known, seat);
  let left = steps;
  for (let space = at + 1; space < SUMS.length && left > 0; space++) {
    // Occupied spaces are skipped and not counted.
    if (markers.includes(space)) continue;
    at = space;
    left -= 1;
  }
  return at;
}

export function putMarker(g: Game, seat: Seat, space: number): void {
  markersOf(g.public)[seat] = space;
}

/** PATRON-04: back to the start. */
export const sendToStart = (g: Game, seat: Seat): void => putMarker(g, seat, START);

/** PATRON-06: what was not cashed in is lost. */
export const takeOff = (g: Game, seat: Seat): void => putMarker(g, seat, OFF);

export const slot = slotOf('patronage', {
  begin: (rules) => ({ markers: Array.from({ length: rules.seats }, () => START) }),
  fields: ({ listOf, whole, seats }) => ({ markers: listOf(whole(OFF, SUMS.length - 1), seats) }),
  clone: (slot) => ({ ...slot }),
  isSound(g, { markers }) {
    const beyond = markers.filter((space) => space > START);
    return (
      new Set(beyond).size === beyond.length &&
      markers.every((space, seat) => (space === OFF) === crewIn(g.public, seat).arrived > 0)
    );
  },
});
