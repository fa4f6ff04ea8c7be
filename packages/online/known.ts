// What the seats of a live table may know and do. A held answer counts as given.
import {
  only,
  pending,
  type Refusal,
  type Seat,
  type Seats,
  type State,
  type Types,
  why,
} from '@race/kernel';
import type { LiveTable } from './live-table.ts';

/** Why a seat may not give this answer. A seat with a held answer has answered. */
export function whyNot<T extends Types>(live: LiveTable<T>, seat: Seat, answer: T['answer']): Refusal | null {
  return why(live.rules, shownState(live), seat, answer);
}

/** The position as the seats may know it: a held answer counts as given. */
function shownState<T extends Types>({ state, held }: LiveTable<T>): State<T> {
  if (held === null) return state;
  return { ...state, table: { ...state.table, ready: state.table.ready | only(held.seat) } };
}

/** The seats that still have to answer, without those whose answer is held. */
export const asked = <T extends Types>(live: LiveTable<T>): Seats =>
  pending(live.rules, live.state) & (live.held === null ? -1 : ~only(live.held.seat));

/** The secret part of one seat. */
export function ownOf<T extends Types>(
  { state, held }: Pick<LiveTable<T>, 'state' | 'held'>,
  seat: Seat | null,
): T['seat'] | null {
  return ownAmong(state.seats, held, seat);
}

/** The same among earlier secret parts. */
export function ownAmong<T extends Types>(
  seats: readonly T['seat'][],
  held: LiveTable<T>['held'],
  seat: Seat | null,
): T['seat'] | null {
  const own = seat === null ? undefined : seats[seat];
  if (own === undefined) return null;
  return held !== null && held.seat === seat ? { ...own, sealed: held.answer } : own;
}
