import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Keeps the keyboard at the table: when what had the focus goes, the main button gets it, or the bar itself. */
export function useKeptFocus(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const coach = bar.current?.parentElement;
    if (!coach) return;
    let last: Element | null = null;
    const listening = new AbortController();
    const note = () => {
      last = coach.contains(document.activeElement) ? document.activeElement : null;
    };
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) mainOf(bar.current)?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note, { signal: listening.signal });
    watch.observe(coach, { childList: true, subtree: true });
    return () => {
      listening.abort();
      watch.disconnect();
    };
  }, []);
}

const mainOf = (bar: HTMLElement | null): HTMLElement | null =>
  bar?.querySelector<HTMLElement>('button.hole-main') ?? bar;
