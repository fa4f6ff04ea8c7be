// Who looks at a race of this device, up to which line, and what that seat has not seen.
import { effect, signal } from '@preact/signals';
import type { Seat } from '@race/kernel';
import type { TableStep } from '../../device/protocol.ts';
import { past, seatView } from '../race.ts';
import { lineSeen, saveSeen } from './seen.ts';

interface Away {
  readonly seat: Seat;
  /** The last line that the seat has seen, and the last one there was when it came back. */
  readonly after: number;
  readonly upTo: number;
  /** The race was opened anew; else the device went from hand to hand. */
  readonly isReopened: boolean;
}

/** What the seat before the screen missed; null when that was nothing, or it has been put away. */
export const away = signal<Away | null>(null);

/** Follows who looks at a table until it is left. */
export function follow(table: string): () => void {
  let looks: Seat | null = null;
  let isReopened = true;
  const stop = effect(() => {
    const now = seatView.value;
    const last = past.value.at(-1);
    if (last === undefined || (now !== null && now.table !== table)) return;
    // Whoever looked until now has seen what is on the table, and what was shown just before the device went on.
    if (looks !== null) saveSeen(table, looks, last.line);
    // While something is being shown the device stays where it is.
    if (now === null) return;
    const { seat } = now.view;
    if (seat === looks) return putAwayOnceAnswered(last);
    looks = seat;
    away.value = seat === null ? null : missedBy(table, seat, { upTo: last.line, isReopened });
    if (seat === null) return;
    isReopened = false;
    saveSeen(table, seat, last.line);
  });
  return () => {
    stop();
    away.value = null;
  };
}

function missedBy(table: string, seat: Seat, now: Pick<Away, 'upTo' | 'isReopened'>): Away | null {
  const after = lineSeen(table, seat);
  return after === null || after >= now.upTo ? null : { seat, after, ...now };
}

/** Whoever goes on has read it. */
function putAwayOnceAnswered({ seat, line }: TableStep): void {
  const missed = away.peek();
  if (missed !== null && seat === missed.seat && line > missed.upTo) away.value = null;
}
