/** Where a value is not plain JSON with whole numbers, as a path; null when it is plain all through. */
export function notPlainAt(value: unknown, path = 'state'): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0) ? null : path;
  if (typeof value !== 'object') return path;
  if (Array.isArray(value)) return firstFault(Array.from(value).entries(), path);
  if (Object.getPrototypeOf(value) !== Object.prototype) return path;
  return firstFault(Object.entries(value), path);
}

function firstFault(parts: Iterable<readonly [string | number, unknown]>, path: string): string | null {
  for (const [key, part] of parts) {
    const fault = notPlainAt(part, `${path}.${key}`);
    if (fault !== null) return fault;
  }
  return null;
}

/** Freezes a value deeply, so that any change to it throws. */
export function deepFreeze<X>(value: X): X {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
