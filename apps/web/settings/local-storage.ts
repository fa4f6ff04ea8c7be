// Small settings in localStorage. Where the browser allows none, they last as long as the page.

export function savedOption<T extends string>(name: string, allowed: readonly T[]): T | null {
  const found = savedText(name);
  return allowed.find((one) => one === found) ?? null;
}

/** The same, whatever it is. */
export function savedText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function save(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A private window or a full disk: the setting is not saved.
  }
}
