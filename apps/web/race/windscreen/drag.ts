// Assistants are dragged with finger, pen or mouse: from the hand to a box, from box to box, and back.
import { signal } from '@preact/signals';
import type { TargetedPointerEvent } from 'preact';
import { shift } from './draft.ts';
import type { AssistantSpot } from './placing.ts';

interface Dragged {
  readonly from: AssistantSpot;
  readonly over: AssistantSpot | null;
  readonly x: number;
  readonly y: number;
}

/** The assistant between two places; null when none is on its way. */
export const dragged = signal<Dragged | null>(null);

/** Less than this is a tap. */
const SLACK = 8;

interface Start {
  readonly pointer: number;
  readonly from: AssistantSpot;
  readonly x: number;
  readonly y: number;
}

let start: Start | null = null;

/** Marks an element as a place for assistants; whether one can be taken from it. */
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

export const dragHandlers = {
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
      // From here on no button below hears a click.
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
