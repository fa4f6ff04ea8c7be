// Gestures on the map: tap, hold, hover, drag, pinch, wheel, double tap.

import type { TableModel } from '../model/table.ts';
import type { CameraController, MapPoint } from './camera.ts';
import { currentMapOf } from './camera.ts';

/** How far a finger may move during a tap, in pixels. */
const A_TAP = 6;
/** After how long a resting finger looks instead of tapping, in milliseconds. */
const A_HOLD = 450;
/** The distance between the places that a drag passes, in pixels. */
const A_STROKE = 8;

type SpaceAt = (place: MapPoint) => number | null;

/** A gesture that has begun: it taps, holds, draws or moves the map. */
interface Hand {
  readonly down: MapPoint;
  readonly draws: boolean;
  hasMoved: boolean;
  isHolding: boolean;
  readonly rest: ReturnType<typeof setTimeout> | undefined;
}

/** Listens on the pane until the function it returns is called. */
export function handle(
  table: TableModel,
  pane: HTMLElement,
  cameraController: CameraController,
  spaceAt: SpaceAt,
): () => void {
  const { highlights, mapInteraction } = table;
  const { isByHand, isPressed, isTouched } = currentMapOf(table);
  let hand: Hand | null = null;
  let seen: number | null = null;
  const fingers = new Map<number, MapPoint>();
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
    pane.addEventListener(kind, act, { signal: listening.signal, passive: false });
  const under = (spot: MapPoint) => spaceAt(cameraController.placeAt(spot));
  const look = (space: number | null) => {
    if (space === seen) return;
    seen = space;
    mapInteraction.peek()?.look(space);
  };
  const lift = () => {
    clearTimeout(hand?.rest);
    hand = null;
  };

  on('pointerdown', (event) => {
    isTouched.value = true;
    if (event.button !== 0) return;
    isPressed.value = true;
    const spot = spotOf(pane, event);
    fingers.set(event.pointerId, spot);
    pane.setPointerCapture(event.pointerId);
    lift();
    if (fingers.size > 1) return;
    const space = under(spot);
    const hold = () => {
      if (hand === null || hand.hasMoved) return;
      hand.isHolding = true;
      look(space);
    };
    hand = {
      down: spot,
      draws: space !== null && mapInteraction.peek()?.draws(space) === true,
      hasMoved: false,
      isHolding: false,
      rest: event.pointerType === 'mouse' ? undefined : setTimeout(hold, A_HOLD),
    };
  });
  on('pointermove', (event) => {
    isTouched.value = true;
    const [before, now] = [fingers.get(event.pointerId), spotOf(pane, event)];
    if (before === undefined) {
      if (event.pointerType === 'mouse') look(under(now));
      return;
    }
    fingers.set(event.pointerId, now);
    if (fingers.size === 2) isByHand.value = true;
    if (fingers.size === 2) pinch(cameraController, fingers, { id: event.pointerId, before, now });
    else if (hand !== null) drag(hand, before, now);
  });
  const drag = (moving: Hand, before: MapPoint, now: MapPoint) => {
    moving.hasMoved ||= Math.hypot(now.x - moving.down.x, now.y - moving.down.y) > A_TAP;
    if (!moving.draws) {
      if (moving.hasMoved) isByHand.value = true;
      cameraController.pan(now.x - before.x, now.y - before.y);
    } else if (moving.hasMoved) {
      look(null);
      for (const spot of between(before, now)) {
        const space = under(spot);
        if (space !== null) mapInteraction.peek()?.drawTo(space);
      }
    }
  };
  on('pointerup', (event) => {
    const space = under(spotOf(pane, event));
    if (hand !== null && !hand.hasMoved && !hand.isHolding && space !== null)
      mapInteraction.peek()?.touch(space);
    if (event.pointerType !== 'mouse') look(null);
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    on(end, (event) => {
      fingers.delete(event.pointerId);
      isPressed.value = fingers.size > 0;
      lift();
    });
  on('pointerleave', () => look(null));
  on('wheel', (event) => {
    event.preventDefault();
    isByHand.value = true;
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    cameraController.zoomBy(
      Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)),
      spotOf(pane, event),
    );
  });
  on('dblclick', (event) => {
    const spot = spotOf(pane, event);
    if (!highlights.peek().lit.includes(under(spot) ?? -1)) cameraController.zoomBy(1.8, spot);
  });
  return () => {
    lift();
    listening.abort();
  };
}

/** The spots between two events of a gesture, so that a quick drag leaves no space out. */
function between(from: MapPoint, to: MapPoint): MapPoint[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / A_STROKE));
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

function pinch(
  cameraController: CameraController,
  fingers: ReadonlyMap<number, MapPoint>,
  finger: { id: number; before: MapPoint; now: MapPoint },
): void {
  const other = [...fingers].find(([id]) => id !== finger.id)?.[1];
  if (other === undefined) return;
  const { before, now } = finger;
  const spread = (one: MapPoint) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
  cameraController.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  cameraController.zoomBy(spread(now) / spread(before), {
    x: (now.x + other.x) / 2,
    y: (now.y + other.y) / 2,
  });
}

function spotOf(pane: HTMLElement, event: MouseEvent): MapPoint {
  const box = pane.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
