import { served } from '@race/store/testing/served.ts';
import { describe, expect, it } from 'vitest';
import { makeExchange } from '../testing/in-process.ts';
import { type Bus, makeBus, type Wire } from './bus.ts';
import { type BusMessage, readPacket } from './messages.ts';
import { natsWire } from './nats.ts';
import { postgresWire } from './postgres.ts';

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
  await new Promise<void>((settle) => {
    bus.subscribe({
      missed: settle,
      received(message) {
        if (!('table' in message) || message.table !== table) return;
        received.push(message);
        look();
      },
    });
  });
  const until = (isEnough: (messages: readonly BusMessage[]) => boolean): Promise<void> =>
    new Promise((settle) => {
      look = () => isEnough(received) && settle();
      look();
    });
  return { bus, heard: received, until };
}

conforms('in process', makeExchange());
const postgres = await served('postgres');
if (postgres !== null) conforms('notifications of PostgreSQL', () => postgresWire(postgres, console.error));
const nats = await served('nats');
if (nats !== null) conforms('NATS', () => natsWire(nats, console.error));

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
    expect(readPacket(JSON.stringify({ from: 'a', messages: [message, ...strange] }))?.messages).toEqual([
      message,
    ]);
    for (const text of ['', '{', 'null', '[]', '{"from":1,"messages":[]}', '{"from":"a"}'])
      expect(readPacket(text)).toBeNull();
  });
});
