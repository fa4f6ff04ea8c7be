// A leaf of a travel notebook: the guide's mark, a heading, what is written, and a way to fold it away.
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { IconButton } from '../icons/icon-button.tsx';
import { save, savedOption } from '../settings/local-storage.ts';
import { say } from '../words/say.ts';
import { Guide } from './guide-figure.tsx';

const FOLDS = ['open', 'folded'] as const;
const fold = signal(savedOption('helper', FOLDS) ?? 'open');

function turn(): void {
  fold.value = fold.peek() === 'open' ? 'folded' : 'open';
  save('helper', fold.peek());
}

interface Props {
  readonly name: string;
  /** Beside the guide, also while folded. */
  readonly head: ComponentChildren;
  readonly children: ComponentChildren;
  /** What can be done: it stays in sight while the rest is scrolled. */
  readonly acts?: ComponentChildren;
}

export function Notebook({ name, head, children, acts }: Props): JSX.Element {
  const isFolded = fold.value === 'folded';
  return (
    <section class={isFolded ? 'notebook sheet folded' : 'notebook sheet'} aria-label={name}>
      <header class="notebook-head">
        <Guide />
        {head}
        <IconButton
          icon="fold"
          class="notebook-fold"
          words={say(isFolded ? 'learn.unfold' : 'learn.fold')}
          act={turn}
        />
      </header>
      {!isFolded && <div class="notebook-text">{children}</div>}
      {!isFolded && acts !== undefined && <p class="notebook-acts">{acts}</p>}
    </section>
  );
}
