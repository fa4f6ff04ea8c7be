// JSON that this server has stored, read again.
import * as v from 'valibot';

/** Reads stored JSON; throws, with the reason, where a disk fault or a stranger has changed it. */
export function readStored<X>(schema: v.GenericSchema<unknown, X>, text: string, what: string): X {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(
    `the stored ${what} cannot be read: ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`,
  );
}

/** Null where it cannot be read. */
export function tryStored<X>(schema: v.GenericSchema<unknown, X>, text: string): X | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return read.success ? read.output : null;
}
