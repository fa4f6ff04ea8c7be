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
  const giveBack = useBorrowedFocus(box, name);
  const putAway = () => {
    giveBack();
    close();
  };
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const around = box.current?.parentElement;
      if (around && target instanceof Node && !around.contains(target)) close();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && box.current !== null && event.target === box.current) {
      event.preventDefault();
      mainAct(box.current)?.click();
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    putAway();
  };
  return (
    <div ref={box} class="leaf sheet" role="dialog" aria-label={name} tabIndex={-1} onKeyDown={onKey}>
      <div class="leaf-body">{children}</div>
      <IconButton icon="close" class="leaf-close" words={say('table.close')} act={putAway} />
    </div>
  );
}

/** What Enter does on the leaf as a whole: what is lit, or the only act. */
function mainAct(leaf: HTMLElement): HTMLElement | null {
  const acts = leaf.querySelectorAll<HTMLElement>('.card-acts > .button');
  return leaf.querySelector<HTMLElement>('.button.go') ?? (acts.length === 1 ? (acts[0] ?? null) : null);
}
