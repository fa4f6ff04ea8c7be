// What a player has just said, at their name: the chat has it, too, and says it to screen readers.
import type { JSX } from 'preact';
import { useTable } from '../model/table.ts';
import './bubble.css';

export function Bubble({ seat }: { seat: number }): JSX.Element | null {
  const { said } = useTable();
  const now = said.value;
  if (now?.seat !== seat) return null;
  return (
    <span class="bubble" aria-hidden="true">
      {now.words}
    </span>
  );
}

/** The mark on a chip of a small screen: what was said is in the chat. */
export function BubbleMark({ seat }: { seat: number }): JSX.Element | null {
  const { said } = useTable();
  return said.value?.seat === seat ? <span class="bubble-mark" aria-hidden="true" /> : null;
}
