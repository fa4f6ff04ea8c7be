import type { Answer, Race, RaceEvent, RaceRules } from '@race/great-race';
import { heard, legalActions, open, type Seat, type SeatView, view } from '@race/kernel';
import type { DeviceTable } from '@race/local';

/**
 * All that a person gets: what the seat sees, what it may answer, and what it has heard. Every
 * screen is made of this and of the printed rules; the state of the race goes no further than here.
 */
export interface TerminalView {
  /** The printed part: board, cards, tiles, options. */
  readonly rules: RaceRules;
  readonly seat: Seat;
  readonly view: SeatView<Race>;
  readonly answers: readonly Answer[];
  /** Everything heard since the race began. */
  readonly log: readonly RaceEvent[];
}

export function look(table: DeviceTable, seat: Seat): TerminalView {
  const { rules, history } = table;
  const told = [history.opening, ...history.standing].flatMap(({ events }) => events);
  return {
    rules,
    seat,
    view: view(rules, history.state, seat),
    answers: legalActions(open(rules, history.state), seat),
    log: heard<Race>(told, seat),
  };
}

/** How much of its log a seat had heard before its last answer: what came after is new to a player who comes back. */
export function heardBefore({ history }: DeviceTable, seat: Seat): number {
  const last = history.standing.findLastIndex((past) => past.seat === seat);
  if (last < 0) return 0;
  const told = [history.opening, ...history.standing.slice(0, last)].flatMap(({ events }) => events);
  return heard<Race>(told, seat).length;
}
