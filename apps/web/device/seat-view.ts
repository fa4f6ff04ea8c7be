import type { RaceRules } from '@race/great-race';
import type { SoloRules } from '@race/great-race/modules/solo/rules.ts';
import { heard, isOver, legalActions, open, type Rules, type Seat, type Types, view } from '@race/kernel';
import {
  askedPeople,
  type DeviceTable,
  driveRoutes,
  type GameTable,
  isFinished,
  meansOf,
  takeable,
} from '@race/local';
import type { NewStep, RaceSeatView, SeatView, TableStep } from './protocol.ts';

/** The people who play at this device, lowest seat first. */
export const peopleAt = <T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
): Seat[] => table.plan.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));

/**
 * Whose knowledge the screen may show: the only person's at any time, else that of who lifted the curtain,
 * as long as no other person is the one to answer. Nobody's (null) while the device is being handed over.
 */
export function shownSeat(table: DeviceTable, lifted: Seat | null): Seat | null {
  const people = peopleAt(table);
  if (people.length < 2) return people[0] ?? null;
  const asked = askedPeople(table);
  if (lifted === null || (asked.length > 0 && !asked.includes(lifted))) return null;
  return lifted;
}

/** What any game shows to a seat, or to nobody's. */
export function seatViewOf<T extends Types, R extends Rules<T>, O, B extends string>(
  id: string,
  table: GameTable<T, R, O, B>,
  seat: Seat | null,
): SeatView<T, O, B> {
  const { rules, history, plan } = table;
  const { state } = history;
  const [next] = askedPeople(table);
  const back = seat === null ? [] : takeable(table, seat);
  return {
    table: id,
    options: plan.options,
    players: plan.players,
    line: history.entries.length,
    view: view<T>(rules, state, seat),
    answers: seat === null ? [] : legalActions(open<T>(rules, state), seat),
    canUndo: back.length > 0,
    takeable: back.map((at) => at + 1),
    curtain: seat === null && next !== undefined && !isOver(state) ? next : null,
    horizon: history.standing.findLastIndex((past) => past.horizon) + 1,
    over: isFinished(table),
  };
}

export function raceSeatViewOf(id: string, table: DeviceTable, lifted: Seat | null): RaceSeatView {
  const { rules, history, plan } = table;
  const { state } = history;
  const seat = shownSeat(table, lifted);
  const shown = seatViewOf(id, table, seat);
  const means = seat === null ? null : meansOf(rules, state, seat);
  const from = state.public.crews[seat ?? -1]?.at ?? -1;
  return {
    ...shown,
    means,
    ways: means === null ? [] : driveRoutes({ rules, known: shown.view.public, from, means }),
    intent: isSolo(rules) ? rules.intent(state.public) : null,
    campaign: plan.solo?.campaign.id ?? null,
  };
}

const isSolo = (rules: RaceRules): rules is SoloRules => 'solo' in rules;

/** The last answer that stands, as a seat heard it; a spectator hears what everybody hears. */
export function newStepOf<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
  seat: Seat | null,
): NewStep<T> {
  const { standing, state } = table.history;
  const last = standing.at(-1);
  return {
    line: standing.length,
    seat: last?.seat ?? null,
    events: heard<T>(last?.events ?? [], seat),
    isOwn: seat !== null && last?.seat === seat,
    after: table.rules.copyPublic(state.public),
  };
}

/** Everything told so far, from the opening on. */
export function pastOf<T extends Types, R extends Rules<T>, O, B extends string>(
  { history }: GameTable<T, R, O, B>,
  seat: Seat | null,
): TableStep<T>[] {
  const opening: TableStep<T> = { line: 0, seat: null, events: heard<T>(history.opening, seat) };
  const answered = history.standing.map(
    ({ seat: by, events }, at): TableStep<T> => ({ line: at + 1, seat: by, events: heard<T>(events, seat) }),
  );
  return [opening, ...answered];
}

/** What was told in the game it was forked from. */
export const beforeOf = <T extends Types, R extends Rules<T>, O, B extends string>(
  { history }: GameTable<T, R, O, B>,
  seat: Seat | null,
): T['event'][][] => history.before.map(({ events }) => heard<T>(events, seat));
