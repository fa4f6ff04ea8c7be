import type { Race } from '@race/great-race';
import { heard, type Seat } from '@race/kernel';
import type { TableStep } from '../../device/protocol.ts';
import { type Dispatch, dispatchesOf, printed, touches } from '../../paper/dispatches.ts';
import { weightOf } from '../../replay/headline.ts';

interface Missed {
  /** Done to one's own crew by others. */
  readonly mine: readonly Dispatch[];
  readonly others: readonly Dispatch[];
}

/** The dispatches after a line, without what one did oneself. */
export function missed(
  steps: readonly TableStep[],
  { after, seat }: { readonly after: number; readonly seat: Seat },
): Missed {
  const cut = after + 1;
  // What one seat alone was told is in its newspaper, and on no slip that others may come to see.
  const inPublic = steps.map((line) => ({ ...line, events: heard<Race>(line.events, null) }));
  const since = dispatchesOf(inPublic, cut).filter(({ from, seat: by }) => from >= cut && by !== seat);
  const mine = since.filter((dispatch) => touches(dispatch, seat));
  return { mine, others: since.filter((dispatch) => !mine.includes(dispatch)) };
}

/** What weighs less happens at every table all the time: cards, plans, petrol. */
const NOTE = 56;

/** Something was done to who was away, or another crew came on. */
export const isOfNote = ({ mine, others }: Missed): boolean =>
  mine.length > 0 || others.some((dispatch) => printed(dispatch).some((event) => weightOf(event) >= NOTE));
