// Arrows step, with Shift by turns; space plays; Home and End go to the ends. Elements with keys of their own keep them.

import { useEffect } from 'preact/hooks';
import { type TableModel, useTable } from '../../table/model/table.ts';
import { playerOf, replayOf } from './replay.ts';

/** The moment that a key leads to; null when it leads nowhere. */
function keyStep(
  table: TableModel,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): number | null {
  const { aim, lastMoment, turnFrom } = replayOf(table);
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

/** Fields, lists and the map use arrows themselves; buttons use space. */
const OWN_ARROWS = 'input, textarea, select, dialog, .pane, .leaf, [role="slider"]';
const OWN_SPACE = `${OWN_ARROWS}, button, a, summary`;

function act(table: TableModel, event: KeyboardEvent): void {
  const { isPlaying, pause, play, stepTo } = playerOf(table);
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.key === ' ' && target.closest(OWN_SPACE) === null) {
    event.preventDefault();
    if (isPlaying.peek()) pause();
    else play();
  }
  const to = target.closest(OWN_ARROWS) === null ? keyStep(table, event) : null;
  if (to === null) return;
  event.preventDefault();
  stepTo(to);
}

export function useReplayKeys(): void {
  const table = useTable();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => act(table, event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
