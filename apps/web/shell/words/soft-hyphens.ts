// Soft hyphens mark where a long word may be broken. They are only shown: text that is read out or copied has none.
import { unhyphenated } from '@race/words/hyphens.ts';
import { options, type VNode } from 'preact';

const READ_OUT = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'] as const;

export function keepHyphensFromReaders(): void {
  const before = options.vnode;
  options.vnode = (node: VNode) => {
    if (typeof node.type === 'string') clean(node.props);
    before?.(node);
  };
  document.addEventListener('copy', (event) => {
    const copied = String(document.getSelection());
    if (copied === unhyphenated(copied)) return;
    event.clipboardData?.setData('text/plain', unhyphenated(copied));
    event.preventDefault();
  });
}

function clean(props: { [name: string]: unknown }): void {
  for (const name of READ_OUT) {
    const text = props[name];
    if (typeof text === 'string') props[name] = unhyphenated(text);
  }
}
