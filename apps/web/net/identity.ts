// Who this is at tables over the network, as this device keeps it: a name, and the secret that proves it.

const TOKEN = 'race-token';
const NAME = 'race-name';

/** The name under which one plays with others; empty for who has none yet. */
export const myName = (): string => read(NAME) ?? '';

export const keepName = (name: string): void => write(NAME, name);

/** The secret that says who this is. */
export const token = {
  get: (): string | null => read(TOKEN),
  set: (next: string | null): void => write(TOKEN, next),
};

/** Whether somebody on this device has ever sat at a table over the network. */
export const isKnown = (): boolean => token.get() !== null;

/** Where nothing may be kept, it lasts as long as the page. */
const unkept = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? unkept.get(name) ?? null;
  } catch {
    return unkept.get(name) ?? null;
  }
}

function write(name: string, value: string | null): void {
  if (value === null) unkept.delete(name);
  else unkept.set(name, value);
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A private window or a full disk.
  }
}
