import type { Seat, Step, Types } from './contract.ts';

/** The part of what was told that a seat may hear. */
export function heard<T extends Types>(events: readonly T['event'][], seat: Seat | null): T['event'][] {
  return events.filter((event) => event.to === undefined || event.to === seat);
}

/** A step as a seat may know it, or a spectator (null). */
export const seenBy = <T extends Types>(
  { seat: by, events, horizon }: Step<T>,
  seat: Seat | null,
): Step<T> => ({
  seat: by,
  events: heard<T>(events, seat),
  horizon,
});
