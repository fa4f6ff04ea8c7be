// The race as moments: one for each answer that stands, with who gave it and when.
import type { RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { TableStep } from '../../device/protocol.ts';
import { BEFORE_THE_START, type Time, timeOf, timeOfSilence } from '../../paper/clock.ts';

export interface TimelineMoment extends Time {
  readonly line: number;
  readonly seat: Seat | null;
  readonly events: readonly RaceEvent[];
}

/**
 * Oldest first. A moment is of the time at which it was answered, whatever followed from it. What was told before, in a
 * race that this one was forked from, says at which time it begins.
 */
export function momentsOf(
  steps: readonly TableStep[],
  before: readonly (readonly RaceEvent[])[] = [],
): TimelineMoment[] {
  let time = before.flat().reduce((now, event) => timeOf(event, now), BEFORE_THE_START);
  return steps.map(({ line, seat, events }) => {
    const [first] = events;
    const silence = seat === null ? time : timeOfSilence(time);
    const then = first === undefined ? silence : timeOf(first, time);
    time = events.reduce((now, event) => timeOf(event, now), then);
    return { line, seat, events, ...then };
  });
}
