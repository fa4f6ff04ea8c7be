// What happened in a few lines of the log that everybody should see: plans revealed, a turn ended, an arrival, an attack stopped.
import type { RaceEvent } from '@race/great-race';
import type { Seat } from '@race/kernel';
import type { EventLog } from './blows.ts';

/** An attack that was stopped. */
export interface Foiled {
  readonly kind: 'foiled';
  readonly by: Seat;
  readonly attacker: Seat;
  readonly card: string;
  /** A guard, or a card. */
  readonly shield: string;
}

export interface Arrival {
  readonly kind: 'arrival';
  readonly seat: Seat;
  readonly place: number;
  readonly turn: number;
}

export interface TurnEnd {
  readonly kind: 'turn';
  /** The turn that ended. */
  readonly turn: number;
  readonly order: readonly Seat[];
  readonly before: readonly Seat[];
  /** By seat. */
  readonly levels: readonly number[];
  readonly paid: readonly { readonly seat: Seat; readonly francs: number }[];
}

export interface Reveal {
  readonly kind: 'reveal';
  readonly plans: readonly { readonly seat: Seat; readonly boxes: readonly number[] }[];
}

export type Occurrence = Foiled | Arrival | TurnEnd | Reveal;

/** What happened from a line of the log on, in the order of play. */
export function occurrencesFrom(first: number, log: EventLog): (Occurrence & { readonly line: number })[] {
  return log
    .slice(first)
    .flatMap((events, at) =>
      occurrencesIn(log, first + at, events).map((one) => ({ ...one, line: first + at })),
    );
}

function occurrencesIn(log: EventLog, line: number, events: readonly RaceEvent[]): Occurrence[] {
  const past = () => log.slice(0, line).flat();
  const single = events.flatMap((event, at): Occurrence[] => {
    if (event.key === 'cardStopped') {
      const { by, seat: attacker, card, with: shield } = event;
      return [{ kind: 'foiled', by, attacker, card, shield }];
    }
    if (event.key === 'crewArrived') {
      const turn = turnIn([...past(), ...events.slice(0, at)]);
      return [{ kind: 'arrival', seat: event.seat, place: event.place, turn }];
    }
    if (event.key === 'orderChanged')
      return [turnEnd([...past(), ...events.slice(0, at)], event.order, events)];
    return [];
  });
  const plans = events.flatMap((event) =>
    event.key === 'planned' ? [{ seat: event.seat, boxes: event.boxes }] : [],
  );
  return plans.length === 0 ? single : [...single, { kind: 'reveal', plans }];
}

function turnEnd(past: readonly RaceEvent[], order: readonly Seat[], events: readonly RaceEvent[]): TurnEnd {
  const orders = past.flatMap((one) =>
    one.key === 'orderChanged' || one.key === 'orderDrawn' ? [one.order] : [],
  );
  const levels = order.map(() => 0);
  for (const one of past) if (one.key === 'levelReached') levels[one.seat] = one.level;
  const paid = events.flatMap((one) =>
    one.key === 'bonusPaid' ? [{ seat: one.seat, francs: one.francs }] : [],
  );
  return { kind: 'turn', turn: turnIn(past), order, before: orders.at(-1) ?? order, levels, paid };
}

const turnIn = (past: readonly RaceEvent[]): number =>
  past.flatMap((one) => (one.key === 'turnBegun' ? [one.turn] : [])).at(-1) ?? 1;

/** Why the order is as it is: two crews on one space, or one that has passed another. What concerns the reader comes first. */
export type OrderReason =
  | { readonly why: 'tie'; readonly first: Seat; readonly second: Seat; readonly level: number }
  | { readonly why: 'passed'; readonly first: Seat; readonly second: Seat }
  | null;

export function reasonOf({ order, before, levels }: TurnEnd, reader: Seat | null): OrderReason {
  const pairs = order.slice(1).map((second, at) => ({ first: order[at] ?? second, second }));
  const concerned = [...pairs].sort((a, b) => Number(has(b, reader)) - Number(has(a, reader)));
  const isChanged = order.some((seat, at) => seat !== before[at]);
  const tied = concerned.find(({ first, second }) => levels[first] === levels[second]);
  const passed = concerned.find(({ first, second }) => before.indexOf(first) > before.indexOf(second));
  if (tied !== undefined && (isChanged || has(tied, reader)) && (has(tied, reader) || !has(passed, reader)))
    return { why: 'tie', ...tied, level: levels[tied.first] ?? 0 };
  if (passed !== undefined) return { why: 'passed', ...passed };
  return null;
}

const has = (
  pair: { readonly first: Seat; readonly second: Seat } | undefined,
  reader: Seat | null,
): boolean => pair !== undefined && (pair.first === reader || pair.second === reader);
