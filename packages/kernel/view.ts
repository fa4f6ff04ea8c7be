import type { Streams } from './chance.ts';
import type { Rules, Seat, SeatView, State, Types } from './contract.ts';
import { readyShown } from './play.ts';

/** What a seat knows, picked from the state; null is a spectator. */
export function view<T extends Types>(rules: Rules<T>, state: State<T>, seat: Seat | null): SeatView<T> {
  const own = seat === null ? undefined : state.seats[seat];
  return {
    seat,
    public: rules.copyPublic(state.public),
    own: own === undefined ? null : rules.copySeat(own),
    ready: readyShown(rules, state),
  };
}

/** A world that a view allows: the only door through which bots look. */
export function imagine<T extends Types>(rules: Rules<T>, from: SeatView<T>, chance: Streams): State<T> {
  return rules.imagine(from, chance);
}
