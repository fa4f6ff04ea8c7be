// A table apart from its race, as it is stored: parsed when the table is opened, written when it changes.
import type { Answered, Seat } from '@race/kernel';
import type { Timing } from '@race/online';
import type {
  Clock,
  ClockProposal,
  Ending,
  EndProposal,
  LateAnswer,
  Orders,
  OrdersNews,
  Proposal,
  RematchOffer,
  SeatNews,
  TableStage,
} from '@race/protocol';
import { uniqueName } from '@race/protocol';

/** What never changes. Together with the log it determines the race. */
export interface TablePlanRecord {
  readonly options: object;
  readonly seed: readonly number[];
  readonly salt: string;
  /** The version of the rules it was begun with. */
  readonly version: number;
  /** For a run of the daily expedition: until this moment nobody else may watch, and the seed is secret. DAILY-04. */
  readonly shutUntil?: number;
}

export interface Person {
  readonly person: string;
  readonly name: string;
  /** Whose bot account it is; left out for people. */
  readonly owner?: string;
}

export type SeatRecord =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'bot';
      readonly bot: string;
      /** During the race: anybody with the link may sit down here. */
      readonly free?: true;
    }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      /** A bot account: a program answers for it. */
      readonly program?: true;
      /** The bot that plays while this person is away. */
      readonly bot: string | null;
      /** Whether this person has agreed that the race begins. */
      readonly ready?: boolean;
      /** The seat was freed: anybody with the link may sit down here. */
      readonly free?: true;
      /** Since when the bot plays. */
      readonly gone?: number;
      /** This person has given the race up, and does not come back to it. */
      readonly conceded?: true;
    };

export type SeatedPerson = Extract<SeatRecord, { kind: 'person' }>;

export interface TableRecord {
  readonly seats: readonly SeatRecord[];
  /** The maker of the table. */
  readonly host: string;
  readonly proposal: Proposal | null;
  /** The last answer of a window that may not close yet. */
  readonly held: (Answered & { readonly key: string }) | null;
  readonly rematch: RematchOffer | null;
  readonly endProposal?: EndProposal | null;
  readonly ended?: Ending;
  readonly late?: readonly LateAnswer[];
  /** It begins by itself once all seats are taken and everybody is ready. */
  readonly autoStart?: boolean;
  /** People whom the host has sent away. */
  readonly sentAway?: readonly string[];
  /** People who sat here in this race and lost the seat to another person. */
  readonly former?: readonly Former[];
  /** Seats of bots that people have taken during the race. */
  readonly taken?: readonly Seat[];
  /** Whether only ready phrases are allowed. */
  readonly phrasesOnly?: boolean;
  /** Whether the race counts for ratings. */
  readonly rated?: boolean;
  /** Made by matchmaking: it begins when everybody has come. */
  readonly matched?: true;
  /** Whom the host has called to it by name, until they sit down or the race begins. */
  readonly challenged?: { readonly person: string; readonly name: string; readonly declined?: true };
  /** Opened by a cup: it begins by itself, and nobody else may sit down. Sealed: only its people may watch. */
  readonly cup?: { readonly cup: string; readonly round: number; readonly sealed: boolean };
  /** The table of a club: only its members sit down. */
  readonly club?: string;
  /** The clock; null for none. */
  readonly clock?: Clock | null;
  readonly clockProposal?: ClockProposal | null;
  /** The clocks as the last line left them. */
  readonly timing?: Timing | null;
  /** By seat: secret from the others. */
  readonly orders?: readonly (SeatOrders | null)[];
}

export interface Former {
  readonly person: string;
  readonly seat: Seat;
  readonly gone?: number;
}

export interface SeatOrders extends Orders {
  /** The answer to this question once the others have answered. */
  readonly draft: { readonly question: number; readonly answer: object } | null;
}

export const NO_ORDERS: SeatOrders = { decline: null, guards: false, draft: null };

export const withOrders = (record: TableRecord, seat: Seat, orders: SeatOrders | null): TableRecord => ({
  ...record,
  orders: record.seats.map((_, at) => (at === seat ? orders : (record.orders?.[at] ?? null))),
});

const peopleOf = (record: TableRecord): string[] =>
  record.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));

/** All people of a table: at its seats, its host, former players, and who is called to it. */
export const namedIn = (record: TableRecord): string[] => [
  ...new Set([
    ...peopleOf(record),
    record.host,
    ...(record.former ?? []).map(({ person }) => person),
    ...(record.challenged === undefined ? [] : [record.challenged.person]),
  ]),
];

/** Makes the next person at the table its host, if this one was. */
export function hostPassedOn(record: TableRecord, from: string): TableRecord {
  const next = peopleOf(record).find((person) => person !== from);
  return record.host !== from || next === undefined ? record : { ...record, host: next };
}

export const seatOf = (record: TableRecord, person: string): Seat | null => {
  const seat = record.seats.findIndex((one) => one.kind === 'person' && one.person === person);
  return seat < 0 ? null : seat;
};

/** The name of the person at a seat; empty where there is none. */
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

/** The seats that people play themselves. */
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

/** A person who plays again instead of a bot. */
export function backAt({ free: _free, gone: _gone, ...sits }: SeatedPerson): SeatRecord {
  return { ...sits, bot: null };
}

export const withSeat = (record: TableRecord, seat: Seat, sits: SeatRecord): TableRecord => ({
  ...record,
  seats: record.seats.map((one, at) => (at === seat ? sits : one)),
});

/** `awayFor` says for how many seconds a person has not looked at the table; null for somebody who does. */
export function seatNews(sits: SeatRecord, awayFor: (person: string) => number | null): SeatNews {
  if (sits.kind === 'open') return sits;
  if (sits.kind === 'bot') return { kind: 'bot', bot: sits.bot, free: sits.free === true };
  const { person, name, bot } = sits;
  const away = awayFor(person);
  return {
    kind: 'person',
    person,
    name,
    ...(sits.program === true ? { program: true } : {}),
    here: away === null,
    awayFor: away ?? 0,
    ready: sits.ready === true,
    bot,
    free: sits.free === true,
    conceded: sits.conceded === true,
  };
}

export const isStage = (text: string): text is TableStage =>
  text === 'gathering' || text === 'racing' || text === 'over';

/** The orders of a seat, for its person. */
export const ordersNews = ({ orders }: TableRecord, seat: Seat | null): OrdersNews | null => {
  const own = seat === null ? undefined : orders?.[seat];
  return own == null
    ? null
    : { decline: own.decline, guards: own.guards, drafted: own.draft?.question ?? null };
};

/** A person on a seat, with a name that no other person there has. PEOPLE-07. */
export const personAt = (
  { person, name, owner }: Person,
  others: readonly SeatRecord[] = [],
): SeatRecord => ({
  kind: 'person',
  person,
  name: uniqueName(name, namesIn(others, person)),
  ...(owner === undefined ? {} : { program: true }),
  bot: null,
});

/** The names of all people at the seats except one. */
export const namesIn = (seats: readonly SeatRecord[], but: string): string[] =>
  seats.flatMap((sits) => (sits.kind === 'person' && sits.person !== but ? [sits.name] : []));
