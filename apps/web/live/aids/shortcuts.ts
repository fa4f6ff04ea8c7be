// Keys that bring one to a part of the table at once.
import { isOpen as isPaperOpen } from '../../paper/newspaper.tsx';
import { isSingleKey } from '../../state/single-keys.ts';
import { type Aim, aimOf } from './keys.ts';
import { openedAid } from './open.ts';

/** Where each is, what lies on top first. */
const PLACES = {
  question: ['.windscreen', '.board-sheet', '.blanket', '.live-bar'],
  map: ['.pane'],
  hand: ['.windscreen .plan-hand', '.my-hand button', '.my-hand'],
  paper: ['.gazette', '.news-body'],
} as const satisfies Record<Exclude<Aim, 'help' | 'words'>, readonly string[]>;

/** Begins to listen for them; returns how to stop. */
export function listenForKeys(): () => void {
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

function press(event: KeyboardEvent): void {
  const aim = isSingleKey(event) ? aimOf(event.key) : null;
  // A sheet over the table has the keys for itself.
  if (aim === null || document.querySelector('dialog:modal, .curtain') !== null) return;
  event.preventDefault();
  if (aim === 'help' || aim === 'words') openedAid.value = aim;
  else goTo(aim);
}

function goTo(aim: keyof typeof PLACES): void {
  if (aim === 'paper') isPaperOpen.value = true;
  // It may have to be drawn first.
  requestAnimationFrame(() => setTimeout(() => focusFirst(PLACES[aim])));
}

function focusFirst(places: readonly string[]): void {
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    found?.focus();
    if (found !== null && document.activeElement === found) return;
  }
}
