import type { RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { Placing } from './placing.ts';

/** How a crew placed its assistants the last time plans were revealed; null when that has not been. */
export function lastPlan(
  told: readonly { readonly events: readonly RaceEvent[] }[],
  seat: Seat,
): Placing | null {
  for (const { events } of told.toReversed())
    for (const event of events) if (event.key === 'planned' && event.seat === seat) return event.boxes;
  return null;
}
