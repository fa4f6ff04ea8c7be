// How the JSON of a stored table is read.
import type { Timing } from '@race/online';
import type { Clock, RematchOffer } from '@race/protocol';
import { ENDINGS } from '@race/protocol/messages.ts';
import * as v from 'valibot';
import { readStored, tryStored } from '../common/stored.ts';
import type { SeatOrders, SeatRecord, TablePlanRecord, TableRecord } from './table-record.ts';

const whole = v.pipe(v.number(), v.safeInteger());
const wholes = v.array(whole);

const PLAN: v.GenericSchema<unknown, TablePlanRecord> = v.object({
  options: v.looseObject({}),
  seed: wholes,
  salt: v.string(),
  version: whole,
  shutUntil: v.exactOptional(whole),
});

const SEAT: v.GenericSchema<unknown, SeatRecord> = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), bot: v.string(), free: v.exactOptional(v.literal(true)) }),
  v.object({
    kind: v.literal('person'),
    person: v.string(),
    name: v.string(),
    program: v.exactOptional(v.literal(true)),
    bot: v.nullable(v.string()),
    ready: v.exactOptional(v.boolean()),
    free: v.exactOptional(v.literal(true)),
    gone: v.exactOptional(whole),
    conceded: v.exactOptional(v.literal(true)),
  }),
]);

const CLOCK: v.GenericSchema<unknown, Clock> = v.object({
  bank: whole,
  free: whole,
  gain: v.optional(whole, 0),
  away: whole,
  late: v.picklist(['default', 'bot']),
  night: v.optional(v.nullable(v.object({ from: whole, to: whole })), null),
});

/** Times may have fractions of a millisecond. */
const times = v.array(v.number());

const DOWNTIME = v.object({ since: v.number(), until: v.number() });

/** What was added later is empty in older rows. */
const TIMING: v.GenericSchema<unknown, Timing> = v.object({
  at: v.number(),
  runs: whole,
  gone: whole,
  isWindow: v.boolean(),
  showing: v.optional(times, []),
  left: times,
  away: times,
  used: times,
  before: times,
  off: v.optional(v.array(v.nullable(DOWNTIME)), []),
  holidays: v.optional(times, []),
});

const ORDERS: v.GenericSchema<unknown, SeatOrders> = v.object({
  decline: v.nullable(whole),
  guards: v.boolean(),
  draft: v.nullable(v.object({ question: whole, answer: v.looseObject({}) })),
});

const REMATCH: v.GenericSchema<unknown, RematchOffer> = v.union([
  v.object({ table: v.string(), seat: whole, agreed: wholes, declined: wholes }),
  // As it was stored when a rematch was no offer yet.
  v.pipe(
    v.string(),
    v.transform((table) => ({ table, seat: 0, agreed: [], declined: [] })),
  ),
]);

const RECORD: v.GenericSchema<unknown, TableRecord> = v.object({
  seats: v.array(SEAT),
  host: v.string(),
  proposal: v.nullable(
    v.object({ seat: whole, beat: whole, agreed: wholes, needed: v.exactOptional(wholes) }),
  ),
  held: v.nullable(v.object({ seat: whole, answer: v.unknown(), key: v.string() })),
  rematch: v.nullable(REMATCH),
  endProposal: v.exactOptional(v.nullable(v.object({ seat: whole, agreed: wholes }))),
  ended: v.exactOptional(v.picklist(ENDINGS)),
  late: v.exactOptional(v.array(v.object({ seat: whole, turn: whole }))),
  autoStart: v.exactOptional(v.boolean()),
  sentAway: v.exactOptional(v.array(v.string())),
  former: v.exactOptional(
    v.array(v.object({ person: v.string(), seat: whole, gone: v.exactOptional(whole) })),
  ),
  taken: v.exactOptional(wholes),
  phrasesOnly: v.exactOptional(v.boolean()),
  rated: v.exactOptional(v.boolean()),
  matched: v.exactOptional(v.literal(true)),
  challenged: v.exactOptional(
    v.object({ person: v.string(), name: v.string(), declined: v.exactOptional(v.literal(true)) }),
  ),
  club: v.exactOptional(v.string()),
  cup: v.exactOptional(v.object({ cup: v.string(), round: whole, sealed: v.boolean() })),
  clock: v.exactOptional(v.nullable(CLOCK)),
  clockProposal: v.exactOptional(
    v.nullable(v.object({ seat: whole, clock: v.nullable(CLOCK), agreed: wholes })),
  ),
  timing: v.exactOptional(v.nullable(TIMING)),
  orders: v.exactOptional(v.array(v.nullable(ORDERS))),
});

export const readPlan = (text: string): TablePlanRecord => readStored(PLAN, text, 'plan of a table');
export const readRecord = (text: string): TableRecord => readStored(RECORD, text, 'record of a table');
/** Null where it cannot be read. */
export const tryPlan = (text: string): TablePlanRecord | null => tryStored(PLAN, text);
export const tryRecord = (text: string): TableRecord | null => tryStored(RECORD, text);

const UNDO = v.strictObject({ undo: v.literal(true), to: v.exactOptional(whole) });
const ENTRY = v.union([UNDO, v.looseObject({ undo: v.exactOptional(v.never()) })]);

/** The entry of a line: an undo, or the answer as it was given. */
export const readEntry = (text: string) => readStored(ENTRY, text, 'line');
