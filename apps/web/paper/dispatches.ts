// The log as a newspaper prints it: what one crew did without a break is one dispatch.
import type { Phase, RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';
import { actorOf } from '../state/crews.ts';
import type { Moment } from '../worker/messages.ts';

export interface Dispatch {
  /** Where it begins: the moment, and how far into it. */
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
  moments.forEach((moment, from) => {
    for (const part of partsOf(moment, from)) {
      const last = all.at(-1);
      if (last !== undefined && goesOn(last, part)) {
        all[all.length - 1] = { ...last, events: [...last.events, ...part.events] };
      } else all.push(part);
    }
  });
  return all;
}

const goesOn = (last: Dispatch, next: Dispatch): boolean =>
  next.seat !== null && last.seat === next.seat && last.turn === next.turn && last.phase === next.phase;

/** What a new phase begins with. */
const BEGINS: { readonly [K in RaceEvent['key']]?: Phase } = {
  planned: 'planning',
  orderChanged: 'maintenance',
  turnBegun: 'bivouac',
};

/** The answer that ends a turn also tells what follows from it: that is news of its own. */
function partsOf({ turn, phase, events }: Moment, from: number): Dispatch[] {
  const parts: { phase: Phase; events: RaceEvent[] }[] = [];
  for (const event of events) {
    const begun = BEGINS[event.key];
    const last = parts.at(-1);
    if (last === undefined || (begun !== undefined && begun !== last.phase)) {
      parts.push({ phase: begun ?? 'convoy', events: [event] });
    } else last.events.push(event);
  }
  const isNewTurn = events.some(({ key }) => key === 'turnBegun');
  return parts.map((part, index) => ({
    ...part,
    from: from + index / parts.length,
    phase: parts.length === 1 ? phase : part.phase,
    turn: isNewTurn && part.phase !== 'bivouac' ? turn - 1 : turn,
    seat: actorOf(part.events),
  }));
}

/** Whether a crew does something in it, or has something done to it. */
export function concerns({ events }: Dispatch, seat: Seat): boolean {
  return events.some((event) =>
    Object.entries(event).some(([name, value]) => SEATS.includes(name) && value === seat),
  );
}

const SEATS = ['seat', 'target', 'by', 'winner'];
