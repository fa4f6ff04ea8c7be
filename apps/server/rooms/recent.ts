// The last beats of a table: whoever was away for a moment is told these, and the race need not be played again for them.
import { heard, type Seat, type Types } from '@race/kernel';
import type { LiveTable, StepEffect } from '@race/online';
import type { PastBeat } from '@race/protocol';

export interface Recent {
  /** All that happened after this beat is here. */
  readonly since: number;
  readonly beats: readonly Beat[];
}

interface Beat extends Omit<PastBeat, 'events'> {
  /** What happened, for whomever it is. */
  readonly events: StepEffect<Types>['events'];
}

const MOST = 64;

export const nothingSince = (beat: number): Recent => ({ since: beat, beats: [] });

/** What stands there after a step that led to where the table is now. */
export function withBeat(
  recent: Recent,
  { at }: Pick<LiveTable<Types>, 'at'>,
  effect: StepEffect<Types>,
): Recent {
  if (effect.undone !== undefined || effect.undoneFrom !== undefined) return nothingSince(at);
  if (!effect.isSeen) return recent;
  const { by, horizon, events } = effect;
  const beats = [...recent.beats, { at, by, horizon, events }];
  return beats.length <= MOST
    ? { since: recent.since, beats }
    : { since: beats[0]?.at ?? at, beats: beats.slice(1) };
}

/** What a seat heard after a beat; null where that was too long ago. */
export const heardSince = ({ since, beats }: Recent, beat: number, seat: Seat | null): PastBeat[] | null =>
  beat < since
    ? null
    : beats.flatMap(({ events, ...one }) => (one.at > beat ? [{ ...one, events: heard(events, seat) }] : []));
