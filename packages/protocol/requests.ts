import { ADMINISTRATION_REQUESTS } from './administration.ts';
import { clock } from './clock.ts';
import { DAILY_REQUESTS } from './daily/requests.ts';
import { LONGEST_NAME, LONGEST_NOTE, MOST_SEATS } from './limits.ts';
import { orders } from './orders.ts';
import { PEOPLE_REQUESTS } from './people/requests.ts';
import { RATINGS_REQUESTS } from './ratings/requests.ts';
import {
  code,
  count,
  type Fields,
  listOf,
  type Of,
  object,
  orNull,
  readFields,
  text,
  yesOrNo,
} from './read.ts';

const table = code(32);
/** Made by the client for each answer, so that a repeat is known as one. */
const key = code(24);
/** What sits on a seat when a table is made: its maker, nobody yet, or a bot. */
const seatPlan = code(24);

/** Everything a client may ask, with its parts. docs/protocol.md has an example of each. */
const REQUESTS = {
  hello: { protocol: count(1_000), token: orNull(code(64, 16)), name: orNull(text(LONGEST_NAME)) },
  /** Whether anybody is still there. */
  ping: {},
  rename: { name: text(LONGEST_NAME) },
  lobby: {},
  mine: {},
  create: { game: code(24), options: object, seats: listOf(seatPlan, MOST_SEATS), listed: yesOrNo },
  sit: { table, seat: count(MOST_SEATS - 1) },
  leave: { table },
  /** For whoever opened the table: somebody stays away, and the seat is for the next who comes. */
  free: { table, seat: count(MOST_SEATS - 1) },
  ready: { table, ready: yesOrNo },
  begin: { table },
  watch: { table, since: orNull(count()) },
  unwatch: { table },
  answer: { table, question: count(), key, answer: object },
  undo: { table, key },
  propose: { table, beat: count() },
  consent: { table, beat: count(), agrees: yesOrNo },
  /** How time is kept: before the race whoever opened the table says it, in it everybody has to agree. */
  clock: { table, clock: orNull(clock) },
  /** A bot has taken the seat of somebody whose time was up: here they are again. */
  back: { table },
  /** What one's seat answers without being asked, and what it will answer once the others have. */
  orders: { table, orders },
  draft: { table, question: count(), answer: orNull(object) },
  rematch: { table },
  replay: { table },
  bugReplay: { bug: code(32) },
  file: { table },
  bug: { table, note: text(LONGEST_NOTE, 0) },
  /** How this server tells somebody who does not look that they are asked. */
  notices: {},
  push: { endpoint: text(1_000), p256dh: code(120, 20), auth: code(60, 8), language: code(8) },
  unpush: { endpoint: text(1_000) },
  /** An address for mail, to which a code is sent; the code that came; or no mail any more. */
  mail: { address: text(200), language: code(8) },
  mailCode: { code: code(16, 8) },
  unmail: {},
  code: {},
  claim: { code: code(16, 8) },
  revoke: {},
  ...PEOPLE_REQUESTS,
  ...DAILY_REQUESTS,
  ...RATINGS_REQUESTS,
  ...ADMINISTRATION_REQUESTS,
} satisfies { readonly [name: string]: Fields };

type Requests = typeof REQUESTS;
export type RequestName = keyof Requests;
export type RequestOf<N extends RequestName> = { readonly do: N; readonly id: number } & Of<Requests[N]>;
/** What a client asks of the server. */
export type ClientRequest = { readonly [N in RequestName]: RequestOf<N> }[RequestName];
/** The same without the number that its outcome will carry. */
export type RequestBody = { readonly [N in RequestName]: { readonly do: N } & Of<Requests[N]> }[RequestName];

export const REQUEST_NAMES = Object.keys(REQUESTS) as readonly RequestName[];

/** What a text from outside asks for; a number when only its id could be read; null when it is nothing. */
export function readRequest(from: string): ClientRequest | number | null {
  let given: unknown;
  try {
    given = JSON.parse(from);
  } catch {
    return null;
  }
  if (typeof given !== 'object' || given === null || !('id' in given) || !isId(given.id)) return null;
  const { id } = given;
  if (!('do' in given) || typeof given.do !== 'string' || !Object.hasOwn(REQUESTS, given.do)) return id;
  const name = given.do as RequestName;
  const fields = readFields<Fields>(REQUESTS[name], given, READ_FIRST);
  return fields === null ? id : (fields as unknown as ClientRequest);
}

/** An answer as pages write it. What it says is left as text. */
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

const READ_FIRST = ['id', 'do'];

const isId = (from: unknown): from is number => Number.isSafeInteger(from) && Number(from) >= 0;
