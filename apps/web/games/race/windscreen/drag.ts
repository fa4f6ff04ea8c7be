// Assistants are dragged with finger, pen or mouse: from the hand to a box, from box to box, and back.
import { signal } from '@preact/signals';
import { BOXES } from '@race/great-race/crew/crews.ts';
import type { TargetedPointerEvent } from 'preact';
import { perTable } from '../../../table/model/table.ts';
import type { AssistantSpot } from './draft.ts';
import { draftOf } from './draft.ts';

interface Dragged {
  readonly from: AssistantSpot;
  readonly over: AssistantSpot | null;
  readonly x: number;
  readonly y: number;
}

export const dragOf = perTable((table) => {
  const { shift } = draftOf(table);
  /** The assistant that is being dragged; null when none is. */
  const dragged = signal<Dragged | null>(null);

  let start: Start | null = null;

  const dragHandlers = {
    onPointerDown(event: PointerDrag): void {
      const { target, pointerId: pointer, clientX: x, clientY: y } = event;
      if (!(target instanceof Element) || !event.isPrimary || event.button !== 0) return;
      const from = target.closest('[data-gives]') === null ? null : spotOf(target);
      start = from === null ? null : { pointer, from, x, y };
    },
    onPointerMove(event: PointerDrag): void {
      const { pointerId, clientX: x, clientY: y } = event;
      if (start === null || start.pointer !== pointerId) return;
      if (dragged.peek() === null) {
        if (Math.hypot(x - start.x, y - start.y) < SLACK) return;
        // From here on, buttons below get no click.
        event.currentTarget.setPointerCapture(pointerId);
      }
      dragged.value = { from: start.from, over: spotOf(document.elementFromPoint(x, y)), x, y };
    },
    onPointerUp(): void {
      const { from, over } = dragged.peek() ?? {};
      if (from !== undefined && over !== undefined && over !== null) shift(from, over);
      forget();
    },
    onPointerCancel: forget,
  };

  function forget(): void {
    start = null;
    dragged.value = null;
  }

  return { dragged, dragHandlers };
});

/** A shorter move is a tap, in pixels. */
const SLACK = 8;

interface Start {
  readonly pointer: number;
  readonly from: AssistantSpot;
  readonly x: number;
  readonly y: number;
}

/** Marks an element as a place for assistants, and whether one can be taken from it. */
export const spotted = (spot: AssistantSpot, canGive: boolean) => ({
  'data-spot': spot,
  'data-gives': canGive ? '' : undefined,
});

function spotOf(element: Element | null): AssistantSpot | null {
  const spot = element?.closest<HTMLElement>('[data-spot]')?.dataset.spot;
  if (spot === undefined) return null;
  return spot === 'hand' ? 'hand' : Number(spot);
}

type PointerDrag = TargetedPointerEvent<HTMLElement>;

// Planning by keys: 1 to 4 place an assistant, with Shift they take one back, Enter is "ready".
type KeyAct = 'ready' | { readonly from: AssistantSpot; readonly to: AssistantSpot };

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** By the position of a key, so that layouts in which digits need Shift work as well. */
const FIGURE = /^(?:Digit|Numpad)(\d)$/;

export function keyAct(pressed: Pressed): KeyAct | null {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  if (pressed.key === 'Enter') return 'ready';
  const box = Number(FIGURE.exec(pressed.code)?.[1] ?? 0) - 1;
  if (box < 0 || box >= BOXES.length) return null;
  return pressed.shiftKey ? { from: box, to: 'hand' } : { from: 'hand', to: box };
}
