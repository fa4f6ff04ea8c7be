// The log as a newspaper prints it: what one crew did without a break is one dispatch.
import type { Phase, RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { actorOf } from '../state/crews.ts';
import type { Moment } from '../worker/messages.ts';

export interface Dispatch {
  /** The moment it begins with. */
  readonly from: number;
  readonly turn: number;
  readonly phase: Phase;
  /** Whose doing it is; null when it is everybody's. */
  readonly seat: Seat | null;
  readonly events: readonly RaceEvent[];
}

/** Oldest first. */
export function dispatchesOf(moments: readonly Moment[]): Dispatch[] {
  const all: Dispatch[] = [];
  moments.forEach(({ turn, phase, events }, from) => {
    const seat = actorOf(events);
    const last = all.at(-1);
    if (
      last !== undefined &&
      seat !== null &&
      last.seat === seat &&
      last.turn === turn &&
      last.phase === phase
    ) {
      all[all.length - 1] = { ...last, events: [...last.events, ...events] };
    } else all.push({ from, turn, phase, seat, events });
  });
  return all;
}

/** Whether a crew does something in it, or has something done to it. */
export function concerns({ events }: Dispatch, seat: Seat): boolean {
  return events.some((event) =>
    Object.entries(event).some(([name, value]) => SEATS.includes(name) && value === seat),
  );
}

const SEATS = ['seat', 'target', 'by', 'winner'];
