// Arrows step, with Shift by turns; space plays; Home and End go to the ends. Whatever has keys of its own keeps them.
import { useEffect } from 'preact/hooks';
import { isPlaying, pause, play, stepTo } from './player.ts';
import { aim, lastMoment, turnFrom } from './replay.ts';

/** Where a key leads from a moment; null when it leads nowhere. */
function keyStep({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): number | null {
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? turnFrom(aim.peek(), 'previous') : aim.peek() - 1;
    case 'ArrowRight':
      return shiftKey ? turnFrom(aim.peek(), 'next') : aim.peek() + 1;
    case 'PageUp':
      return turnFrom(aim.peek(), 'previous');
    case 'PageDown':
      return turnFrom(aim.peek(), 'next');
    case 'Home':
      return 0;
    case 'End':
      return lastMoment.peek();
    default:
      return null;
  }
}

/** Fields, lists and the map have their own use for arrows; buttons for space. */
const OWN_ARROWS = 'input, textarea, select, dialog, .pane, .leaf, [role="slider"]';
const OWN_SPACE = `${OWN_ARROWS}, button, a, summary`;

function act(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.key === ' ' && target.closest(OWN_SPACE) === null) {
    event.preventDefault();
    if (isPlaying.peek()) pause();
    else play();
  }
  const to = target.closest(OWN_ARROWS) === null ? keyStep(event) : null;
  if (to === null) return;
  event.preventDefault();
  stepTo(to);
}

export function useReplayKeys(): void {
  useEffect(() => {
    addEventListener('keydown', act);
    return () => removeEventListener('keydown', act);
  }, []);
}
