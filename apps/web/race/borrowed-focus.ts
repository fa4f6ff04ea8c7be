import type { RefObject } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

/** What comes up takes the focus, and gives it back when it goes. `what` it is: another thing in its place takes it anew. */
export function useBorrowedFocus(self: RefObject<HTMLElement | null>, what: string): void {
  // Read while rendering: before the effect runs, a question that comes up in the same frame may take the focus.
  const before = useMemo(() => document.activeElement, [what]);
  useEffect(() => {
    self.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [what]);
}
