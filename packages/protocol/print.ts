/**
 * A number that tells two values of plain JSON apart, whatever the order of their keys: what server and page compare
 * after each message. Quick, because it is made for every answer; not secret, and no proof against malice.
 */
export function print(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return ofNumber(value);
    case 'string':
      return ofText(value);
    case 'boolean':
      return value ? 0x3c6ef372 : 0x1b873593;
    case 'object':
      if (value === null) return 0x2545f491;
      return Array.isArray(value) ? ofList(value) : ofObject(value as { readonly [key: string]: unknown });
    default:
      return 0;
  }
}

const ofNumber = (n: number): number => stir((n | 0) ^ Math.imul((n / 0x100000000) | 0, 0x27d4eb2f));

function ofList(list: readonly unknown[]): number {
  let sum = list.length + 0x9e3779b9;
  for (let at = 0; at < list.length; at++) {
    const value = list[at];
    const part = typeof value === 'number' ? ofNumber(value) : print(value);
    sum = Math.imul(sum ^ part, 0x85ebca6b) + at;
  }
  return stir(sum);
}

function ofObject(object: { readonly [key: string]: unknown }): number {
  let sum = 0x165667b1;
  for (const key in object) {
    const value = object[key];
    if (value !== undefined) sum = (sum + Math.imul(ofKey(key), print(value) | 1)) | 0;
  }
  return stir(sum);
}

const keys = new Map<string, number>();
const MOST_KEYS = 5_000;

function ofKey(key: string): number {
  const known = keys.get(key);
  if (known !== undefined) return known;
  const made = ofText(key) | 1;
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

/** The print of what everybody sees, as a message carries it. */
export const printText = (known: number, ready: number): string =>
  (stir(Math.imul(known, 31) ^ stir(ready)) >>> 0).toString(36);

/** The print of what one seat alone knows. */
export const ownPrint = (own: unknown): string => (print(own) >>> 0).toString(36);
