import type { Seat, Seats } from '@race/kernel';
import { exactly, wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import type { Of } from './base/read.ts';

const LATE = ['default', 'bot'] as const;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** The least time to read a question. */
const LEAST_FREE = 5;
const MINUTES_OF_DAY = 24 * 60;
/** The days off that a player has in one race, where the clock gives days for a decision. */
export const HOLIDAYS = 14;

/** Every day from one minute to another, in UTC, all clocks of the table stand still. */
const NIGHT = { from: wholeFrom(0, MINUTES_OF_DAY - 1), to: wholeFrom(0, MINUTES_OF_DAY - 1) };
export type Night = Of<typeof NIGHT>;

/** Where a night were longer than the day, a clock would hardly run. */
export const minutesOf = ({ from, to }: Night): number => (to - from + MINUTES_OF_DAY) % MINUTES_OF_DAY;
const isNight = (night: Night): boolean => minutesOf(night) > 0 && minutesOf(night) <= MINUTES_OF_DAY / 2;

const CLOCK = {
  /** For the whole race, beyond the free time of each decision; 0 for none. */
  bank: wholeFrom(0, 30 * DAY),
  /** The first seconds of each decision cost nothing. */
  free: wholeFrom(LEAST_FREE, 30 * DAY),
  /** Added for the race whenever others are asked after the player's answers. */
  gain: wholeFrom(0, 10 * MINUTE),
  /** The time for lost connections, which runs instead of the clock. */
  away: wholeFrom(0, DAY),
  /** When time is up: the default answer, or a bot takes the seat. */
  late: v.picklist(LATE),
  night: v.nullable(v.pipe(exactly(NIGHT), v.check(isNight))),
};

/** The clock of a table, in seconds. */
export type Clock = Of<typeof CLOCK>;
export const clock = exactly(CLOCK);

/** Milliseconds until a holiday ends, 0 for none, and the days that are left for others. */
export interface Holiday {
  readonly off: number;
  readonly days: number;
}

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
  /** The time each seat has until its clock runs, unless its page says before that the question is shown. */
  readonly showing: readonly number[];
  /** How long all clocks stand still, after a downtime of the server. */
  readonly rests: number;
  /** How long each seat is on holiday, and the days it may still take off; left out where no holiday can be taken. */
  readonly holidays?: readonly Holiday[];
  /** A danger window is open: everybody has the same time, which costs nothing. */
  readonly window: boolean;
  /** The seats whose time has just run out. */
  readonly up?: Seat;
}

export const sameClock = (a: Clock | null, b: Clock | null): boolean =>
  a === null || b === null
    ? a === b
    : a.bank === b.bank &&
      a.free === b.free &&
      a.gain === b.gain &&
      a.away === b.away &&
      a.late === b.late &&
      a.night?.from === b.night?.from &&
      a.night?.to === b.night?.to;

/** Whether one may take days over a decision: then there are holidays. */
export const isOverDays = (clock: Clock | null): boolean =>
  clock !== null && clock.bank === 0 && clock.free >= DAY;
