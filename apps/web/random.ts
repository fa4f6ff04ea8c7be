const BYTES = 15;

/** A name nobody else makes. `randomUUID` needs a secure context, and a page in a home network has none. */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
