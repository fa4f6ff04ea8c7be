// A button of the bar that lays a leaf over the dashboard.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Leaf } from '../race/leaf.tsx';

interface Props {
  readonly words: string;
  /** What the leaf is called. */
  readonly name: string;
  readonly children: (close: () => void) => ComponentChildren;
}

export function Opener({ words, name, children }: Props): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div class="opener">
      <button
        type="button"
        class="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words}
      </button>
      {isOpen && (
        <Leaf name={name} close={close}>
          <h3 class="label">{name}</h3>
          {children(close)}
        </Leaf>
      )}
    </div>
  );
}
