// What the seats of a live table may know and do: an answer that is held counts as given.
import {
  includes,
  legalActions,
  only,
  open,
  pending,
  type Refusal,
  type Seat,
  type Seats,
  type State,
  type Types,
  why,
} from '@race/kernel';
import type { LiveTable } from './live-table.ts';

/** Why a seat may not give this answer. Who is held has answered, like everyone else who has. */
export function whyNot<T extends Types>(live: LiveTable<T>, seat: Seat, answer: T['answer']): Refusal | null {
  return why(live.rules, shownState(live), seat, answer);
}

/** The position as the seats may know it: a held answer counts as given. */
function shownState<T extends Types>({ state, held }: LiveTable<T>): State<T> {
  if (held === null) return state;
  return { ...state, table: { ...state.table, ready: state.table.ready | only(held.seat) } };
}

/** Who still has to answer, as far as the seats themselves know. */
export const asked = <T extends Types>(live: LiveTable<T>): Seats =>
  pending(live.rules, live.state) & (live.held === null ? -1 : ~only(live.held.seat));

/** What one seat alone knows. */
export function ownOf<T extends Types>(
  { state, held }: Pick<LiveTable<T>, 'state' | 'held'>,
  seat: Seat | null,
): T['seat'] | null {
  return ownAmong(state.seats, held, seat);
}

/** The same among seats that were. */
export function ownAmong<T extends Types>(
  seats: readonly T['seat'][],
  held: LiveTable<T>['held'],
  seat: Seat | null,
): T['seat'] | null {
  const own = seat === null ? undefined : seats[seat];
  if (own === undefined) return null;
  return held !== null && held.seat === seat ? { ...own, sealed: held.answer } : own;
}

/** All answers a seat may give. */
export const answersOf = <T extends Types>(live: LiveTable<T>, seat: Seat): T['answer'][] =>
  includes(asked(live), seat) ? legalActions(open(live.rules, live.state), seat) : [];
