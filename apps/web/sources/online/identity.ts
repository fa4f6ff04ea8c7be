// Who plays on this device online: a name, and the token that proves it.
import { newName } from '../../shell/base/random.ts';
import type { CredentialStorage } from './link.ts';

const TOKEN = 'race-token';
const NAME = 'race-name';
const DEVICE = 'race-device';
/** The token worth keeping, and tokens set aside because the server did not know them. */
const WORTH_KEEPING = 'race-token-prized';
const ASIDE = 'race-tokens-aside';

/** The name to play under; empty where none was chosen yet. */
export const myName = (): string => read(NAME) ?? '';

export const saveName = (name: string): void => write(NAME, name);

export const token = {
  get: () => read(TOKEN),
  set(next: string | null): void {
    write(TOKEN, next);
    write(WORTH_KEEPING, null);
    saveAside(asideNow().filter((one) => one.token !== next));
  },
};

/** What the link in the worker asks of the page. */
export const credentials: CredentialStorage = {
  read: () => ({ token: token.get(), aside: asideNow().map((one) => one.token), name: myName() }),
  accept({ token: accepted, isKnown }) {
    if (accepted !== token.get()) token.set(accepted);
    if (isKnown) credentials.markWorthKeeping();
  },
  reject(refused) {
    // Another tab may have another token by now.
    if (refused === null || refused !== token.get()) return;
    if (read(WORTH_KEEPING) === refused)
      saveAside([
        { token: refused, since: Date.now() },
        ...asideNow().filter((one) => one.token !== refused),
      ]);
    write(TOKEN, null);
    write(WORTH_KEEPING, null);
  },
  markWorthKeeping: () => write(WORTH_KEEPING, token.get()),
};

interface Aside {
  readonly token: string;
  readonly since: number;
}

/** How long a token is set aside: a server that has lost its store gets it back within weeks, or not at all. */
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

/** A secret by which the server knows the device at sign-in; it identifies no person. */
export function thisDevice(): string {
  const known = read(DEVICE);
  if (known !== null) return known;
  const made = newName();
  write(DEVICE, made);
  return made;
}

/** Whether this device has a token, and so a person known to the server. */
export const isKnown = (): boolean => token.get() !== null;

/** Where nothing can be saved, values last as long as the page. */
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
