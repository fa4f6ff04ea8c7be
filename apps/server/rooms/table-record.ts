// A table apart from its race, as it is kept: parsed when a room is opened, written when it changes.
import type { Seat } from '@race/kernel';
import type { Timing } from '@race/online';
import type {
  Clock,
  ClockProposal,
  Orders,
  OrdersNews,
  Proposal,
  SeatNews,
  TableStage,
} from '@race/protocol';

/** What never changes: with the log it is the whole race. */
export interface TablePlanRecord {
  readonly options: object;
  readonly seed: readonly number[];
  readonly salt: string;
  /** The version of the rules it was begun with. */
  readonly version: number;
  /** A try at the expedition of a day: until this moment nobody else looks on, and the seed is not told. DAILY-04. */
  readonly shutUntil?: number;
}

export type SeatRecord =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** Who plays while this person has left. */
      readonly bot: string | null;
      /** Says that the race may begin; nothing where it was never said. */
      readonly ready?: boolean;
      /** Whoever has the link may sit down here. */
      readonly free?: true;
      /** When the bot came that plays. */
      readonly gone?: number;
    };

export type SeatedPerson = Extract<SeatRecord, { kind: 'person' }>;

export interface TableRecord {
  readonly seats: readonly SeatRecord[];
  /** Who made the table. */
  readonly host: string;
  readonly proposal: Proposal | null;
  /** The last answer of a window that may not close yet. */
  readonly held: { readonly seat: Seat; readonly answer: unknown; readonly key: string } | null;
  readonly rematch: string | null;
  /** Who sat here in this race and lost the seat to somebody else. */
  readonly former?: readonly Former[];
  /** Whether ready phrases are all that is said here; nothing where it was never said. */
  readonly phrasesOnly?: boolean;
  /** Whether the race counts for ratings; nothing where that was never asked. */
  readonly rated?: boolean;
  /** Made for people who looked for a race: it begins when all have come. */
  readonly matched?: true;
  /** How time is kept; nothing where it never was. */
  readonly clock?: Clock | null;
  readonly clockWish?: ClockProposal | null;
  /** The clocks as the last line left them. */
  readonly timing?: Timing | null;
  /** By seat: what nobody but who sits there may know. */
  readonly orders?: readonly (SeatOrders | null)[];
}

export interface Former {
  readonly person: string;
  readonly seat: Seat;
  readonly gone?: number;
}

export interface SeatOrders extends Orders {
  /** What is answered to this question once the others have answered. */
  readonly draft: { readonly question: number; readonly answer: object } | null;
}

export const NO_ORDERS: SeatOrders = { decline: null, guards: false, draft: null };

export const withOrders = (record: TableRecord, seat: Seat, orders: SeatOrders | null): TableRecord => ({
  ...record,
  orders: record.seats.map((_, at) => (at === seat ? orders : (record.orders?.[at] ?? null))),
});

/** What the store has of a table; null where a fault of the disk has made it unreadable. */
export function parsed<T>(text: string): T | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const peopleOf = (record: TableRecord): string[] =>
  record.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));

/** Everybody whom a table names: those who sit there, its host, and those who gave up a seat. */
export const namedIn = (record: TableRecord): string[] => [
  ...new Set([...peopleOf(record), record.host, ...(record.former ?? []).map(({ person }) => person)]),
];

/** The table with its host passed on from somebody who leaves it: to the next who sits there. */
export function hostPassedOn(record: TableRecord, from: string): TableRecord {
  const next = peopleOf(record).find((person) => person !== from);
  return record.host !== from || next === undefined ? record : { ...record, host: next };
}

export const seatOf = (record: TableRecord, person: string): Seat | null => {
  const seat = record.seats.findIndex((one) => one.kind === 'person' && one.person === person);
  return seat < 0 ? null : seat;
};

/** The name of who sits there; empty where nobody does. */
export function nameAt(record: TableRecord, seat: Seat): string {
  const sits = record.seats[seat];
  return sits?.kind === 'person' ? sits.name : '';
}

/** The bot that answers for a seat now; null where a person does. */
export function botAt(record: TableRecord, seat: Seat): string | null {
  const sits = record.seats[seat];
  if (sits?.kind === 'bot') return sits.bot;
  return sits?.kind === 'person' ? sits.bot : null;
}

/** The seats that people play, who are asked when all have to agree. */
export function peopleSeats({ seats }: TableRecord): Seat[] {
  const played: Seat[] = [];
  for (let seat = 0; seat < seats.length; seat++) {
    const sits = seats[seat];
    if (sits?.kind === 'person' && sits.bot === null) played.push(seat);
  }
  return played;
}

/** A person for whom a bot plays from now on, if none did before. */
export const leftTo = (sits: SeatedPerson, bot: string, now: number): SeatedPerson =>
  sits.bot === null ? { ...sits, bot, gone: now } : sits;

/** A person who plays again, whatever stood in for them. */
export function backAt({ free: _free, gone: _gone, ...sits }: SeatedPerson): SeatRecord {
  return { ...sits, bot: null };
}

export const withSeat = (record: TableRecord, seat: Seat, sits: SeatRecord): TableRecord => ({
  ...record,
  seats: record.seats.map((one, at) => (at === seat ? sits : one)),
});

export const seatNews = (sits: SeatRecord, isHere: (person: string) => boolean): SeatNews =>
  sits.kind === 'person'
    ? {
        kind: 'person',
        person: sits.person,
        name: sits.name,
        here: isHere(sits.person),
        ready: sits.ready === true,
        bot: sits.bot,
        free: sits.free === true,
      }
    : sits;

export const isStage = (text: string): text is TableStage =>
  text === 'gathering' || text === 'racing' || text === 'over';

/** What a seat has ordered, for whoever sits there. */
export const ordersNews = ({ orders }: TableRecord, seat: Seat | null): OrdersNews | null => {
  const own = seat === null ? undefined : orders?.[seat];
  return own == null
    ? null
    : { decline: own.decline, guards: own.guards, drafted: own.draft?.question ?? null };
};
