import type { Seat } from '@race/kernel';
import type { Told } from '../../device/protocol.ts';
import { type Dispatch, dispatchesOf, touches } from '../../paper/dispatches.ts';

interface Missed {
  /** Done to one's own crew by others. */
  readonly mine: readonly Dispatch[];
  readonly others: readonly Dispatch[];
}

/** The dispatches after a line, without what one did oneself. */
export function missed(
  told: readonly Told[],
  { after, seat }: { readonly after: number; readonly seat: Seat },
): Missed {
  const cut = after + 1;
  const since = dispatchesOf(told, cut).filter(({ from, seat: by }) => from >= cut && by !== seat);
  const mine = since.filter((dispatch) => touches(dispatch, seat));
  return { mine, others: since.filter((dispatch) => !mine.includes(dispatch)) };
}
