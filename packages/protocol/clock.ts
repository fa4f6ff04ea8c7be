import type { Seat, Seats } from '@race/kernel';
import { exactly, wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import type { Of } from './base/read.ts';

const LATE = ['default', 'bot'] as const;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** The least time to read a question. */
const LEAST_FREE = 5;

const CLOCK = {
  /** For the whole race, beyond the free time of each decision; 0 for none. */
  bank: wholeFrom(0, 30 * DAY),
  /** The first seconds of each decision cost nothing. */
  free: wholeFrom(LEAST_FREE, 30 * DAY),
  /** The time for lost connections, which runs instead of the clock. */
  away: wholeFrom(0, DAY),
  /** When time is up: the default answer, or a bot takes the seat. */
  late: v.picklist(LATE),
};

/** The clock of a table, in seconds. */
export type Clock = Of<typeof CLOCK>;
export const clock = exactly(CLOCK);

/** A proposal for another clock during the race; everybody has to agree. */
export interface ClockProposal {
  readonly seat: Seat;
  /** Null for a race without a clock. */
  readonly clock: Clock | null;
  readonly agreed: readonly Seat[];
}

/** The clocks of a table when this was sent, in milliseconds; they run on from there. */
export interface ClockMessage {
  readonly type: 'clock';
  readonly table: string;
  /** The time each seat has left for its decision, free time and bank together. */
  readonly left: readonly number[];
  /** The time each seat has left for lost connections. */
  readonly away: readonly number[];
  /** The seats whose clock runs, and those whose time for lost connections runs instead. */
  readonly runs: Seats;
  readonly gone: Seats;
  /** How long all clocks stand still, after a downtime of the server. */
  readonly rests: number;
  /** A danger window is open: everybody has the same time, which costs nothing. */
  readonly window: boolean;
  /** The seats whose time has just run out. */
  readonly up?: Seat;
}

export const sameClock = (a: Clock | null, b: Clock | null): boolean =>
  a === null || b === null
    ? a === b
    : a.bank === b.bank && a.free === b.free && a.away === b.away && a.late === b.late;
