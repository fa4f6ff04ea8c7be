// Keys on the map: they move it and, while the reader plays, go from space to space.
import { signal } from '@preact/signals';
import type { BoardData } from '@race/great-race';
import { nameOf } from '../../shell/words/say.ts';
import type { BoardSheet } from '../model/board-sheet.ts';
import { perTable, type TableModel } from '../model/table.ts';
import { type CameraController, currentMapOf, type MapPoint } from './camera.ts';

const STEP = 80;
const ZOOM = 1.25;

/** What keys reach on the map. */
export interface KeyboardReach {
  readonly cameraController: CameraController;
  readonly sheet: BoardSheet;
  /** The space of the reader's own vehicle. */
  home(): number;
}

export const mapCursorOf = perTable((table) => {
  const { highlights, mapInteraction } = table;
  const { isTouched } = currentMapOf(table);
  /** The space of the cursor. */
  const cursor = signal<number | null>(null);

  let column = 0;

  function handleKeys(pane: HTMLElement, board: KeyboardReach): () => void {
    const listening = new AbortController();
    const { signal: until } = listening;
    pane.addEventListener(
      'keydown',
      (event) => {
        isTouched.value = true;
        if (event.target !== pane || event.ctrlKey || event.metaKey || event.altKey) return;
        if (moves(table, board.cameraController, event) || plays(board, event)) event.preventDefault();
      },
      { signal: until },
    );
    pane.addEventListener('blur', () => goTo(board, null), { signal: until });
    return () => listening.abort();
  }

  function plays(board: KeyboardReach, { key, shiftKey }: KeyboardEvent): boolean {
    const held = mapInteraction.peek();
    if (held === null) return false;
    const here = cursor.peek();
    if (key === 'Enter' || key === ' ') {
      // Space goes on to the next route to the same space.
      if (here !== null && key === 'Enter') held.enter(here);
      else if (here !== null) held.touch(here);
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

  /** The space that a key leads to; null when it leads nowhere. */
  function nextSpace(
    { sheet: { board }, home }: KeyboardReach,
    key: string,
    here: number | null,
  ): number | null {
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

  function goTo({ cameraController, sheet }: KeyboardReach, space: number | null): void {
    cursor.value = space;
    mapInteraction.peek()?.look(space);
    const place = space === null ? undefined : sheet.board.spaces[space];
    if (place !== undefined) cameraController.follow(place);
  }

  return { handleKeys };
});

/** Zooms, and moves the map where arrows are not for the cursor; false when the key is for something else. */
function moves(
  table: TableModel,
  cameraController: CameraController,
  { key, shiftKey }: KeyboardEvent,
): boolean {
  const { mapInteraction } = table;
  const direction = isArrow(key) ? DIRECTIONS[key] : null;
  const { isByHand } = currentMapOf(table);
  const wasByHand = isByHand.peek();
  isByHand.value = true;
  if (direction !== null && (shiftKey || mapInteraction.peek() === null))
    cameraController.pan(-direction.x * STEP, -direction.y * STEP);
  else if (key === '+' || key === '=') cameraController.zoomBy(ZOOM);
  else if (key === '-') cameraController.zoomBy(1 / ZOOM);
  else if (key === '0') cameraController.fit();
  else {
    isByHand.value = wasByHand;
    return false;
  }
  return true;
}

const isArrow = (key: string): key is keyof typeof DIRECTIONS => Object.hasOwn(DIRECTIONS, key);

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key);

// The cursor on the map: it goes from space to space by keys.
export const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const satisfies { readonly [key: string]: MapPoint };

/** How far a space may lie aside of a direction. */
const ASIDE = 0.9;

/**
 * The next space in a direction: the one beside this one or, over water, the nearest. Above and below are two spaces each;
 * the one nearer to the column where the cursor started is taken, so that it does not drift.
 */
export function spaceTowards(board: BoardData, from: number, direction: MapPoint, column: number): number {
  const start = board.spaces[from];
  if (start === undefined) return from;
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const [space, { x, y }] of board.spaces.entries()) {
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    if (ahead < 1 || aside > ahead * ASIDE) continue;
    const drift = direction.x === 0 ? Math.abs(x - column) / 50 : 0;
    const far = ahead + aside * 1.5 + drift;
    if (far < least) [best, least] = [space, far];
  }
  return best;
}

/** The next of these spaces or the one before, from left to right and top to bottom, starting again at the end. */
export function nextOf(
  board: BoardData,
  spaces: readonly number[],
  from: number | null,
  step: 1 | -1,
): number | null {
  const at = (space: number): MapPoint => board.spaces[space] ?? { x: 0, y: 0 };
  const sorted = [...spaces].sort((a, b) => at(a).y - at(b).y || at(a).x - at(b).x);
  const here = from === null ? -1 : sorted.indexOf(from);
  const next = here < 0 && step < 0 ? sorted.length - 1 : here + step;
  return sorted[(next + sorted.length) % sorted.length] ?? null;
}

/** The next city whose name begins with these letters. */
export function cityFrom(
  board: BoardData,
  name: (city: string) => string,
  letter: string,
  from: number,
): number | null {
  const start = plain(letter);
  const cities = board.spaces.flatMap(({ city }, space) =>
    city !== null && plain(name(city.id)).startsWith(start) ? [space] : [],
  );
  return cities.find((space) => space > from) ?? cities[0] ?? null;
}

/** Ignores accents, which nobody types on capitals. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
