// A table that is somebody's try at the expedition of a day: nobody else looks on before the day is over, and nothing
// can be done at it but play. DAILY-02, DAILY-04.
import type { Refusal } from '@race/kernel';
import type { ClientRequest } from '@race/protocol';
import { NO } from './refusals.ts';
import type { Room } from './room.ts';
import { seatOf } from './table-record.ts';

export const isSealed = ({ plan }: Room, now: number): boolean =>
  plan.shutUntil !== undefined && now < plan.shutUntil;

export const isSealedTo = (room: Room, person: string, now: number): boolean =>
  isSealed(room, now) && seatOf(room.record, person) === null;

/** What would make another race of it: somebody else drives, or what was seen is taken back. */
const AGAINST_IT: ReadonlySet<ClientRequest['do']> = new Set([
  'sit',
  'leave',
  'free',
  'ready',
  'begin',
  'propose',
  'consent',
  'clock',
  'rematch',
]);

interface Asked {
  readonly do: ClientRequest['do'];
  readonly person: string;
  readonly now: number;
}

/** Why this cannot be asked of this table by this person; null where it can. */
export function whySealed(room: Room, { do: requested, person, now }: Asked): Refusal | null {
  if (room.plan.shutUntil === undefined) return null;
  if (isSealedTo(room, person, now)) return NO.sealed;
  const isTooLate = requested === 'undo' && room.stage === 'over';
  return isTooLate || AGAINST_IT.has(requested) ? NO.itCounts : null;
}
