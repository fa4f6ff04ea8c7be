// Keys on the map: they move it, and while one plays they go from space to space.
import { signal } from '@preact/signals';
import { highlights, mapInteraction } from '../state/table-state.ts';
import { nameOf } from '../words/say.ts';
import type { CameraController } from './camera-controller.ts';
import { isTouched } from './current-map.ts';
import { cityFrom, DIRECTIONS, nextOf, spaceTowards } from './cursor.ts';
import type { BoardSheet } from './sheet.ts';

const STEP = 80;
const ZOOM = 1.25;

interface Keyboard {
  readonly cameraController: CameraController;
  readonly sheet: BoardSheet;
  /** The space of one's own vehicle. */
  home(): number;
}

/** The space the keys have come to. */
const cursor = signal<number | null>(null);
let column = 0;

export function handleKeys(pane: HTMLElement, board: Keyboard): () => void {
  const listening = new AbortController();
  const { signal: until } = listening;
  pane.addEventListener(
    'keydown',
    (event) => {
      isTouched.value = true;
      if (event.target !== pane || event.ctrlKey || event.metaKey || event.altKey) return;
      if (moves(board.cameraController, event) || plays(board, event)) event.preventDefault();
    },
    { signal: until },
  );
  pane.addEventListener('blur', () => goTo(board, null), { signal: until });
  return () => listening.abort();
}

/** Zooms, and moves the map where arrows are not for the cursor; false when the key is for something else. */
function moves(cameraController: CameraController, { key, shiftKey }: KeyboardEvent): boolean {
  const direction = isArrow(key) ? DIRECTIONS[key] : null;
  if (direction !== null && (shiftKey || mapInteraction.peek() === null))
    cameraController.pan(-direction.x * STEP, -direction.y * STEP);
  else if (key === '+' || key === '=') cameraController.zoomBy(ZOOM);
  else if (key === '-') cameraController.zoomBy(1 / ZOOM);
  else if (key === '0') cameraController.fit();
  else return false;
  return true;
}

const isArrow = (key: string): key is keyof typeof DIRECTIONS => Object.hasOwn(DIRECTIONS, key);

function plays(board: Keyboard, { key, shiftKey }: KeyboardEvent): boolean {
  const held = mapInteraction.peek();
  if (held === null) return false;
  const here = cursor.peek();
  if (key === 'Enter' || key === ' ') {
    if (here !== null) held.touch(here);
  } else if (key === 'Escape') {
    held.letGo();
    cursor.value = null;
  } else {
    // A letter with Shift is for the whole page.
    const next = shiftKey && isLetter(key) ? null : nextSpace(board, key, here);
    if (next === null) return false;
    goTo(board, next);
  }
  return true;
}

/** Where a key leads to; null when it leads nowhere. */
function nextSpace({ sheet: { board }, home }: Keyboard, key: string, here: number | null): number | null {
  const start = here ?? home();
  if (key === 'Home') return home();
  if (key === 'PageDown') return nextOf(board, highlights.peek().lit, here, 1);
  if (key === 'PageUp') return nextOf(board, highlights.peek().lit, here, -1);
  if (isArrow(key)) {
    const { x, y } = DIRECTIONS[key];
    if (here === null || x !== 0) column = board.spaces[start]?.x ?? 0;
    const next = spaceTowards(board, start, { x, y }, column);
    if (x !== 0) column = board.spaces[next]?.x ?? 0;
    return next;
  }
  return isLetter(key) ? cityFrom(board, (city) => nameOf('city', city), key, start) : null;
}

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

function goTo({ cameraController, sheet }: Keyboard, space: number | null): void {
  cursor.value = space;
  mapInteraction.peek()?.look(space);
  const place = space === null ? undefined : sheet.board.spaces[space];
  if (place !== undefined) cameraController.follow(place);
}
