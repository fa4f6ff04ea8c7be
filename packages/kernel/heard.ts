import type { Seat, Types } from './contract.ts';

/** The part of what was told that a seat may hear. */
export function heard<T extends Types>(events: readonly T['event'][], seat: Seat | null): T['event'][] {
  return events.filter((event) => event.to === undefined || event.to === seat);
}
