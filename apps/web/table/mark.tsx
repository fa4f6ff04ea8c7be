// A small label that hangs on a box, a card or a space: what a hint means now, and what is likely to come next.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { perTable } from './model/table.ts';

export interface ActMark {
  readonly kind: 'now' | 'next' | 'good';
  readonly words: string;
}

export const MarkLabel = ({ kind, words }: ActMark): JSX.Element => (
  <span class={`act-mark ${kind}`} aria-hidden="true">
    {words}
  </span>
);

/** The spaces that are marked. */
export const mapMarksOf = perTable(() => {
  const marked = signal<readonly (ActMark & { readonly space: number })[]>([]);

  return { marked };
});
