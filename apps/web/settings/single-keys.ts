// Keys without Ctrl or Alt that are for the whole page: a letter, a figure, a question mark. Whoever speaks to the
// device, or types with one hand, can turn them off. Kept on the device.
import { signal } from '@preact/signals';
import { save, savedOption } from './local-storage.ts';

export const SINGLE_KEYS = ['on', 'off'] as const;
export type SingleKeys = (typeof SINGLE_KEYS)[number];

export const singleKeys = signal<SingleKeys>(savedOption('keys', SINGLE_KEYS) ?? 'on');

export function chooseSingleKeys(choice: SingleKeys): void {
  singleKeys.value = choice;
  save('keys', choice);
}

/** Where a key is a letter of something written. */
const WRITING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Whether a key is pressed for the page, and by itself. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target, repeat, defaultPrevented } = event;
  if (singleKeys.peek() === 'off' || defaultPrevented || ctrlKey || metaKey || altKey || repeat) return false;
  return !(target instanceof HTMLElement && target.matches(WRITING));
}
