// Messages between processes. Any of them may be lost.
import { type BusMessage, type BusPacket, readPacket } from './messages.ts';

/** Carries packets to all subscribers, in order, or not at all. */
export interface Wire {
  /** Never waits and never fails. */
  send(text: string): void;
  /** Calls back for each packet, and whenever some may have been missed. */
  listen(listener: { received(text: string): void; missed(): void }): void;
  close(): Promise<void>;
}

export interface Bus {
  /** Sends a message to the other processes with the next packet. */
  publish(message: BusMessage): void;
  /** Calls back for each message of others, and whenever some may have been missed. */
  subscribe(listener: { received(message: BusMessage): void; missed(): void }): void;
  close(): Promise<void>;
}

/** Under the 8,000 bytes that PostgreSQL takes. */
const MOST_MESSAGES = 25;

/** The messages of one tick go in one packet; of each table only the latest. */
export function makeBus(wire: Wire, from: string): Bus {
  let waiting = new Map<string, BusMessage>();

  function post(): void {
    const messages = [...waiting.values()];
    waiting = new Map();
    for (let at = 0; at < messages.length; at += MOST_MESSAGES) {
      const packet: BusPacket = { from, messages: messages.slice(at, at + MOST_MESSAGES) };
      wire.send(JSON.stringify(packet));
    }
  }

  return {
    publish(message) {
      if (waiting.size === 0) setImmediate(post);
      const subject = subjectOf(message);
      waiting.set(subject, latest(waiting.get(subject), message));
    },
    subscribe(listener) {
      wire.listen({
        received(text) {
          const packet = readPacket(text);
          if (packet === null || packet.from === from) return;
          for (const message of packet.messages) listener.received(message);
        },
        missed: () => listener.missed(),
      });
    },
    close: () => wire.close(),
  };
}

/** The latest state of a table: lines and revisions never go back. */
const latest = (known: BusMessage | undefined, message: BusMessage): BusMessage =>
  known?.about !== 'table' || message.about !== 'table'
    ? message
    : {
        ...message,
        lines: Math.max(known.lines, message.lines),
        revision: Math.max(known.revision, message.revision),
      };

const subjectOf = (message: BusMessage): string =>
  'person' in message ? `${message.about} ${message.person}` : `${message.about} ${message.table}`;
