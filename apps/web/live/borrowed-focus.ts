import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** What comes up takes the focus, and gives it back when it goes. `what` it is: another thing in its place takes it anew. */
export function useBorrowedFocus(self: RefObject<HTMLElement | null>, what: string): void {
  useEffect(() => {
    const before = document.activeElement;
    self.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [what]);
}
