import { checksum, keyOf, ofLength, ofPlace } from './checksum.ts';

/**
 * The difference between two values of plain JSON. A list of one element is a new value; an object goes deeper, by key
 * or index, and its `length` is the new length of the list; 0 removes a key.
 */
export type Patch = readonly [value: unknown] | { readonly [key: string]: Patch | number } | 0;

type Branch = { [key: string]: unknown };

/** The difference of two values: the patch as JSON ('' when they are equal), and the change of the checksum. */
export interface Difference {
  readonly text: string;
  readonly checksum: number;
}

// The sum of the present comparison.
let change = 0;

export function difference(before: unknown, after: unknown): Difference {
  change = 0;
  const text = compare(before, after, 1);
  return { text, checksum: change };
}

/** The patch as a value; undefined when there is none. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  const { text } = difference(before, after);
  return text === '' ? undefined : JSON.parse(text);
}

/** `weight` is that of the path so far, as in `checksum`. */
function compare(before: unknown, after: unknown, weight: number): string {
  if (before === after) return '';
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return replaced(before, after, weight);
  if (Array.isArray(before) !== Array.isArray(after)) return replaced(before, after, weight);
  return Array.isArray(before)
    ? compareLists(before, after as readonly unknown[], weight)
    : compareObjects(before as Branch, after as Branch, weight);
}

function replaced(before: unknown, after: unknown, weight: number): string {
  change = (change + Math.imul(weight, checksum(after) - checksum(before))) | 0;
  return typeof after === 'number' ? `[${after}]` : `[${JSON.stringify(after)}]`;
}

function compareLists(before: readonly unknown[], after: readonly unknown[], weight: number): string {
  let text = '';
  const { length } = after;
  const both = Math.min(length, before.length);
  for (let at = 0; at < both; at++) {
    const was = before[at];
    const is = after[at];
    if (was === is) continue;
    const part = compare(was, is, Math.imul(weight, ofPlace(at)));
    if (part !== '') text += `,"${at}":${part}`;
  }
  if (before.length !== length) {
    text += `,"length":${length}${added(after, both, weight)}`;
    for (let at = both; at < before.length; at++)
      change = (change - Math.imul(weight, Math.imul(ofPlace(at), checksum(before[at])))) | 0;
    change = (change + Math.imul(weight, ofLength(length) - ofLength(before.length))) | 0;
  }
  return text === '' ? '' : `{${text.slice(1)}}`;
}

function added(after: readonly unknown[], from: number, weight: number): string {
  let text = '';
  for (let at = from; at < after.length; at++) {
    change = (change + Math.imul(weight, Math.imul(ofPlace(at), checksum(after[at])))) | 0;
    text += `,"${at}":[${JSON.stringify(after[at])}]`;
  }
  return text;
}

function compareObjects(before: Branch, after: Branch, weight: number): string {
  let text = '';
  let found = 0;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was !== undefined) found += 1;
    if (was === is || areSameNumbers(was, is)) continue;
    const { weight: ofKey, quoted } = keyOf(key);
    const deeper = Math.imul(weight, ofKey);
    let part: string;
    if (was === undefined) {
      change = (change + Math.imul(deeper, checksum(is))) | 0;
      part = `[${JSON.stringify(is)}]`;
    } else part = compare(was, is, deeper);
    if (part !== '') text += `,${quoted}:${part}`;
  }
  if (sizeOf(before) !== found) text += dropped(before, after, weight);
  return text === '' ? '' : `{${text.slice(1)}}`;
}

/** Nearly all values of a position are lists of numbers, and most of them do not change. */
function areSameNumbers(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  const { length } = after;
  if (before.length !== length) return false;
  if (length === 0) return true;
  return typeof before[0] === 'number' && typeof after[0] === 'number' && areEqual(before, after);
}

/** A function of its own for numbers, so that it is compiled for them alone. */
function areEqual(before: readonly unknown[], after: readonly unknown[]): boolean {
  for (let at = 0; at < after.length; at++) if (before[at] !== after[at]) return false;
  return true;
}

function sizeOf(branch: Branch): number {
  let size = 0;
  for (const _ in branch) size += 1;
  return size;
}

function dropped(before: Branch, after: Branch, weight: number): string {
  let text = '';
  for (const key in before)
    if (after[key] === undefined && before[key] !== undefined) {
      const { weight: ofKey, quoted } = keyOf(key);
      change = (change - Math.imul(weight, Math.imul(ofKey, checksum(before[key])))) | 0;
      text += `,${quoted}:0`;
    }
  return text;
}

/** Applies a patch without changing its input; null where it does not fit. */
export function patched(value: unknown, patch: unknown): { readonly value: unknown } | null {
  if (Array.isArray(patch)) return patch.length === 1 ? { value: patch[0] } : null;
  if (typeof value !== 'object' || value === null || typeof patch !== 'object' || patch === null) return null;
  const changes = Object.entries(patch);
  return Array.isArray(value) ? patchedList(value, changes) : patchedObject(value as Branch, changes);
}

const LONGEST_LIST = 10_000;

function patchedList(value: readonly unknown[], changes: [string, unknown][]) {
  const list = value.slice();
  for (const [key, change] of changes) {
    if (key === 'length') {
      if (typeof change !== 'number' || !(change >= 0 && change <= LONGEST_LIST)) return null;
      list.length = change;
    }
  }
  for (const [key, change] of changes) {
    if (key === 'length') continue;
    const at = Number(key);
    if (!Number.isInteger(at) || at < 0 || at >= list.length || typeof change === 'number') return null;
    const next = patched(list[at], change);
    if (next === null) return null;
    list[at] = next.value;
  }
  return { value: list };
}

function patchedObject(value: Branch, changes: [string, unknown][]) {
  const object: Branch = { ...value };
  for (const [key, change] of changes) {
    if (key === '__proto__') return null;
    if (change === 0) {
      delete object[key];
      continue;
    }
    if (typeof change === 'number') return null;
    const next = patched(object[key], change);
    if (next === null) return null;
    object[key] = next.value;
  }
  return { value: object };
}
