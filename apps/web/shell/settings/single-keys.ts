// Keys without Ctrl or Alt that are for the whole page: a letter, a figure, a question mark. People who dictate, or
// type with one hand, can turn them off.
import { preferences } from './preferences.ts';

/** Elements in which a key types text. */
const WRITING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** Whether a key press is for the page, and without a modifier. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target, repeat, defaultPrevented } = event;
  if (preferences.keys.chosen.peek() === 'off' || defaultPrevented || ctrlKey || metaKey || altKey || repeat)
    return false;
  return !(target instanceof HTMLElement && target.matches(WRITING));
}
