// What is stored of a cup, and how it is read.
import type { CupLine, CupRules, CupSeat } from '@race/online/cup/log.ts';
import { CUP_FATES } from '@race/online/cup/log.ts';
import { type Clock, CUP_KINDS, CUP_PACES, type CupKind, type CupPace } from '@race/protocol';
import * as v from 'valibot';
import { readStored } from '../common/stored.ts';

/** What its host has chosen; it never changes. */
export interface CupPlan {
  readonly name: string;
  readonly kind: CupKind;
  readonly game: string;
  readonly options: object;
  readonly size: number;
  readonly rounds: number;
  readonly pace: CupPace;
  /** Draws the pairings. */
  readonly seed: number;
  /** When entry ends and the tables of the first round open. */
  readonly opens: number;
}

const whole = v.pipe(v.number(), v.safeInteger());

const PLAN: v.GenericSchema<unknown, CupPlan> = v.object({
  name: v.string(),
  kind: v.picklist(CUP_KINDS),
  game: v.string(),
  options: v.looseObject({}),
  size: whole,
  rounds: whole,
  pace: v.picklist(CUP_PACES),
  seed: whole,
  opens: whole,
});

export const readCupPlan = (text: string): CupPlan => readStored(PLAN, text, 'plan of a cup');

const SEAT: v.GenericSchema<unknown, CupSeat> = v.object({
  place: whole,
  arrived: v.boolean(),
  prestige: whole,
  arrival: whole,
  fate: v.picklist(CUP_FATES),
});

const LINE: v.GenericSchema<unknown, CupLine> = v.variant('line', [
  v.object({ line: v.picklist(['entered', 'left', 'absent', 'back']), number: whole }),
  v.object({
    line: v.literal('round'),
    starts: whole,
    tables: v.array(v.object({ table: v.string(), seats: v.array(v.nullable(whole)) })),
    byes: v.array(whole),
  }),
  v.object({ line: v.literal('result'), table: v.string(), seats: v.array(SEAT) }),
  v.object({ line: v.literal('void'), table: v.string() }),
  v.object({ line: v.literal('off') }),
]);

export const readCupLine = (text: string): CupLine => readStored(LINE, text, 'line of a cup');

export const rulesOf = ({ kind, size, rounds, seed }: CupPlan): CupRules => ({ kind, size, rounds, seed });

const MINUTE = 60_000;
/** Seats can be taken for so long before a race begins; shortly before a cup that was just made, half the time. */
const DOORS = 10 * MINUTE;
/** From the end of a round to the latest beginning of the next. */
export const PAUSE = 5 * MINUTE;

export const opensAt = (made: number, starts: number): number =>
  starts - Math.min(DOORS, Math.floor((starts - made) / 2));

/** A cup runs by itself, so all its races have a clock; a bot drives for who is late, and gives way again. */
export const CUP_CLOCKS: Readonly<Record<CupPace, Clock>> = {
  quick: { bank: 15 * 60, free: 10, gain: 0, away: 3 * 60, late: 'bot', night: null },
  calm: { bank: 60 * 60, free: 20, gain: 0, away: 5 * 60, late: 'bot', night: null },
  days: { bank: 0, free: 24 * 60 * 60, gain: 0, away: 0, late: 'bot', night: null },
};
