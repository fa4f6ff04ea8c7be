// A leaf of paper laid over the dashboard: read, used, and put away with Escape or a touch elsewhere. The map stays free.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../shell/icons/icon.tsx';
import { say } from '../shell/words/say.ts';
import { useBorrowedFocus } from './focus.ts';
import './leaf.css';

interface Props {
  readonly name: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

export function Leaf({ name, close, children }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useBorrowedFocus(box, name);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const around = box.current?.parentElement;
      if (around && target instanceof Node && !around.contains(target)) close();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div ref={box} class="leaf sheet" role="dialog" aria-label={name} tabIndex={-1} onKeyDown={onKey}>
      <div class="leaf-body">{children}</div>
      <IconButton icon="close" class="leaf-close" words={say('table.close')} act={close} />
    </div>
  );
}
