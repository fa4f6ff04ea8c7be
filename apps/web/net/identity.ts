// Who this is at tables over the network, as this device keeps it: a name, and the secret that proves it.
import { newName } from '../random.ts';
import type { TokenStorage } from './link.ts';

const TOKEN = 'race-token';
const NAME = 'race-name';
const DEVICE = 'race-device';
/** The token on which something hangs, and those that were not known when they were last tried. */
const PRIZED = 'race-token-prized';
const ASIDE = 'race-tokens-aside';

/** The name under which one plays with others; empty for who has none yet. */
export const myName = (): string => read(NAME) ?? '';

export const saveName = (name: string): void => write(NAME, name);

/** The secret that says who this is. */
export const token: TokenStorage = {
  get: () => read(TOKEN),
  set(next) {
    write(TOKEN, next);
    write(PRIZED, null);
    saveAside(asideNow().filter((one) => one.token !== next));
  },
  prize: () => write(PRIZED, token.get()),
  setAside() {
    const now = token.get();
    if (now !== null && read(PRIZED) === now)
      saveAside([{ token: now, since: Date.now() }, ...asideNow().filter((one) => one.token !== now)]);
    write(TOKEN, null);
    write(PRIZED, null);
  },
  aside: () => asideNow().map((one) => one.token),
};

interface Aside {
  readonly token: string;
  readonly since: number;
}

/** A server that has lost its store is put in order within weeks, or not at all. */
const ASIDE_FOR = 90 * 86_400_000;
const MOST_ASIDE = 3;

function asideNow(): readonly Aside[] {
  try {
    const saved: unknown = JSON.parse(read(ASIDE) ?? '[]');
    return (Array.isArray(saved) ? saved.filter(isAside) : []).filter(
      ({ since }) => Date.now() - since < ASIDE_FOR,
    );
  } catch {
    return [];
  }
}

const isAside = (from: unknown): from is Aside =>
  typeof from === 'object' &&
  from !== null &&
  'token' in from &&
  typeof from.token === 'string' &&
  'since' in from &&
  typeof from.since === 'number';

const saveAside = (list: readonly Aside[]): void =>
  write(ASIDE, list.length === 0 ? null : JSON.stringify(list.slice(0, MOST_ASIDE)));

/** What this device is known by to whoever signs in on it: a secret of its own that says nothing of anybody. */
export function thisDevice(): string {
  const known = read(DEVICE);
  if (known !== null) return known;
  const made = newName();
  write(DEVICE, made);
  return made;
}

/** Whether somebody on this device has ever sat at a table over the network. */
export const isKnown = (): boolean => token.get() !== null;

/** Where nothing may be kept, it lasts as long as the page. */
const inMemory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? inMemory.get(name) ?? null;
  } catch {
    return inMemory.get(name) ?? null;
  }
}

function write(name: string, value: string | null): void {
  if (value === null) inMemory.delete(name);
  else inMemory.set(name, value);
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A private window or a full disk.
  }
}
