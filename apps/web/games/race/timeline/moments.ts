// The race as moments: one for each standing answer, with its seat and time.
import type { Race } from '@race/great-race';
import type { Step } from '@race/kernel';
import type { TableStep } from '../../../sources/messages.ts';
import { BEFORE_THE_START, type Time, timeOf, timeOfSilence } from '../../../table/newspaper/dispatches.ts';

export interface TimelineMoment extends TableStep, Time {}

/**
 * Oldest first. A moment has the time at which it was answered. `before` are the steps of the race that this one was
 * forked from: they say at which time it begins.
 */
export function momentsOf(
  steps: readonly TableStep[],
  before: readonly Pick<Step<Race>, 'events'>[] = [],
): TimelineMoment[] {
  let time = before
    .flatMap(({ events }) => events)
    .reduce((now, event) => timeOf(event, now), BEFORE_THE_START);
  return steps.map((step) => {
    const { seat, events } = step;
    const [first] = events;
    const silence = seat === null ? time : timeOfSilence(time);
    const then = first === undefined ? silence : timeOf(first, time);
    time = events.reduce((now, event) => timeOf(event, now), then);
    return { ...step, ...then };
  });
}
