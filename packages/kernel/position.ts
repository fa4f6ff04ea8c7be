import type { Streams } from './chance.ts';
import type { ReadableRules, Rules, Seat, SeatView, State, Table, Types } from './contract.ts';
import { readerOf, type StateFields, valueThat, whole } from './fields.ts';
import { isOver, legalActions, pending } from './play.ts';
import { includes, NOBODY } from './seats.ts';
import { imagine, view } from './view.ts';

/**
 * A moment without what led to it: what one seat knew, or everything where nothing is secret any more. What is still to
 * be drawn is never in it.
 */
export type SavedPosition<T extends Types> =
  | SeatView<T>
  | { readonly public: T['public']; readonly seats: readonly T['seat'][]; readonly table: object };

/** The position as a seat knows it; as a whole for null. */
export function positionOf<T extends Types>(
  rules: Rules<T>,
  state: State<T>,
  seat: Seat | null,
): SavedPosition<T> {
  if (seat !== null) return view(rules, state, seat);
  const { chance: _, ...table } = state.table;
  return { public: state.public, seats: state.seats, table };
}

/**
 * A state from a position that came from outside: what it leaves open is imagined and drawn anew. Null where no game of
 * this table can have come to it, and where it is over.
 */
export function readPosition<T extends Types>(
  rules: ReadableRules<T>,
  fields: StateFields<T>,
  from: unknown,
  chance: Streams,
): State<T> | null {
  if (typeof from !== 'object' || from === null) return null;
  const state = 'seats' in from ? withChance(from, chance) : imagined(rules, fields, from, chance);
  const read = rules.readState(state);
  return read === null || isOver(read) ? null : read;
}

const withChance = (from: object, chance: Streams): unknown =>
  'table' in from && typeof from.table === 'object' && from.table !== null && !('chance' in from.table)
    ? { ...from, table: { ...from.table, chance } }
    : null;

function imagined<T extends Types>(
  rules: ReadableRules<T>,
  fields: StateFields<T>,
  from: object,
  chance: Streams,
): State<T> | null {
  const isView = readerOf<SeatView<T>>({
    seat: whole(0, rules.seats - 1),
    public: valueThat(readerOf<T['public']>(fields.public)),
    own: valueThat(readerOf<T['seat']>(fields.seat)),
    ready: whole(0, (1 << rules.seats) - 1),
  });
  if (!isView(from)) return null;
  try {
    return imagine(rules, from, chance);
  } catch {
    // Cards that are not there cannot be dealt.
    return null;
  }
}

/** Whether a game waits, or is over: a ready seat has sealed a legal answer, and a seat that is asked can give one. */
export function areAnswersSound<T extends Types>(g: Table<T>): boolean {
  const { rules, seats, table } = g;
  const unsealed = { ...g, table: { ...table, ready: NOBODY } };
  const asked = pending(rules, unsealed);
  if ((asked === NOBODY) !== isOver(g)) return false;
  // Where all have answered the game would have gone on.
  if ((table.ready & ~asked) !== NOBODY || (table.ready === asked && asked !== NOBODY)) return false;
  return seats.every(({ sealed }, seat) => {
    const answers = legalActions(unsealed, seat);
    if (includes(table.ready, seat)) return sealed !== null && answers.includes(sealed);
    return sealed === null && answers.length > 0 === includes(asked, seat);
  });
}
