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

export function putReasonsAway(): void {
  explained.value = null;
}

/** To where one was in the paper, once it can be reached again. */
export function goBackToOpener(): void {
  if (opener?.isConnected === true) opener.focus();
  opener = null;
}
