// A sheet over the table: Escape closes it, and what was left for it has the focus again.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from '../../icons/icon-button.tsx';
import { say } from '../../words/say.ts';
import { openedAid } from './open.ts';
import '../../menu/menu.css';
import './aid-sheet.css';

const close = (): void => {
  openedAid.value = null;
};

export function AidSheet({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} class="menu sheet aid" aria-labelledby={id} onClose={close}>
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton
          icon="close"
          class="button menu-close"
          words={say('live.close')}
          act={() => box.current?.close()}
        />
      </header>
      {children}
    </dialog>
  );
}
