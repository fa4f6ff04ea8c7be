// Random names and numbers.

const BYTES = 15;

/** A unique name. `randomUUID` needs a secure context, which a page on a home network does not have. */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** A seed that need not stay secret. */
export const newNumber = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;
