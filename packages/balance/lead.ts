import type { RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';

/** Counts how often another crew comes to the head of the turn order. */
export function watchLead(order: readonly Seat[]) {
  let first = order[0];
  let changes = 0;
  return {
    hear(event: RaceEvent): void {
      if (event.key !== 'orderChanged') return;
      if (event.order[0] !== first) changes += 1;
      first = event.order[0];
    },
    changes: (): number => changes,
  };
}
