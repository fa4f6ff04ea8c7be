// Keeps the keyboard focus at a table, in any game.
import type { Seat, Step } from '@race/kernel';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';

/** When the focused element disappears, the first of these places that exists gets the focus. */
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

/** Elements in which the reader is busy with something else. */
const BUSY = 'dialog, [role=dialog], input, textarea, select';

/** The steps at the table, by seat, and the seat of the person at the screen. */
interface PastSteps {
  readonly steps: readonly Pick<Step, 'seat'>[];
  readonly reader: Seat | null;
}

/**
 * Focuses the place where a question is answered, if others have played since the last one. After the reader's own
 * answer or undo the focus stays where it is. `question` is the line in which it was asked; null where it is answered
 * elsewhere.
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

/**
 * Focuses an element when it appears, and gives the focus back when it goes, unless an answer has taken it elsewhere.
 * Another `what` takes the focus again. Returns how to give it back at once.
 */
export function useBorrowedFocus(self: RefObject<HTMLElement | null>, what: string): () => void {
  // Read while rendering: before the effect runs, a question that comes up in the same frame may take the focus.
  const before = useMemo(() => document.activeElement, [what]);
  const giveBack = () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
  useEffect(() => {
    const element = self.current;
    element?.focus({ preventScroll: true });
    return () => {
      if (isLost() || element?.contains(document.activeElement)) giveBack();
    };
  }, [what]);
  return giveBack;
}
