import { type ReadOptions, readOptions } from '@race/great-race/options.ts';

/** Options of a race on one device, as they come from outside. It plays the base game: a choice of modules is refused. */
export function readTableOptions(from: unknown): ReadOptions {
  const read = readOptions(from);
  if (!read.ok || read.options.modules.length === 0) return read;
  return { ok: false, fault: { option: 'modules', reason: 'notAllowed' } };
}
