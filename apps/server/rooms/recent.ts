// The latest beats of a table, for members who were away for a moment: the race need not be replayed for them.
import { type Seat, seenBy, type Types } from '@race/kernel';
import type { LiveTable, StepEffect } from '@race/online';
import type { Beat } from '@race/protocol';

export interface Recent {
  /** All that happened after this beat is here. */
  readonly since: number;
  /** With the events of all seats. */
  readonly beats: readonly Beat[];
}

const MOST = 64;

export const nothingSince = (beat: number): Recent => ({ since: beat, beats: [] });

/** The beats with the step that led to the present position. */
export function withBeat(
  recent: Recent,
  { at }: Pick<LiveTable<Types>, 'at'>,
  effect: StepEffect<Types>,
): Recent {
  if (effect.undone !== undefined || effect.undoneFrom !== undefined) return nothingSince(at);
  if (!effect.isSeen) return recent;
  const { seat, horizon, events } = effect;
  const beats = [...recent.beats, { at, seat, horizon, events }];
  return beats.length <= MOST
    ? { since: recent.since, beats }
    : { since: beats[0]?.at ?? at, beats: beats.slice(1) };
}

/** The events that a seat heard after a beat; null where the beat is too old. */
export const heardSince = ({ since, beats }: Recent, beat: number, seat: Seat | null): Beat[] | null =>
  beat < since
    ? null
    : beats.flatMap(({ at, ...step }) => (at > beat ? [{ at, ...seenBy(step, seat) }] : []));
