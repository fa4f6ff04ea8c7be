// Messages between processes. Any of them may be lost.
import { type BusMessage, readPacket, type Seal, writePacket } from './messages.ts';

/** Carries packets to all subscribers, in order, or not at all. */
export interface Wire {
  /** The longest packet it carries, in bytes. */
  readonly longest: number;
  /** Never waits and never fails. */
  send(text: string): void;
  /** Calls back for each packet, and whenever some may have been missed. */
  listen(listener: { received(text: string): void; missed(): void }): void;
  close(): Promise<void>;
}

export interface BusListener {
  /** Whether a table is open here. */
  concerns(table: string): boolean;
  received(message: BusMessage, from: string): void;
  missed(): void;
}

export interface Bus {
  /** The name of this process among the others. */
  readonly name: string;
  /** How many messages were sent so far. */
  readonly sent: number;
  /** Sends a message to the other processes with the next packet. */
  publish(message: BusMessage): void;
  /** Calls back for each message of others that concerns this process, and whenever some may have been missed. */
  subscribe(listener: BusListener): void;
  close(): Promise<void>;
}

const MOST_MESSAGES = 100;

/** The messages of one tick go in one packet; of each table only the latest state. */
export function makeBus(wire: Wire, from: string, seal: Seal | null = null): Bus {
  let waiting = new Map<string, BusMessage>();
  let sent = 0;

  function post(): void {
    const messages = [...waiting.values()];
    waiting = new Map();
    sent += messages.length;
    for (let at = 0; at < messages.length; at += MOST_MESSAGES) send(messages.slice(at, at + MOST_MESSAGES));
  }

  /** In several packets if one would be too long; what does not fit at all is read from the store. */
  function send(messages: readonly BusMessage[]): void {
    const text = writePacket(from, messages, seal);
    const half = messages.length >> 1;
    if (Buffer.byteLength(text) <= wire.longest) wire.send(text);
    else if (half === 0) wire.send(writePacket(from, messages, null));
    else for (const part of [messages.slice(0, half), messages.slice(half)]) send(part);
  }

  return {
    name: from,
    get sent() {
      return sent;
    },
    publish(message) {
      if (waiting.size === 0) setImmediate(post);
      const subject = subjectOf(message);
      waiting.set(subject, latest(waiting.get(subject), message));
    },
    subscribe(listener) {
      const reader = { name: from, seal, concerns: listener.concerns };
      wire.listen({
        received(text) {
          const packet = readPacket(text, reader);
          if (packet === null || packet.from === from) return;
          for (const message of packet.messages) listener.received(message, packet.from);
        },
        missed: () => listener.missed(),
      });
    },
    close: () => wire.close(),
  };
}

/** The latest state of a table: lines and revisions never go back. */
function latest(known: BusMessage | undefined, message: BusMessage): BusMessage {
  if (known?.about !== 'table' || message.about !== 'table') return message;
  const fresh = [...(known.fresh ?? []), ...(message.fresh ?? [])];
  const row = message.row ?? known.row;
  return {
    ...message,
    lines: Math.max(known.lines, message.lines),
    revision: Math.max(known.revision, message.revision),
    ...(fresh.length === 0 ? {} : { fresh }),
    ...(row === undefined ? {} : { row }),
  };
}

function subjectOf(message: BusMessage): string {
  if ('key' in message) return `${message.about} ${message.table} ${message.seat} ${message.key}`;
  if (message.about === 'here') return message.about;
  return 'person' in message ? `${message.about} ${message.person}` : `${message.about} ${message.table}`;
}
