// What processes tell each other: that something has changed in the store, and never what. What is lost is found there.

export type BusMessage =
  /** A table has at least so many lines now, and its row was written at least so often. */
  | { readonly about: 'table'; readonly table: string; readonly lines: number; readonly revision: number }
  /** Others look at a table than before. */
  | { readonly about: 'people'; readonly table: string }
  /** Something was said at a table. */
  | { readonly about: 'talk'; readonly table: string }
  /** Somebody is asked at a table they do not look at. */
  | { readonly about: 'turn'; readonly table: string; readonly person: string }
  /** What somebody came with may not hold any more. */
  | { readonly about: 'person'; readonly person: string };

/** All messages of a process in one tick. */
export interface BusPacket {
  readonly from: string;
  readonly messages: readonly BusMessage[];
}

/** Null for what is no packet; messages of another release are left out. */
export function readPacket(text: string): BusPacket | null {
  const said = parse(text);
  if (!isObject(said) || typeof said.from !== 'string' || !Array.isArray(said.messages)) return null;
  return { from: said.from, messages: said.messages.filter(isBusMessage) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Unknown = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

function isBusMessage(value: unknown): value is BusMessage {
  if (!isObject(value)) return false;
  const { about, table, person, lines, revision } = value;
  switch (about) {
    case 'table':
      return typeof table === 'string' && Number.isSafeInteger(lines) && Number.isSafeInteger(revision);
    case 'people':
    case 'talk':
      return typeof table === 'string';
    case 'turn':
      return typeof table === 'string' && typeof person === 'string';
    default:
      return about === 'person' && typeof person === 'string';
  }
}
