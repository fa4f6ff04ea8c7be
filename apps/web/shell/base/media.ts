import { type ReadonlySignal, signal } from '@preact/signals';

/** Whether a media query matches, now and whenever it changes; always false outside a browser. */
export function mediaQuery(query: string): ReadonlySignal<boolean> {
  const media = globalThis.matchMedia?.(query);
  const holds = signal(media?.matches === true);
  media?.addEventListener('change', () => {
    holds.value = media.matches;
  });
  return holds;
}
