import type { TimelineMoment } from './moments.ts';

/** Where a key leads on the timeline; null when it leads nowhere. */
export function stepOf(key: string, moments: readonly TimelineMoment[], from: number): number | null {
  const last = moments.length - 1;
  const turn = moments[from]?.turn ?? 0;
  const startOf = (wanted: number) => moments.findIndex((moment) => moment.turn === wanted);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, from + 1);
    case 'PageUp':
      return startOf(turn) < from ? startOf(turn) : Math.max(0, startOf(turn - 1));
    case 'PageDown':
      return startOf(turn + 1) < 0 ? last : startOf(turn + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
