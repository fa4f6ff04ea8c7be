// Messages between processes say that something has changed in the store, never what. A lost message does no harm.
import * as v from 'valibot';

const table = v.string();
const person = v.string();
const whole = v.pipe(v.number(), v.safeInteger());

const MESSAGE = v.variant('about', [
  /** A table has at least so many lines now, and its row was written at least so often. */
  v.object({ about: v.literal('table'), table, lines: whole, revision: whole }),
  /** A person began or stopped watching a table. */
  v.object({ about: v.literal('people'), table }),
  /** Something was said at a table. */
  v.object({ about: v.literal('talk'), table }),
  /** A person is asked at a table they do not watch. */
  v.object({ about: v.literal('turn'), table, person }),
  /** A token or a ban of a person may have changed. */
  v.object({ about: v.literal('person'), person }),
]);
export type BusMessage = Readonly<v.InferOutput<typeof MESSAGE>>;

/** All messages of a process in one tick. */
export interface BusPacket {
  readonly from: string;
  readonly messages: readonly BusMessage[];
}

const PACKET = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ from: v.string(), messages: v.array(v.unknown()) }),
);

/** Null for anything else; messages of another release are left out. */
export function readPacket(text: string): BusPacket | null {
  const read = v.safeParse(PACKET, text);
  if (!read.success) return null;
  const { from, messages } = read.output;
  return { from, messages: messages.filter((one): one is BusMessage => v.is(MESSAGE, one)) };
}
