import { signal } from '@preact/signals';
import type { Dispatch } from './dispatches.ts';

/** The dispatch whose reasons are read; null while the paper itself is. */
export const explained = signal<Dispatch | null>(null);

/** What was pressed to read them. */
let opener: HTMLElement | null = null;

export function explain(dispatch: Dispatch, by: HTMLElement): void {
  opener = by;
  explained.value = dispatch;
}

/** Back to the paper, and to where one was in it: it can be reached again once it is drawn anew. */
export function putReasonsAway(): void {
  explained.value = null;
  requestAnimationFrame(() => requestAnimationFrame(() => opener?.isConnected && opener.focus()));
}
