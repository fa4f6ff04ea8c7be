/**
 * What changed between two values of plain JSON. A list of one is a new value; an object goes deeper, by key or by
 * place in a list, and its `length` is the list's new one; 0 takes a key away.
 */
export type Patch = readonly [value: unknown] | { readonly [key: string]: Patch | number } | 0;

type Branch = { [key: string]: unknown };

/** What leads from one value to the other; undefined when they are equal. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [after];
  if (Array.isArray(before)) return Array.isArray(after) ? diffLists(before, after) : [after];
  return Array.isArray(after) ? [after] : diffObjects(before as Branch, after as Branch);
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  let changes: { [key: string]: Patch | number } | undefined;
  const { length } = after;
  if (before.length !== length) changes = { length };
  for (let at = 0; at < length; at++) {
    const was = before[at];
    const is = after[at];
    if (was === is) continue;
    const change: Patch | undefined = at < before.length ? diff(was, is) : [is];
    if (change !== undefined) {
      changes ??= {};
      changes[at] = change;
    }
  }
  return changes;
}

function diffObjects(before: Branch, after: Branch): Patch | undefined {
  let changes: { [key: string]: Patch } | undefined;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was === is) continue;
    const change: Patch | undefined = was === undefined ? [is] : diff(was, is);
    if (change !== undefined) {
      changes ??= {};
      changes[key] = change;
    }
  }
  for (const key in before)
    if (after[key] === undefined && before[key] !== undefined) {
      changes ??= {};
      changes[key] = 0;
    }
  return changes;
}

/** The value a patch leads to. What it was made from stays as it is. A patch that does not fit gives null. */
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
