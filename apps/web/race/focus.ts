// Where the keyboard is at a table, whatever is played there: never nowhere.
import type { Seat } from '@race/kernel';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Keeps the keyboard at the table: when what had the focus goes, the first of these places that is there gets it. */
export function useFocusIn(inside: RefObject<HTMLElement | null>, places: readonly string[]): void {
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
      if (isLost()) firstOf(table, places)?.focus({ preventScroll: true });
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

function firstOf(table: HTMLElement, places: readonly string[]): HTMLElement | null {
  for (const place of places) {
    const found = table.querySelector<HTMLElement>(place);
    if (found !== null) return found;
  }
  return null;
}

/** Where somebody reads or writes something of their own. */
const BUSY = 'dialog, [role=dialog], input, textarea, select';

/** What was told at the table, by whose answers, and who sits before the screen. */
interface PastSteps {
  readonly steps: readonly { readonly seat: Seat | null }[];
  readonly reader: Seat | null;
}

/**
 * Gives the focus to where a question is answered, when it comes after others have played: one's own next question finds
 * the hand where it is, and so does one that was taken back to. `question` is the line it was asked in; null where it is
 * answered elsewhere.
 */
export function useFocusOn(
  self: RefObject<HTMLElement | null>,
  question: number | null,
  now: () => PastSteps,
): void {
  const last = useRef(0);
  useLayoutEffect(() => {
    if (question === null) return;
    const { steps, reader } = now();
    const isMyDoing = steps.length < last.current || steps.at(-1)?.seat === reader;
    last.current = steps.length;
    const isBusy = document.activeElement?.closest(BUSY) != null;
    if (isLost() || (!isMyDoing && !isBusy)) self.current?.focus({ preventScroll: true });
  }, [question]);
}
