// When in the race something was told: the events themselves say so.
import type { Phase, RaceEvent } from '@race/great-race';

export interface Time {
  readonly turn: number;
  readonly phase: Phase;
}

export const BEFORE_THE_START: Time = { turn: 0, phase: 'setup' };

/** The phase that an event belongs to by itself. */
const PHASES: { readonly [K in RaceEvent['key']]?: Phase } = {
  turnBegun: 'bivouac',
  planned: 'planning',
  orderChanged: 'maintenance',
  raceEnded: 'over',
};

/** What the clock shows with this event. */
export function timeOf(event: RaceEvent, before: Time): Time {
  const turn = event.key === 'turnBegun' ? event.turn : before.turn;
  // Once all plans are revealed, the convoy is what comes next.
  const phase = PHASES[event.key] ?? (before.phase === 'planning' ? 'convoy' : before.phase);
  return turn === before.turn && phase === before.phase ? before : { turn, phase };
}

/** In the bivouac every answer tells something: one that does not is a plan, face down. */
export const timeOfSilence = (before: Time): Time =>
  before.phase === 'bivouac' ? { ...before, phase: 'planning' } : before;
