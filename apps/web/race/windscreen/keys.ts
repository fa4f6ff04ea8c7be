// Planning by keys: 1 to 4 place an assistant, with Shift they take one back, Enter is "ready".
import { BOXES } from '@race/great-race/crew/crews.ts';
import type { AssistantSpot } from './placing.ts';

export type KeyAct = 'ready' | { readonly from: AssistantSpot; readonly to: AssistantSpot };

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** By place on the keyboard, so that it is the same with figures that need Shift. */
const FIGURE = /^(?:Digit|Numpad)(\d)$/;

export function keyAct(pressed: Pressed): KeyAct | null {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  if (pressed.key === 'Enter') return 'ready';
  const box = Number(FIGURE.exec(pressed.code)?.[1] ?? 0) - 1;
  if (box < 0 || box >= BOXES.length) return null;
  return pressed.shiftKey ? { from: box, to: 'hand' } : { from: 'hand', to: box };
}
