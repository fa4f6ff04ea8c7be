import type { Seat, Seats } from '@race/kernel';
import { between, type Of, oneOf, shape } from './read.ts';

const LATE = ['default', 'bot'] as const;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Nobody can read a question in less. */
const LEAST_FREE = 5;

const CLOCK = {
  /** For the whole race, beyond what each decision has free; 0 where each decision has its own time alone. */
  bank: between(0, 30 * DAY),
  /** The first seconds of each decision cost nothing. */
  free: between(LEAST_FREE, 30 * DAY),
  /** Runs instead of the clock while one is not at the table. */
  away: between(0, DAY),
  /** When it is up: the answer that decides least, or a bot that keeps the seat warm. */
  late: oneOf(LATE),
};

/** How a table keeps time, in seconds. */
export type Clock = Of<typeof CLOCK>;
export const clock = shape(CLOCK);

/** A proposal for another clock during the race; everybody has to agree. */
export interface ClockProposal {
  readonly seat: Seat;
  /** Null is a race without a clock. */
  readonly clock: Clock | null;
  readonly agreed: readonly Seat[];
}

/** The clocks of a table as they stand when this is sent, in milliseconds; they run on from there. */
export interface ClockMessage {
  readonly type: 'clock';
  readonly table: string;
  /** What each seat still has for its decision: what is free and what is in the bank. */
  readonly left: readonly number[];
  /** What each seat still has for a lost connection. */
  readonly away: readonly number[];
  /** Whose clock runs, and for whom that for lost connections runs instead. */
  readonly runs: Seats;
  readonly gone: Seats;
  /** All clocks stand still that long: the server has been away. */
  readonly rests: number;
  /** A danger window is open: everybody has the same time, which costs nothing. */
  readonly window: boolean;
  /** For whom time has just run out. */
  readonly up?: Seat;
}

export const sameClock = (a: Clock | null, b: Clock | null): boolean =>
  a === null || b === null
    ? a === b
    : a.bank === b.bank && a.free === b.free && a.away === b.away && a.late === b.late;
