import { served } from '@race/store/testing/served.ts';
import { describe, expect, it } from 'vitest';
import { makeExchange } from '../testing/in-process.ts';
import { type Bus, makeBus, type Wire } from './bus.ts';
import { type BusMessage, type Reader, readPacket, type Seal, writePacket } from './messages.ts';
import { natsWire } from './nats.ts';
import { postgresWire } from './postgres.ts';
import { makeSeal } from './seal.ts';

let named = 0;
/** Other tests may use the same server. */
const newName = (): string => `bus-${process.pid}-${performance.now()}-${++named}`;

/** What every bus must do. */
function conforms(name: string, wire: () => Wire): void {
  describe(`a bus: ${name}`, () => {
    it('tells everybody else, in order, and nobody what they said themselves', async () => {
      const table = newName();
      const [one, two, three] = await Promise.all([
        attend(wire, table),
        attend(wire, table),
        attend(wire, table),
      ]);
      for (let lines = 1; lines <= 3; lines++) {
        one.bus.publish({ about: 'table', table, lines, revision: 1 });
        await two.until((messages) => messages.length === lines);
      }
      await three.until((messages) => messages.length === 3);
      expect(two.heard.map((message) => message.about === 'table' && message.lines)).toEqual([1, 2, 3]);
      expect(three.heard).toEqual(two.heard);
      expect(one.heard).toEqual([]);
      await Promise.all([one, two, three].map(({ bus }) => bus.close()));
    });

    it('says the latest of each table once, and takes hundreds of words at a time', async () => {
      const table = newName();
      const [one, two] = await Promise.all([attend(wire, table), attend(wire, table)]);
      for (let at = 0; at < 300; at++) one.bus.publish({ about: 'turn', table, person: `p${at}` });
      for (let lines = 0; lines < 300; lines++)
        one.bus.publish({ about: 'table', table, lines, revision: 1 });
      await two.until((messages) => messages.length === 301);
      expect(two.heard.at(-1)).toEqual({ about: 'table', table, lines: 299, revision: 1 });
      await Promise.all([one.bus.close(), two.bus.close()]);
    });
  });
}

async function attend(wire: () => Wire, table: string) {
  const received: BusMessage[] = [];
  let look = (): void => undefined;
  const bus: Bus = makeBus(wire(), newName());
  await new Promise<void>((resolve) => {
    bus.subscribe({
      concerns: () => true,
      missed: resolve,
      received(message) {
        if (!('table' in message) || message.table !== table) return;
        received.push(message);
        look();
      },
    });
  });
  const until = (isEnough: (messages: readonly BusMessage[]) => boolean): Promise<void> =>
    new Promise((resolve) => {
      look = () => isEnough(received) && resolve();
      look();
    });
  return { bus, heard: received, until };
}

conforms('in process', makeExchange());
const postgres = await served('postgres');
if (postgres !== null) conforms('notifications of PostgreSQL', () => postgresWire(postgres, console.error));
const nats = await served('nats');
if (nats !== null) conforms('NATS', () => natsWire(nats, console.error));

const readerOf = (seal: Seal | null, name = 'b'): Reader => ({ name, seal, concerns: () => true });

describe('a packet', () => {
  it('is read with care: what is no message is left out', () => {
    const message = { about: 'people', table: 't' };
    const strange = [
      null,
      7,
      { about: 'people' },
      { about: 'table', table: 't', lines: 'x' },
      { about: 'else' },
    ];
    expect(
      readPacket(JSON.stringify({ from: 'a', messages: [message, ...strange] }), readerOf(null))?.messages,
    ).toEqual([message]);
    for (const text of ['', '{', 'null', '[]', '{"from":1,"messages":[]}', '{"from":"a"}'])
      expect(readPacket(text, readerOf(null))).toBeNull();
  });
});

describe('a sealed packet', () => {
  const line = { line: 1, seat: 0, entry: '{"do":"secret"}', key: 'k', at: 1, question: 1, checksum: 7 };
  const message: BusMessage = { about: 'table', table: 't', lines: 1, revision: 0, fresh: [line] };
  const answer: BusMessage = {
    about: 'answer',
    to: 'b',
    table: 't',
    person: 'p',
    seat: 0,
    question: 1,
    key: 'k',
    answer: '{"do":"secret"}',
  };
  const seal = makeSeal(Buffer.alloc(32, 1));
  const other = makeSeal(Buffer.alloc(32, 2));

  it('says what was written only to processes on the same store', () => {
    const text = writePacket('a', [message, answer], seal);
    expect(text).not.toContain('secret');
    expect(readPacket(text, readerOf(seal))?.messages).toEqual([message, answer]);
    const openly = [{ about: 'table', table: 't', lines: 1, revision: 0 }];
    for (const key of [null, other]) expect(readPacket(text, readerOf(key))?.messages).toEqual(openly);
  });

  it('is taken from nobody else: what should be sealed and is not is left out', () => {
    const forged = JSON.stringify({ from: 'x', messages: [message, answer] });
    expect(readPacket(forged, readerOf(seal))?.messages).toEqual([
      { about: 'table', table: 't', lines: 1, revision: 0 },
    ]);
    const packet = JSON.parse(writePacket('a', [answer], seal));
    const bytes = Buffer.from(packet.sealed, 'base64');
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
    for (const sealed of [bytes.toString('base64'), '', 'AAAA'])
      expect(readPacket(JSON.stringify({ ...packet, sealed }), readerOf(seal))?.messages).toEqual([]);
  });

  it('is opened only by those whom something in it concerns', () => {
    const text = writePacket('a', [message, { about: 'turn', table: 't', person: 'p' }], seal);
    let openings = 0;
    const counted: Seal = {
      ...seal,
      open(sealed) {
        openings += 1;
        return seal.open(sealed);
      },
    };
    const elsewhere = { ...readerOf(counted), concerns: () => false };
    expect(readPacket(text, elsewhere)?.messages).toEqual([{ about: 'turn', table: 't', person: 'p' }]);
    expect(openings).toBe(0);
    expect(readPacket(text, { ...elsewhere, concerns: (table) => table === 't' })?.messages).toHaveLength(2);
    expect(openings).toBe(1);
    const passed = writePacket('a', [answer], seal);
    expect(readPacket(passed, readerOf(counted, 'c'))?.messages).toEqual([]);
    expect(openings).toBe(1);
    expect(readPacket(passed, elsewhere)?.messages).toEqual([answer]);
    expect(openings).toBe(2);
  });

  it('is shared if it is too long, and left unsealed if nothing else helps', () => {
    const sent: string[] = [];
    const wire: Wire = {
      longest: 600,
      send: (text) => sent.push(text),
      listen: () => undefined,
      close: async () => undefined,
    };
    const bus = makeBus(wire, 'a', seal);
    for (const table of ['t', 'u', 'v']) bus.publish({ ...message, table });
    bus.publish({ ...message, table: 'w', fresh: [{ ...line, entry: 'x'.repeat(1_000) }] });
    return new Promise<void>((settle) =>
      setImmediate(() => {
        expect(sent.length).toBeGreaterThan(1);
        expect(sent.every((text) => text.length <= 600)).toBe(true);
        const tables = sent.flatMap((text) => readPacket(text, readerOf(seal))?.messages ?? []);
        expect(tables.map((one) => ('table' in one ? one.table : ''))).toEqual(['t', 'u', 'v', 'w']);
        settle();
      }),
    );
  });
});
