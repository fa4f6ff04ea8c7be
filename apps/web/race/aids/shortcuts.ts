// Keys that bring one to a part of the race's table at once.
import { isOpen as isPaperOpen } from '../../paper/newspaper.tsx';
import { aimOf, type KeyTarget } from './keys.ts';
import { goToFirst, listenFor } from './listen.ts';
import { openedAid } from './open.ts';

/** Where each is, what lies on top first. */
const PLACES = {
  question: ['.windscreen', '.board-sheet', '.blanket', '.live-bar'],
  map: ['.pane'],
  hand: ['.windscreen .plan-hand', '.my-hand button', '.my-hand'],
  paper: ['.gazette', '.news-body'],
} as const satisfies Record<Exclude<KeyTarget, 'help' | 'words'>, readonly string[]>;

/** Begins to listen for them; returns how to stop. */
export const listenForKeys = (): (() => void) =>
  listenFor((key) => {
    const aim = aimOf(key);
    return aim === null ? null : () => follow(aim);
  });

function follow(aim: KeyTarget): void {
  if (aim === 'help' || aim === 'words') {
    openedAid.value = aim;
    return;
  }
  if (aim === 'paper') isPaperOpen.value = true;
  goToFirst(PLACES[aim]);
}
