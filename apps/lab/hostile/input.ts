// Invalid frames and messages: too large, too deep, against the protocol.
import { frame, PING, TEXT } from '@race/server/testing/raw-client.ts';
import type { Attack } from './attack.ts';
import { openRaw } from './raw-socket.ts';

const FINAL = 0x80;
const UNFINISHED = 0x00;

const TOO_LARGE: { readonly [name: string]: readonly Buffer[] } = {
  'a text of 5 kB': [frame(TEXT, 'x'.repeat(5_000))],
  'a text of a megabyte': [frame(TEXT, 'x'.repeat(1_000_000))],
  'a length of 2^62': [Buffer.from([0x81, 0xff, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
  'fragments without end': Array.from({ length: 200 }, (_, nth) =>
    frame(nth === 0 ? TEXT : 0, 'x'.repeat(100), UNFINISHED),
  ),
  'empty fragments without end': Array.from({ length: 200_000 >> 5 }, (_, nth) =>
    Buffer.concat(Array.from({ length: 32 }, (_, at) => frame(nth + at === 0 ? TEXT : 0, '', UNFINISHED))),
  ),
};

const AGAINST_THE_PROTOCOL: { readonly [name: string]: readonly Buffer[] } = {
  'an unmasked frame': [Buffer.from([0x81, 0x02, 0x7b, 0x7d])],
  'reserved bits': [frame(TEXT, '{}', FINAL | 0x70)],
  'a reserved opcode': [frame(0x3, '{}')],
  'a reserved control opcode': [frame(0xb, '{}')],
  'a fragmented ping': [frame(PING, 'x', UNFINISHED)],
  'a ping of 200 bytes': [frame(PING, 'x'.repeat(200))],
  'a continuation of nothing': [frame(0, 'x')],
  'a text inside a text': [frame(TEXT, '{', UNFINISHED), frame(TEXT, '}')],
  'bytes that are no UTF-8': [frame(TEXT, Buffer.from([0xc0, 0xaf, 0xff]))],
  'half a surrogate': [frame(TEXT, Buffer.from([0xed, 0xa0, 0x80]))],
  'a binary frame': [frame(0x2, Buffer.from([1, 2, 3]))],
  'a close frame of one byte': [frame(0x8, 'x')],
  'a close code that is none': [frame(0x8, Buffer.from([0x03, 0xed]))],
};

/** Sends each of these on its own connection, which must be ended. */
const allEnded = (inputs: { readonly [name: string]: readonly Buffer[] }): Attack['prepare'] => {
  return async (field) => async () => {
    const wrong: string[] = [];
    for (const [name, frames] of Object.entries(inputs)) {
      const raw = await openRaw(field, { hello: true });
      const before = raw.succeeded;
      for (const bytes of frames) await raw.send(bytes);
      if (!(await raw.ended())) wrong.push(`${name} did not end the connection`);
      if (raw.succeeded > before) wrong.push(`${name} succeeded`);
      raw.socket.destroy();
    }
    await field.rest();
    return wrong;
  };
};

export const oversized: Attack = {
  name: 'oversized',
  kind: 'input',
  summary: 'Messages larger than the limit, claimed lengths and endless fragments: the connection is ended.',
  prepare: allEnded(TOO_LARGE),
};

export const malformedFrames: Attack = {
  name: 'malformed-frames',
  kind: 'input',
  summary: 'Frames against the protocol of sockets: the connection is ended.',
  prepare: allEnded(AGAINST_THE_PROTOCOL),
};

const deep = (open: string, close: string, middle: string): string => {
  const times = Math.floor(3_900 / (open.length + close.length));
  return open.repeat(times) + middle + close.repeat(times);
};

const NESTED: readonly string[] = [
  deep('[', ']', ''),
  deep('{"a":', '}', '1'),
  `{"id":1,"do":"answer","table":"t","question":1,"key":"k","answer":${nest(300)}}`,
  `{"id":2,"do":"create","game":"race","options":${nest(400)},"seats":["me"],"listed":true}`,
  `{"id":3,"do":"orders","table":"t","orders":${nest(400)}}`,
  `{"id":4,"do":"clock","table":"t","clock":${nest(400)}}`,
  `{"id":5,"do":"create","game":"race","options":{"modules":${'['.repeat(900)}${']'.repeat(900)}},"seats":["me"],"listed":true}`,
];

function nest(depth: number): string {
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
}

export const nested: Attack = {
  name: 'nested',
  kind: 'input',
  summary:
    'JSON as deep as a message can hold, wherever an object is read: refused, and the next is answered.',
  async prepare(field) {
    return async () => {
      const wrong: string[] = [];
      const raw = await openRaw(field, { hello: true });
      for (let nth = 0; nth < 3 * NESTED.length; nth++) {
        const before = raw.succeeded;
        await raw.send(frame(TEXT, NESTED[nth % NESTED.length] ?? ''));
        const pong = await raw.ask({ do: 'ping' });
        if (pong?.ok !== true) wrong.push(`after nested message ${nth % NESTED.length} nothing is answered`);
        if (raw.succeeded !== before + 1) wrong.push(`nested message ${nth % NESTED.length} succeeded`);
        if (wrong.length > 0) break;
      }
      raw.socket.destroy();
      await field.rest();
      return wrong;
    };
  },
};
