import type { RacePublic } from '@race/great-race';
import { SUMS, spaceAfter, sumUnder } from '@race/great-race/modules/patronage/track.ts';
import type { Seat } from '@race/kernel';
import type { Outlook } from '../outlook.ts';

/** The sums rise ever faster: cashing in early wastes them. */
const ENOUGH = 100;
/** What a franc under the marker is worth in the hand: it may be lost. */
const LATER = 0.6;

/** What so many assistants on funding add to what lies under the marker. */
export function patronGain(known: RacePublic, seat: Seat, assistants: number): number {
  if (known.modules?.patronage === undefined) return 0;
  const there = SUMS[spaceAfter(known, seat, assistants)] ?? 0;
  return (there - sumUnder(known, seat)) * LATER;
}

/** Whether to take the money now: when it is worth it, or when there will be no later. */
export function cashesIn(o: Outlook, isArriving: boolean): boolean {
  if (o.known.modules?.patronage === undefined) return false;
  const sum = sumUnder(o.known, o.seat);
  if (sum === 0) return false;
  return sum >= ENOUGH || isArriving || (o.lastConvoy && sum > 0);
}
