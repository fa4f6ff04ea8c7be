// Keys that bring one to a part of a table at once, whatever is played there.
import { isSingleKey } from '../../settings/single-keys.ts';

/** What a key does; null where it does nothing. */
export type WayOf = (key: string) => (() => void) | null;

/** Begins to listen for them; returns how to stop. */
export function listenFor(wayOf: WayOf): () => void {
  const press = (event: KeyboardEvent): void => {
    const go = isSingleKey(event) ? wayOf(event.key) : null;
    // A sheet over the table has the keys for itself.
    if (go === null || document.querySelector('dialog:modal, [aria-modal=true]') !== null) return;
    event.preventDefault();
    go();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

/** Leads to the first of these that takes the focus; it may have to be drawn first. */
export function goToFirst(places: readonly string[]): void {
  requestAnimationFrame(() => setTimeout(() => focusFirst(places)));
}

function focusFirst(places: readonly string[]): void {
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    found?.focus();
    if (found !== null && document.activeElement === found) return;
  }
}
