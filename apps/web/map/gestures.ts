// Hands on the map: tap, drag, pinch, wheel, double tap, keys.
import type { Spot } from './camera.ts';
import type { Rig } from './rig.ts';

const KEY_STEP = 80;
const KEY_ZOOM = 1.25;

/** How far a finger may stray and still have tapped, in pixels. */
const A_TAP = 6;

/** Listens on the pane until the function it returns is called. */
export function handle(pane: HTMLElement, rig: Rig, tapped: (place: Spot) => void): () => void {
  let down: Spot | null = null;
  const fingers = new Map<number, Spot>();
  const listening = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
    pane.addEventListener(kind, act, { signal: listening.signal, passive: false });

  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    endMotion(pane);
    fingers.set(event.pointerId, spotOf(pane, event));
    down = fingers.size === 1 ? spotOf(pane, event) : null;
    pane.setPointerCapture(event.pointerId);
  });
  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = spotOf(pane, event);
    if (fingers.size === 2) pinch(rig, fingers, { id: event.pointerId, before, now });
    else rig.pan(now.x - before.x, now.y - before.y);
    fingers.set(event.pointerId, now);
  });
  on('pointerup', (event) => {
    const up = spotOf(pane, event);
    if (down !== null && Math.hypot(up.x - down.x, up.y - down.y) <= A_TAP) tapped(rig.placeAt(up));
  });
  for (const end of ['pointerup', 'pointercancel'] as const)
    on(end, (event) => void fingers.delete(event.pointerId));
  on('wheel', (event) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    rig.zoomBy(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), spotOf(pane, event));
  });
  on('dblclick', (event) => rig.zoomBy(1.8, spotOf(pane, event)));
  on('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey && press(rig, event.key)) event.preventDefault();
  });
  return () => listening.abort();
}

/** A tap ends any motion: everything is where it was going. */
function endMotion(pane: HTMLElement): void {
  for (const motion of pane.getAnimations({ subtree: true })) motion.finish();
}

function pinch(
  rig: Rig,
  fingers: ReadonlyMap<number, Spot>,
  finger: { id: number; before: Spot; now: Spot },
): void {
  const other = [...fingers].find(([id]) => id !== finger.id)?.[1];
  if (other === undefined) return;
  const { before, now } = finger;
  const spread = (one: Spot) => Math.hypot(one.x - other.x, one.y - other.y) || 1;
  rig.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  rig.zoomBy(spread(now) / spread(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
}

/** What a key does; false when it does nothing. */
function press(rig: Rig, key: string): boolean {
  const act = KEYS[key];
  act?.(rig);
  return act !== undefined;
}

const KEYS: { readonly [key: string]: (rig: Rig) => void } = {
  '+': (rig) => rig.zoomBy(KEY_ZOOM),
  '=': (rig) => rig.zoomBy(KEY_ZOOM),
  '-': (rig) => rig.zoomBy(1 / KEY_ZOOM),
  '0': (rig) => rig.fit(),
  ArrowLeft: (rig) => rig.pan(KEY_STEP, 0),
  ArrowRight: (rig) => rig.pan(-KEY_STEP, 0),
  ArrowUp: (rig) => rig.pan(0, KEY_STEP),
  ArrowDown: (rig) => rig.pan(0, -KEY_STEP),
};

function spotOf(pane: HTMLElement, event: MouseEvent): Spot {
  const box = pane.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
