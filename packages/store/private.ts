// The files of a store contain names, hashes of passwords, hands and seeds: only their owner may read them.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const OTHERS = 0o077;

/** Makes an empty file that nobody else can read, unless there is one already. */
export function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: OWNER_ONLY_FOLDER });
  closeSync(openSync(file, 'a', OWNER_ONLY_FILE));
}

/**
 * Makes a store and the files beside it unreadable for other users, as far as this user may. The folder as well, if it
 * contains nothing else: it could be a home directory, or /tmp.
 */
export function keepPrivate(file: string): void {
  const folder = dirname(file);
  const isOurs = (name: string): boolean => name.startsWith(basename(file));
  const found = readdirSync(folder);
  for (const name of found.filter(isOurs)) restrict(join(folder, name), OWNER_ONLY_FILE);
  if (found.every((name) => isOurs(name) || name.startsWith('.'))) restrict(folder, OWNER_ONLY_FOLDER);
}

function restrict(path: string, mode: number): void {
  if (!existsSync(path) || (statSync(path).mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    // It belongs to another user, who has decided who may read it.
  }
}
