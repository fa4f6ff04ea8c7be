// A table with a run of the daily expedition: nobody else may watch before the day is over, and it can only be
// played. DAILY-02, DAILY-04.
import type { Refusal } from '@race/kernel';
import type { ClientRequest } from '@race/protocol';
import { NO } from '../common/refusals.ts';
import type { TableActor } from './table-actor.ts';
import { seatOf } from './table-record.ts';

export const isSealed = ({ plan, game }: TableActor, now: number): boolean =>
  (plan.shutUntil !== undefined && now < plan.shutUntil) || game.record.cup?.sealed === true;

export const isSealedTo = (actor: TableActor, person: string, now: number): boolean =>
  isSealed(actor, now) && seatOf(actor.game.record, person) === null;

/** Requests that would change the run: another driver, or an undo beyond the horizon. */
const REFUSED_IN_EXPEDITION: ReadonlySet<ClientRequest['do']> = new Set([
  'sit',
  'leave',
  'free',
  'ready',
  'begin',
  'propose',
  'consent',
  'clock',
  'end',
  'abort',
  'concede',
  'settings',
  'autoStart',
  'kick',
  'rematch',
]);

/** A cup says who sits where and when its races begin. One may give a race up, or leave it to a bot. */
const REFUSED_IN_CUP: ReadonlySet<ClientRequest['do']> = new Set([
  ...[...REFUSED_IN_EXPEDITION].filter((one) => one !== 'concede'),
  'rated',
] as const);

interface Asked {
  readonly do: ClientRequest['do'];
  readonly person: string;
  readonly now: number;
}

/** Why this person may not make this request about this table; null where they may. */
export function whySealed(actor: TableActor, { do: requested, person, now }: Asked): Refusal | null {
  const { cup } = actor.game.record;
  const isTooLate = requested === 'undo' && actor.game.stage === 'over';
  if (cup !== undefined) {
    if (isSealedTo(actor, person, now)) return NO.shutTable;
    const hasBegun = actor.game.stage !== 'gathering';
    return isTooLate || (REFUSED_IN_CUP.has(requested) && !(hasBegun && requested === 'leave'))
      ? NO.cupDecides
      : null;
  }
  if (actor.plan.shutUntil === undefined) return null;
  if (isSealedTo(actor, person, now)) return NO.sealed;
  return isTooLate || REFUSED_IN_EXPEDITION.has(requested) ? NO.itCounts : null;
}
