const BYTES = 15;

/** A name nobody else makes. `randomUUID` needs a secure context, and a page in a home network has none. */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** A number to begin with, where nothing depends on nobody knowing it. */
export const newNumber = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;
