// A modal dialog over the table. Escape closes it and gives the focus back.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from '../icons/icon.tsx';
import { say } from '../words/say.ts';
import './sheet.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Sheet({ title, onClose, class: look = '', children }: Props): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} class={`menu sheet ${look}`} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton
          icon="close"
          class="button menu-close"
          words={say('table.close')}
          act={() => box.current?.close()}
        />
      </header>
      {children}
    </dialog>
  );
}
