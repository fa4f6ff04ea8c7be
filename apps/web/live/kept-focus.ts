import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { past, reader } from './race.ts';

/** Keeps the keyboard at the table: when what had the focus goes, the main button gets it, or the bar itself. */
export function useKeptFocus(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = inside.current?.closest('main');
    if (!table) return;
    let last: Element | null = null;
    const listening = new AbortController();
    const note = () => {
      last = table.contains(document.activeElement) ? document.activeElement : null;
    };
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      last = null;
      if (isLost()) mainOf(table)?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note, { signal: listening.signal });
    watch.observe(table, { childList: true, subtree: true });
    return () => {
      listening.abort();
      watch.disconnect();
    };
  }, []);
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const mainOf = (table: HTMLElement): HTMLElement | null =>
  table.querySelector<HTMLElement>('.live-bar button.hole-main') ??
  table.querySelector<HTMLElement>('.live-bar');

/** Where somebody reads or writes something of their own. */
const BUSY = 'dialog, [role=dialog], input, textarea, select';

/**
 * Gives the focus to where a question is answered, when it comes after others have played: one's own next question finds
 * the hand where it is, and so does one that was taken back to. `question` is the line it was asked in; null where it is
 * answered elsewhere.
 */
export function useQuestion(self: RefObject<HTMLElement | null>, question: number | null): void {
  const last = useRef(0);
  useLayoutEffect(() => {
    if (question === null) return;
    const told = past.peek();
    const isMyDoing = told.length < last.current || told.at(-1)?.seat === reader.peek();
    last.current = told.length;
    const isBusy = document.activeElement?.closest(BUSY) != null;
    if (isLost() || (!isMyDoing && !isBusy)) self.current?.focus({ preventScroll: true });
  }, [question]);
}
