// A button that shows an icon alone: its word is read out, and comes up when one points at it.
import type { JSX } from 'preact';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly words: string;
  readonly act: () => void;
  readonly class?: string;
  /** There is nothing to do: it stays where it is and keeps the focus. */
  readonly isOff?: boolean;
}

export function IconButton({ icon, words, act, class: look = 'button', isOff = false }: Props): JSX.Element {
  return (
    <button
      type="button"
      class={look}
      aria-label={words}
      title={words}
      aria-disabled={isOff || undefined}
      onClick={() => isOff || act()}
    >
      <Icon name={icon} />
    </button>
  );
}
