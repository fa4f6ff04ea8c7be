// Messages between processes. They announce a change in the store and contain it, encrypted, so that receivers need not read it
// from the store. A lost message does no harm.
import * as v from 'valibot';

const table = v.string();
const person = v.string();
const whole = v.pipe(v.number(), v.safeInteger());

const LINE = v.object({
  line: whole,
  seat: whole,
  entry: v.string(),
  key: v.string(),
  at: whole,
  question: whole,
  checksum: whole,
});

/** What changes in the row of a table while it is played. */
const ROW = v.object({
  record: v.string(),
  stage: v.string(),
  listed: v.boolean(),
  touched: whole,
  revision: whole,
  due: v.nullable(whole),
});

const MESSAGE = v.variant('about', [
  /** A table has at least so many lines now, and its row was written at least so often. Sealed: those lines, and that row. */
  v.object({
    about: v.literal('table'),
    table,
    lines: whole,
    revision: whole,
    fresh: v.optional(v.array(LINE)),
    row: v.optional(ROW),
  }),
  /** A process has a table open, up to here, and wants to hear of it. */
  v.object({ about: v.literal('open'), table, lines: whole, revision: whole }),
  /** It has left it. */
  v.object({ about: v.literal('left'), table }),
  /** A person began or stopped watching a table. */
  v.object({ about: v.literal('people'), table }),
  /** Something was said at a table, or a line was removed. */
  v.object({ about: v.literal('talk'), table, removed: v.optional(whole) }),
  /** A person is asked at a table they do not watch. */
  v.object({ about: v.literal('turn'), table, person }),
  /** A token or a ban of a person may have changed. */
  v.object({ about: v.literal('person'), person }),
  /** So many people are connected to this process. */
  v.object({ about: v.literal('here'), people: v.pipe(whole, v.minValue(0)) }),
  /** Sealed: a player's answer, for the process that leads the table. */
  v.object({
    about: v.literal('answer'),
    to: v.string(),
    table,
    person,
    seat: whole,
    question: whole,
    key: v.string(),
    answer: v.string(),
  }),
  /** Sealed: that process does not take the answer. */
  v.object({ about: v.literal('declined'), to: v.string(), table, seat: whole, key: v.string() }),
]);
export type BusMessage = Readonly<v.InferOutput<typeof MESSAGE>>;
export type TableMessage = Extract<BusMessage, { readonly about: 'table' }>;
export type AnswerMessage = Extract<BusMessage, { readonly about: 'answer' }>;

/** Some messages of a process. */
export interface BusPacket {
  readonly from: string;
  readonly messages: readonly BusMessage[];
}

const PACKET = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    from: v.string(),
    messages: v.array(v.unknown()),
    /** Processes that something sealed is for. */
    to: v.optional(v.array(v.string())),
    sealed: v.optional(v.string()),
  }),
);
const MESSAGES = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

/** Encrypts what only processes on the same store may know, and proves that it comes from one. */
export interface Seal {
  close(text: string): string;
  /** Null where it was not closed with this seal. */
  open(text: string): string | null;
}

/** Without a seal nothing is said about what was written. */
export function writePacket(from: string, messages: readonly BusMessage[], seal: Seal | null): string {
  const openly = messages.flatMap((message) => plain(message) ?? []);
  const hasMore = seal !== null && messages.some((message) => plain(message) !== message);
  const to = [...new Set(messages.flatMap((message) => ('to' in message ? message.to : [])))];
  return JSON.stringify({
    from,
    messages: openly,
    ...(hasMore ? { to, sealed: seal.close(JSON.stringify(messages)) } : {}),
  });
}

/** The part of a message that may be read by anybody on the bus. */
function plain(message: BusMessage): BusMessage | null {
  if (message.about === 'answer' || message.about === 'declined') return null;
  if (message.about !== 'table' || (message.fresh ?? message.row) === undefined) return message;
  const { about, table, lines, revision } = message;
  return { about, table, lines, revision };
}

/** Who reads a packet, and which tables are open there. */
export interface Reader {
  readonly name: string;
  readonly seal: Seal | null;
  concerns(table: string): boolean;
}

/**
 * What concerns the reader; null for what is no packet. Messages of another release are left out, and so is what is not sealed
 * but should be. The seal is opened only where something inside is for the reader: most packets are about tables of others.
 */
export function readPacket(text: string, reader: Reader): BusPacket | null {
  const read = v.safeParse(PACKET, text);
  if (!read.success) return null;
  const { from, messages, to, sealed } = read.output;
  const openly = messages.filter((one) => mayConcern(one, reader));
  const isForReader = to?.includes(reader.name) || openly.some(isAboutTable);
  const opened = sealed === undefined || !isForReader ? null : (reader.seal?.open(sealed) ?? null);
  const inside = opened === null ? null : v.safeParse(MESSAGES, opened);
  if (inside?.success !== true)
    return { from, messages: openly.filter(isMessage).flatMap((message) => plain(message) ?? []) };
  return { from, messages: inside.output.filter((one) => mayConcern(one, reader)).filter(isMessage) };
}

/** False for what is certainly about something else. */
function mayConcern(one: unknown, { name, concerns }: Reader): boolean {
  if (typeof one !== 'object' || one === null) return false;
  if ('to' in one) return one.to === name;
  if (!('table' in one) || 'person' in one) return true;
  return typeof one.table === 'string' && concerns(one.table);
}

const isAboutTable = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && 'about' in one && one.about === 'table';

const isMessage = (one: unknown): one is BusMessage => v.is(MESSAGE, one);
