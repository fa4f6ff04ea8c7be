/**
 * A checksum of plain JSON, independent of the order of keys, which server and page compare after each message. It is a
 * sum over all leaves, each weighted by its path, so that a changed leaf changes the sum by an amount that depends on
 * that leaf alone (`diff`). Not cryptographic.
 */
export function checksum(value: unknown): number {
  if (typeof value !== 'object' || value === null) return ofLeaf(value);
  let sum: number;
  if (Array.isArray(value)) {
    sum = ofLength(value.length);
    for (let at = 0; at < value.length; at++) sum = (sum + Math.imul(ofPlace(at), checksum(value[at]))) | 0;
    return sum;
  }
  sum = OBJECT;
  const object = value as { readonly [key: string]: unknown };
  for (const key in object) {
    const part = object[key];
    if (part !== undefined) sum = (sum + Math.imul(keyOf(key).weight, checksum(part))) | 0;
  }
  return sum;
}

const OBJECT = 0x165667b1;

function ofLeaf(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return stir((value | 0) ^ Math.imul((value / 0x100000000) | 0, 0x27d4eb2f) ^ 0x3c6ef372);
    case 'string':
      return ofText(value);
    case 'boolean':
      return value ? 0x71374491 : 0x1b873593;
    default:
      return 0x2545f491;
  }
}

export const ofLength = (length: number): number => stir(length ^ 0x5be0cd19);
export const ofPlace = (at: number): number => Math.imul(at ^ 0x27d4eb2f, 0x9e3779b1) | 1;

/** The weight of a key. */
interface Key {
  readonly weight: number;
  readonly quoted: string;
}

const keys = new Map<string, Key>();
const MOST_KEYS = 5_000;

export function keyOf(key: string): Key {
  const known = keys.get(key);
  if (known !== undefined) return known;
  const made = { weight: ofText(key) | 1, quoted: JSON.stringify(key) };
  if (keys.size < MOST_KEYS) keys.set(key, made);
  return made;
}

function ofText(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return stir(sum);
}

function stir(n: number): number {
  let mixed = Math.imul(n ^ (n >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

/** The checksum of the public state in a message. */
export const publicChecksum = (known: number, ready: number): string =>
  (stir(Math.imul(known, 31) ^ stir(ready)) >>> 0).toString(36);

/** The checksum of a seat's secret part. */
export const ownChecksum = (own: unknown): string => (stir(checksum(own)) >>> 0).toString(36);
