// What the person at the screen may see of a table and of its log.
import type { RaceRules } from '@race/great-race';
import type { SoloRules } from '@race/great-race/modules/solo/rules.ts';
import {
  isOver,
  legalActions,
  open,
  type Rules,
  type Seat,
  type Step,
  seenBy,
  type Types,
  takeable,
  view,
} from '@race/kernel';
import {
  asked,
  askedPeople,
  type DeviceTable,
  driveRoutes,
  type GameTable,
  isFinished,
  meansOf,
} from '@race/local';
import type { GameSeatView, NewStep, TableStep } from '../messages.ts';
import type { RaceSeatView } from '../race-messages.ts';

/** The people who play at this device, lowest seat first. */
export const peopleAt = <T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
): Seat[] => table.plan.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));

/**
 * The seat whose knowledge the screen may show. With a single person it is theirs; with several, that of the person who
 * lifted the curtain, unless only others are asked. Null while the device is being handed over.
 */
export function shownSeat(table: DeviceTable, lifted: Seat | null): Seat | null {
  const people = peopleAt(table);
  if (people.length < 2) return people[0] ?? null;
  const asked = askedPeople(table);
  if (lifted === null || (asked.length > 0 && !asked.includes(lifted))) return null;
  return lifted;
}

/** What any game shows to a seat, or to a spectator (null). */
export function seatViewOf<T extends Types, R extends Rules<T>, O, B extends string>(
  id: string,
  table: GameTable<T, R, O, B>,
  seat: Seat | null,
): GameSeatView<T, O, B> {
  const { rules, history, plan } = table;
  const { state } = history;
  const [next] = askedPeople(table);
  const back = seat === null ? [] : takeable(history, seat);
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
    waitsFor: isFinished(table) ? [] : asked(table),
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

/** The last standing answer as a seat saw it; a spectator sees what everybody sees. */
export function newStepOf<T extends Types, R extends Rules<T>, O, B extends string>(
  table: GameTable<T, R, O, B>,
  seat: Seat | null,
): NewStep<T> {
  const { opening, standing, state } = table.history;
  const last = standing.at(-1) ?? opening;
  return {
    line: standing.length,
    ...seenBy<T>(last, seat),
    isOwn: seat !== null && last.seat === seat,
    after: table.rules.copyPublic(state.public),
  };
}

/** All steps so far as a seat saw them, from the opening on. */
export function pastOf<T extends Types, R extends Rules<T>, O, B extends string>(
  { history }: GameTable<T, R, O, B>,
  seat: Seat | null,
): TableStep<T>[] {
  const steps: readonly Step<T>[] = [history.opening, ...history.standing];
  return steps.map((step, line) => ({ line, ...seenBy<T>(step, seat) }));
}

/** The steps of the game it was forked from, as a seat saw them. */
export const beforeOf = <T extends Types, R extends Rules<T>, O, B extends string>(
  { history }: GameTable<T, R, O, B>,
  seat: Seat | null,
): Step<T>[] => history.before.map((step) => seenBy<T>(step, seat));
