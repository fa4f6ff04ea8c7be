import { exactly, plainObject, wholeFrom } from '@race/kernel/schema.ts';
import * as v from 'valibot';
import { ADMINISTRATION_REQUESTS } from './administration.ts';
import { LONGEST_NAME, LONGEST_NOTE, MOST_SEATS } from './base/limits.ts';
import { code, count, type Fields, listOf, type Of, text } from './base/read.ts';
import { clock, HOLIDAYS } from './clock.ts';
import { CLUB_REQUESTS } from './community/clubs.ts';
import { CUP_REQUESTS } from './community/cups.ts';
import { DAILY_REQUESTS } from './daily/requests.ts';
import { orders } from './orders.ts';
import { PEOPLE_REQUESTS } from './people/requests.ts';
import { PROGRAM_REQUESTS } from './programs/requests.ts';
import { RATINGS_REQUESTS } from './ratings/requests.ts';

const table = code(32);
/** Made by the client for each answer, so that repeats are recognised. */
const key = code(24);
/** A seat of a new table: its maker, open, or a bot. */
const seatPlan = code(24);

/** All requests with their fields. docs/protocol.md has an example of each. */
const REQUESTS = {
  hello: { protocol: count(1_000), token: v.nullable(code(64, 16)), name: v.nullable(text(LONGEST_NAME)) },
  /** Checks the connection. */
  ping: {},
  rename: { name: text(LONGEST_NAME) },
  lobby: {},
  /** The same, and from now on what changes of it; or no more. */
  followLobby: { follows: v.boolean() },
  mine: {},
  /** The tables that wait for this person, and that they do not watch. */
  turns: {},
  create: { game: code(24), options: plainObject, seats: listOf(seatPlan, MOST_SEATS), listed: v.boolean() },
  /** Opens a table for a race with this person, who is called to it. */
  challengePlayer: {
    person: code(32),
    game: code(24),
    board: code(24),
    crews: wholeFrom(2, MOST_SEATS),
    rated: v.boolean(),
    clock: v.nullable(clock),
  },
  /** For the host, before the race: other options, and for whom each seat is. */
  settings: { table, options: plainObject, seats: listOf(seatPlan, MOST_SEATS) },
  /** For the host, before the race: it begins by itself once all seats are taken and everybody is ready. */
  autoStart: { table, auto: v.boolean() },
  sit: { table, seat: count(MOST_SEATS - 1) },
  leave: { table },
  /** For the host: opens the seat of a person who is away, or of a bot during the race. */
  free: { table, seat: count(MOST_SEATS - 1) },
  /** For the host, before the race: sends a person away from the table. */
  kick: { table, seat: count(MOST_SEATS - 1) },
  ready: { table, ready: v.boolean() },
  begin: { table },
  watch: { table, since: v.nullable(count()) },
  unwatch: { table },
  answer: { table, question: count(), key, answer: plainObject },
  undo: { table, key },
  propose: { table, beat: count() },
  consent: { table, beat: count(), agrees: v.boolean() },
  /** Proposes to end the race without a result, agrees to it, or declines. */
  end: { table, agrees: v.boolean() },
  /** Ends the race in its first turn. */
  abort: { table },
  /** Gives the race up: a bot drives on. */
  concede: { table },
  /** Sets the clock: before the race by the host, during it everybody has to agree. */
  clock: { table, clock: v.nullable(clock) },
  /** The page of the person's seat shows the question: from now on its clock runs. */
  shown: { table, question: count() },
  /** Days off for the person's seat; 0 ends a holiday. */
  holiday: { table, days: count(HOLIDAYS) },
  /** Takes the person's seat back from the bot that replaced them. */
  back: { table },
  /** Automatic responses of the person's seat, and a draft for when the others have answered. */
  orders: { table, orders },
  draft: { table, question: count(), answer: v.nullable(plainObject) },
  /** Offers another race, agrees to the offer, or declines it. */
  rematch: { table, agrees: v.boolean() },
  replay: { table },
  bugReplay: { bug: code(32) },
  file: { table },
  bug: { table, note: text(LONGEST_NOTE, 0) },
  /** Where others find this server, if the address of the page is only good on this machine. */
  address: {},
  /** How this server sends notices. */
  notices: {},
  push: { endpoint: text(1_000), p256dh: code(120, 20), auth: code(60, 8), language: code(8) },
  unpush: { endpoint: text(1_000) },
  /** Sets an address for notices, to which a code is sent; confirms it by the code; or removes it. */
  mail: { address: text(200), language: code(8) },
  mailCode: { code: code(16, 8) },
  unmail: {},
  code: {},
  claim: { code: code(16, 8) },
  revoke: {},
  ...PEOPLE_REQUESTS,
  ...PROGRAM_REQUESTS,
  ...DAILY_REQUESTS,
  ...RATINGS_REQUESTS,
  ...CUP_REQUESTS,
  ...CLUB_REQUESTS,
  ...ADMINISTRATION_REQUESTS,
} satisfies { readonly [name: string]: Fields };

type Requests = typeof REQUESTS;
export type RequestName = keyof Requests;
export type RequestOf<N extends RequestName> = { readonly do: N; readonly id: number } & Of<Requests[N]>;
/** A request of a client. */
export type ClientRequest = { readonly [N in RequestName]: RequestOf<N> }[RequestName];
/** The same without the id that its result will carry. */
export type RequestBody = { readonly [N in RequestName]: { readonly do: N } & Of<Requests[N]> }[RequestName];

export const REQUEST_NAMES = Object.keys(REQUESTS) as readonly RequestName[];

/** The fields of a request, without its name and id. */
export const fieldsOf = (name: RequestName): Fields => REQUESTS[name];

const ID = count();
const NAMED = v.object({ id: ID, do: v.optional(v.unknown()) });

/** The schema of each request, with its name and id. */
const SCHEMAS = new Map<unknown, v.GenericSchema<unknown, unknown>>(
  Object.entries<Fields>(REQUESTS).map(([name, fields]) => [
    name,
    exactly({ do: v.literal(name), ...fields, id: ID }),
  ]),
);

const EARLY = { abortEarly: true, abortPipeEarly: true } as const;

/** Parses a request; returns its id where only that could be read, or null. */
export function readRequest(from: string): ClientRequest | number | null {
  const given = v.safeParse(v.pipe(v.string(), v.parseJson()), from);
  const named = v.safeParse(NAMED, given.output, EARLY);
  if (!named.success) return null;
  const schema = SCHEMAS.get(named.output.do);
  const read = schema === undefined ? null : v.safeParse(schema, given.output, EARLY);
  return read?.success ? (read.output as ClientRequest) : named.output.id;
}

/** An answer as pages write it, with the answer itself as text. */
export interface PlainAnswer extends Omit<RequestOf<'answer'>, 'do' | 'answer'> {
  readonly text: string;
}

const NUMBER = '(0|[1-9]\\d{0,14})';
const PLAIN_ANSWER = new RegExp(
  `^{"do":"answer","table":"([\\w-]{1,32})","question":${NUMBER},"key":"([\\w-]{1,24})","answer":({[^{}]*}),"id":${NUMBER}}$`,
);

/** By far the most messages are answers, and look alike: they are read without parsing. Null for any other. */
export function readPlainAnswer(from: string): PlainAnswer | null {
  const found = PLAIN_ANSWER.exec(from);
  if (found === null) return null;
  const [, table = '', question, key = '', text = '', id] = found;
  return { id: Number(id), table, question: Number(question), key, text };
}
