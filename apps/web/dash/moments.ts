import type { Dash, DashEvent } from '@race/dash';
import type { TableStep } from '../device/protocol.ts';

/** One answer that stands, with the round in which it was given. */
export interface DashMoment extends TableStep<Dash> {
  readonly round: number;
}

/** Oldest first; the first is what lay there before anybody answered. */
export function momentsOf(steps: readonly TableStep<Dash>[]): DashMoment[] {
  let round = 0;
  return steps.map((one) => {
    const before = round;
    round = one.events.reduce((now, event) => (event.key === 'roundBegun' ? event.round : now), round);
    // What begins a round was answered in the one before; the very first moment is of the first round.
    return { ...one, round: one.line === 0 ? round : before };
  });
}

/** At which moment each round begins, with its number. */
export const roundsIn = (moments: readonly { readonly round: number }[]): { round: number; at: number }[] =>
  moments.flatMap(({ round }, at) => (round > 0 && round !== moments[at - 1]?.round ? [{ round, at }] : []));

/** What a moment told that is worth a line: a card laid face down tells nothing. */
export const headlineOf = (events: readonly DashEvent[]): readonly DashEvent[] => {
  const weighty = events.filter(({ key }) => key !== 'roundBegun' && key !== 'cardRevealed');
  return (weighty.length > 0 ? weighty : events).slice(-2);
};
